// As much of a document as morphing needs, so that its tests need no browser.

class Node {
  constructor(nodeType, nodeName) {
    Object.assign(this, { nodeType, nodeName, childNodes: [], parent: null, ownerDocument: page });
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    return this.parent?.childNodes[this.parent.childNodes.indexOf(this) + 1] ?? null;
  }

  removeChild(child) {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parent = null;
  }

  insertBefore(child, place) {
    child.parent?.removeChild(child);
    this.childNodes.splice(place ? this.childNodes.indexOf(place) : this.childNodes.length, 0, child);
    child.parent = this;
  }
}

class Text extends Node {
  constructor(text) {
    super(3, "#text");
    this.nodeValue = text;
  }
}

class Element extends Node {
  constructor(tag, attributes) {
    super(1, tag.toUpperCase());
    this.map = new Map(Object.entries(attributes));
    this.checked = this.defaultChecked;
    this.value = this.defaultValue;
  }

  get attributes() {
    return [...this.map].map(([name, value]) => ({ name, value }));
  }

  get type() {
    return this.getAttribute("type");
  }

  get defaultChecked() {
    return this.hasAttribute("checked");
  }

  get defaultValue() {
    return this.getAttribute("value") ?? "";
  }

  getAttribute(name) {
    return this.map.get(name) ?? null;
  }

  hasAttribute(name) {
    return this.map.has(name);
  }

  setAttribute(name, value) {
    this.map.set(name, value);
  }

  removeAttribute(name) {
    this.map.delete(name);
  }

  get html() {
    const attributes = this.attributes.map(({ name, value }) => ` ${name}=${value}`).join("");
    const inside = this.childNodes.map((child) => child.html ?? child.nodeValue).join("");
    return `<${this.nodeName.toLowerCase()}${attributes}>${inside}`;
  }
}

export const page = { activeElement: null };

/** An element with attributes and children: `h("li", { id: "a" }, "text")`. */
export function h(tag, attributes = {}, ...children) {
  const element = new Element(tag, attributes);
  for (const child of children) element.insertBefore(typeof child === "string" ? new Text(child) : child, null);
  return element;
}
