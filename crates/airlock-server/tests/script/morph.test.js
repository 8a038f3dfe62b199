// Morphing: the page becomes what the server drew, and what is the reader's stays theirs.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { morph } from "../../assets/morph.js";
import { h, page } from "./dom.js";

beforeEach(() => {
  page.activeElement = null;
});

const piece = (name, text = name) => h("li", { "data-piece": name }, text);

test("attributes and texts become the new ones", () => {
  const old = h("p", { class: "dial is-red", title: "low" }, "3");
  morph(old, h("p", { class: "dial", "data-dial": "fuel" }, "4"));
  assert.equal(old.html, "<p class=dial data-dial=fuel>4");
});

test("a piece is the same element wherever it moves among its siblings", () => {
  const [a, b, c] = ["a", "b", "c"].map((name) => piece(name));
  const hand = h("ol", {}, a, b, c);
  morph(hand, h("ol", {}, piece("c"), piece("x"), piece("a", "changed")));
  assert.equal(hand.html, "<ol><li data-piece=c>c<li data-piece=x>x<li data-piece=a>changed");
  assert.equal(hand.childNodes[0], c);
  assert.equal(hand.childNodes[2], a);
  assert.equal(b.parent, null);
});

test("what keeps its place is not moved, so that it keeps focus", () => {
  const [a, b] = [piece("a"), piece("b")];
  const hand = h("ol", {}, piece("gone"), a, b);
  let moves = 0;
  const insert = hand.insertBefore.bind(hand);
  hand.insertBefore = (child, place) => {
    moves += 1;
    insert(child, place);
  };
  morph(hand, h("ol", {}, piece("a"), piece("b"), piece("new")));
  assert.equal(moves, 1);
});

test("ids come before order, tags after it", () => {
  const form = h("form", {}, h("input", { id: "a-0" }), h("p", {}, "one"), h("p", {}, "two"));
  const [control, first] = form.childNodes;
  morph(form, h("form", {}, h("p", {}, "uno"), h("input", { id: "a-0", value: "7" })));
  assert.equal(form.html, "<form><p>uno<input id=a-0 value=7>");
  assert.equal(form.childNodes[1], control);
  assert.equal(form.childNodes[0], first);
});

test("a label that becomes a link is another element", () => {
  const room = h("div", {}, h("label", { "data-piece": "raider" }));
  const [label] = room.childNodes;
  morph(room, h("div", {}, h("a", { "data-piece": "raider" })));
  assert.notEqual(room.childNodes[0], label);
  assert.equal(room.html, "<div><a data-piece=raider>");
});

test("text that is being typed stays", () => {
  const field = h("input", { name: "text", value: "" });
  field.value = "half a sent";
  morph(h("form", {}, field), h("form", {}, h("input", { name: "text", value: "" })));
  assert.equal(field.value, "half a sent");
});

test("a field that has focus is left alone, another one follows the server", () => {
  const [focused, other] = [h("input", { value: "old" }), h("input", { value: "old" })];
  page.activeElement = focused;
  morph(h("form", {}, focused, other), h("form", {}, h("input", { value: "new" }), h("input", { value: "new" })));
  assert.equal(focused.value, "old");
  assert.equal(other.value, "new");
});

const box = (attributes) => h("input", { type: "checkbox", id: "c-0", ...attributes });

test("a box that the server does not change stays as the reader left it", () => {
  const mine = box({});
  mine.checked = true;
  morph(h("form", {}, mine), h("form", {}, box({})));
  assert.equal(mine.checked, true);
});

test("a box that the server changes is the server's", () => {
  const mine = box({ checked: "" });
  morph(h("form", {}, mine), h("form", {}, box({})));
  assert.equal(mine.checked, false);
});

test("another question takes all picks back", () => {
  const mine = box({});
  mine.checked = true;
  morph(h("form", {}, mine), h("form", {}, box({})), { fresh: true });
  assert.equal(mine.checked, false);
});

test("details stay open, tab stops stay where they are", () => {
  const old = h("section", {}, h("details", { open: "" }), h("label", { tabindex: "0" }));
  morph(old, h("section", {}, h("details"), h("label", { class: "is-legal" })));
  assert.equal(old.html, "<section><details open=><label tabindex=0 class=is-legal>");
});
