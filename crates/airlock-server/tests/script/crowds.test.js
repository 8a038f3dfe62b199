// Which of the ships that nothing tells apart went where.

import assert from "node:assert/strict";
import { test } from "node:test";

import { movesOf } from "../../assets/crowds.js";

const at = { fore: 0, "port-bow": 10, aft: 40 };
const crowd = (kind, area, count) => ({ kind, area, count, rect: { left: at[area], top: 0 } });
const told = (moves) => moves.map(({ from, to }) => `${to.kind} ${from.area} ${to.area}`);

test("ships that an area has lost went where one was gained", () => {
  const before = [crowd("raider", "fore", 3), crowd("raider", "port-bow", 1)];
  const after = [crowd("raider", "fore", 1), crowd("raider", "port-bow", 3)];
  assert.deepEqual(told(movesOf(before, after)), ["raider fore port-bow", "raider fore port-bow"]);
});

test("the nearest one comes, and each ship once", () => {
  const before = [crowd("viper", "fore", 1), crowd("viper", "aft", 1)];
  const after = [crowd("viper", "port-bow", 2)];
  assert.deepEqual(told(movesOf(before, after)), ["viper fore port-bow", "viper aft port-bow"]);
});

test("ships stand still, come and go without moving", () => {
  const still = [crowd("civilian", "fore", 2)];
  assert.deepEqual(movesOf(still, still), []);
  assert.deepEqual(movesOf([], still), []);
  assert.deepEqual(movesOf(still, []), []);
  assert.deepEqual(movesOf([crowd("raider", "fore", 1)], [crowd("viper", "aft", 1)]), []);
});
