// What every other module stands on: the page, its words, and the two ways it speaks up.
//
// The script has no words of its own: all that a player reads comes from the server, in his
// language (`<template id="words">`). Modules do not know each other; who must look again after
// something was drawn says so with `onDrawn`.

export const main = () => document.querySelector("main");
export const byId = (id) => document.getElementById(id);

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
  return [...template.content.children];
}

export function make(tag, className, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** A number with its sign, as the pages write it. */
export const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

export const fill = (template, values) => template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

/** True while letters belong to a text. */
export function isTyping(element = document.activeElement) {
  return Boolean(element?.matches?.("textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=button], [type=submit])"));
}

/** Nothing moves for who cannot see it or does not want it. */
export const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

const drawnHooks = [];
export const onDrawn = (hook) => drawnHooks.push(hook);

/** Tells everybody that parts of the page are new. `regions` holds their ids. */
export function drawn(regions = new Set()) {
  for (const hook of drawnHooks) hook(regions);
}

// Live regions must be in the page before they speak, or nobody hears them.
let polite, assertive, toasts;

export function prepareVoices() {
  polite = make("p", "sr");
  polite.ariaLive = "polite";
  assertive = make("p", "sr");
  assertive.ariaLive = "assertive";
  toasts = make("div", "toasts");
  toasts.role = "status";
  document.body.append(polite, assertive, toasts);
}

export function say(text) {
  if (text) polite.textContent = text;
}

export function alertPlayer(text) {
  assertive.textContent = text ?? "";
}

const TOAST_MS = 6000;

export function toast(text) {
  if (!text) return;
  const message = make("p", "toast", text);
  toasts.replaceChildren(message);
  setTimeout(() => message.remove(), TOAST_MS);
}
