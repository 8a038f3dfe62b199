// What every other module stands on: the page, its words, and the ways it speaks up.
//
// The script has no words of its own: all that a player reads comes from the server, in their
// language. Modules do not call each other to say that something is new; who must look again
// after something was drawn says so with `onDrawn`.

import { fillStubs, keepLeaves } from "./leaves.js";

export const byId = (id) => document.getElementById(id);
export const main = () => document.querySelector("main");

/** Where this table lives: `/t/<id>`. */
export const tablePath = () => `/t/${main().dataset.table}`;

/** A word of the page; unknown ones are empty rather than wrong. */
export function word(key) {
  return byId("words")?.content.querySelector(`[data-word="${key}"]`)?.textContent ?? "";
}

/** The elements of some HTML that our own server drew. */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  // Without a leaf that we should have the page must be drawn anew.
  if (!fillStubs(template.content)) location.reload();
  keepLeaves(template.content);
  return [...template.content.children];
}

export function make(tag, className, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

export const fill = (template, values) => template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

/** A change with its sign, as the pages write it. */
export const signed = (number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));

const TEXT_FIELDS = "textarea, select, input:not([type=radio], [type=checkbox], [type=range])";

/** True while letters belong to a text. */
export const isTyping = (element = document.activeElement) => Boolean(element?.matches?.(TEXT_FIELDS));

/** Letters with these belong to the browser. */
export const isCommand = (event) => event.ctrlKey || event.metaKey || event.altKey;

/** Nothing moves for those who cannot see it or do not want it. */
export const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

const drawnHooks = [];

/** `hook` is called with the ids of the regions that are new. */
export const onDrawn = (hook) => drawnHooks.push(hook);

export const drawn = (regions = new Set()) => drawnHooks.forEach((hook) => hook(regions));

const TOAST_MS = 6000;

/** A live region must be in the page before it speaks, or nobody hears it. */
export function prepareToasts() {
  const toasts = make("div", "toasts");
  toasts.id = "toasts";
  toasts.role = "status";
  document.body.append(toasts);
}

export function toast(text) {
  if (!text) return;
  const message = make("p", "toast", text);
  byId("toasts").replaceChildren(message);
  setTimeout(() => message.remove(), TOAST_MS);
}

/** Says what has happened, and at once what cannot wait: that it is my turn. */
export function say(happened, urgent) {
  if (happened && byId("said")) byId("said").textContent = happened;
  if (byId("alert")) byId("alert").textContent = urgent ?? "";
}
