// The sums that the script does itself.

import assert from "node:assert/strict";
import { test } from "node:test";

import { judge } from "../../assets/ask.js";
import { nextInDirection } from "../../assets/keys.js";
import { axisAt } from "../../assets/moments.js";
import { signed } from "../../assets/page.js";
import { digest, sealOf } from "../../assets/seal.js";

test("changes are written with their sign", () => {
  assert.deepEqual([2, 0, -3].map(signed), ["+2", "0", "−3"]);
});

const feed = {
  dataset: {
    min: "0",
    max: "2",
    deeds: '["Add none","Add 1 card","Add 2 cards"]',
    summaries: '["","1 card worth {worth}.","2 cards worth {worth}."]',
  },
};
const card = (worth) => ({ dataset: { worth } });

test("the pick of cards names its number and what it is worth", () => {
  assert.deepEqual(judge([card("3"), card("-5")], feed), {
    isEnough: true,
    deed: "Add 2 cards",
    summary: "2 cards worth −2.",
  });
});

test("no card and too many cards are not enough to go on", () => {
  assert.equal(judge([], feed).isEnough, false);
  assert.equal(judge([card("1"), card("1"), card("1")], feed).isEnough, false);
});

test("one answer brings its own words", () => {
  const answer = { dataset: { summary: "You attack.", deed: "Attack" } };
  assert.deepEqual(judge([answer], null), { summary: "You attack.", deed: "Attack", isEnough: true });
  assert.deepEqual(judge([], null), { isEnough: false });
});

const scale = { zero: 84, unit: 21, width: 462 };

test("the bar of a sum grows from 0 to both sides and ends with the axis", () => {
  assert.deepEqual(axisAt(7, scale), { x: 84, width: 147, here: 231 });
  assert.deepEqual(axisAt(-2, scale), { x: 42, width: 42, here: 42 });
  assert.deepEqual(axisAt(99, scale), { x: 84, width: 378, here: 462 });
});

const rect = (left, top) => ({ left, top, width: 10, height: 10 });
const RIGHT = [1, 0];
const DOWN = [0, 1];

test("arrows go straight ahead before they go to something nearer aside", () => {
  const others = [rect(12, 20), rect(60, 0)];
  assert.equal(nextInDirection(rect(0, 0), others, RIGHT), 1);
  assert.equal(nextInDirection(rect(0, 0), others, DOWN), 0);
});

test("at the edge an arrow leads nowhere", () => {
  assert.equal(nextInDirection(rect(60, 0), [rect(0, 0)], RIGHT), -1);
});

test("the seal is the SHA-256 of the seed's bytes", async () => {
  const seal = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  assert.equal(await sealOf("00".repeat(32)), seal);
});

test("without the browser's own SHA-256 the sum is the same", async () => {
  const { subtle } = globalThis.crypto;
  for (const length of [0, 1, 32, 55, 56, 63, 64, 65, 200]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    assert.deepEqual(digest(bytes), new Uint8Array(await subtle.digest("SHA-256", bytes)), `${length} bytes`);
  }
});
