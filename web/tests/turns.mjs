// Long turns of one seat are folded to their first line; the newest, one that is open and one that is looked at are not.
import assert from "node:assert/strict";
import { turns } from "../node_modules/.port/port.mjs";

let number = 0;
const line = (seat, heading = false) => ({ seat, heading, text: "", first: number++, last: number });
const log = [
    line(0, true),
    ...[1, 1, 1, 1].map((seat) => line(seat)),
    line(2),
    ...[null, null, null, null].map((seat) => line(seat)),
    ...[0, 0, 0, 0].map((seat) => line(seat)),
];
const shown = (opened = [], marked) => turns(log, new Set(opened), marked);

const folded = shown();
assert.deepEqual(
    folded.map((one) => one.line.first),
    [0, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13],
);
assert.deepEqual(
    folded.filter((one) => one.hidden).map((one) => [one.turn, one.hidden]),
    [[1, 3]],
);
assert.equal(shown([1]).length, log.length);
assert.equal(shown([], 3).length, log.length); // the line that is looked at is in sight
assert.equal(shown([], 1).length, folded.length); // and so it is as the first
assert.ok(turns(log.slice(0, 5), new Set()).every((one) => !one.hidden)); // the newest turn
console.log("long turns fold");
