// Turns an element of the page into what the server drew anew, and keeps what is the reader's:
// focus, scroll positions, typed text, ticked boxes, opened details.
//
// Children find each other by id, then by `data-piece`, then by tag in their order. For boxes the
// rule is a merge of three: what the server did not change stays as the reader left it.

const ELEMENT = 1;

/** How a child is found again among its siblings; nothing for text and plain elements. */
function keyOf(node) {
  if (node.nodeType !== ELEMENT) return null;
  const id = node.getAttribute("id");
  if (id) return `#${id}`;
  const piece = node.getAttribute("data-piece");
  return piece && `${node.nodeName} ${piece}`;
}

const isAlike = (from, to) => from.nodeType === to.nodeType && from.nodeName === to.nodeName;

/**
 * Attributes of which the server has only the first word: the reader opens details, and what loses
 * its `tabindex` for a moment loses focus for good.
 */
const isHis = (element, name) => name === "tabindex" || (name === "open" && element.nodeName === "DETAILS");

function morphAttributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !isHis(from, name)) from.removeAttribute(name);
  }
  for (const { name, value } of [...to.attributes]) {
    if (from.getAttribute(name) !== value && !isHis(from, name)) from.setAttribute(name, value);
  }
}

/** A box or a field: its state lives beside its attributes. */
function morphField(from, to, fresh) {
  const isBox = from.type === "checkbox" || from.type === "radio";
  const [state, served] = isBox ? ["checked", "defaultChecked"] : ["value", "defaultValue"];
  const was = from[served];
  const own = from[state];
  const isDirty = own !== was;
  morphAttributes(from, to);
  if (from.nodeName === "TEXTAREA") from.defaultValue = to.defaultValue;
  const isText = !isBox && from.type !== "range";
  const isUntouched = !fresh && was === to[served];
  const isKept = isText ? isDirty || from === from.ownerDocument.activeElement : isDirty && isUntouched;
  from[state] = isKept ? own : to[served];
}

/** Which of the old children becomes which of the new ones; the rest is new or goes. */
function pairUp(from, to) {
  const keyed = new Map();
  const plain = [];
  for (const child of from.childNodes) {
    const key = keyOf(child);
    if (key && !keyed.has(key)) keyed.set(key, child);
    else plain.push(child);
  }
  let next = 0;
  return [...to.childNodes].map((child) => {
    const key = keyOf(child);
    if (key) {
      const old = keyed.get(key);
      if (!old || !isAlike(old, child)) return [null, child];
      keyed.delete(key);
      return [old, child];
    }
    for (let at = next; at < plain.length; at += 1) {
      if (!isAlike(plain[at], child) || keyOf(plain[at])) continue;
      next = at + 1;
      return [plain[at], child];
    }
    return [null, child];
  });
}

function morphChildren(from, to, fresh) {
  const pairs = pairUp(from, to);
  const staying = new Set(pairs.map(([old]) => old));
  for (const child of [...from.childNodes]) {
    if (!staying.has(child)) from.removeChild(child);
  }
  let place = from.firstChild;
  for (const [old, child] of pairs) {
    if (!old) {
      from.insertBefore(child, place);
    } else {
      // Only what is out of order is moved: moving takes focus and scroll position away.
      if (old === place) place = place.nextSibling;
      else from.insertBefore(old, place);
      morphNode(old, child, fresh);
    }
  }
}

function morphNode(from, to, fresh) {
  if (from.nodeType !== ELEMENT) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  if (from.nodeName === "INPUT" || from.nodeName === "TEXTAREA") {
    morphField(from, to, fresh);
    return;
  }
  morphAttributes(from, to);
  morphChildren(from, to, fresh);
}

/**
 * Makes `from` like `to`, which is used up. With `fresh` set, ticked boxes are the server's:
 * another question is asked with the same controls.
 */
export function morph(from, to, { fresh = false } = {}) {
  if (!isAlike(from, to)) {
    from.replaceWith(to);
    return to;
  }
  morphNode(from, to, fresh);
  return from;
}

const NAMES = ["id", "data-location", "data-area", "data-piece", "for", "href"];

/** A selector that finds an element again after it was drawn anew. */
function nameOf(element, region) {
  for (let at = element; at && at !== region; at = at.parentElement) {
    const name = NAMES.find((attribute) => at.getAttribute(attribute));
    if (name) return `[${name}="${CSS.escape(at.getAttribute(name))}"]`;
  }
  return null;
}

/** Runs `change` on a region and gives focus back if it got lost on the way. */
export function keepingFocus(region, change) {
  const focused = document.activeElement;
  const wasInside = focused && focused !== document.body && region.contains(focused);
  const name = wasInside ? nameOf(focused, region) : null;
  const scrolled = [...region.querySelectorAll(".log, .cards, .ask-body, .record-panel")].map((element) => [
    element,
    element.scrollTop,
    element.scrollLeft,
  ]);
  const now = change();
  for (const [element, top, left] of scrolled) {
    if (element.scrollTop !== top) element.scrollTop = top;
    if (element.scrollLeft !== left) element.scrollLeft = left;
  }
  if (!wasInside || document.activeElement === focused) return;
  const again = focused.isConnected ? focused : name ? now.querySelector(name) : null;
  again?.focus({ preventScroll: true });
  if (now.contains(document.activeElement)) return;
  // The thing is gone: stay in its region, so that Tab goes on from here and not from the top.
  now.tabIndex = -1;
  now.focus({ preventScroll: true });
}
