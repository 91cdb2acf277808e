// What happened since one's last move, by rival; nothing for who has not moved, or has moved last.
import assert from "node:assert/strict";
import { since } from "../node_modules/.port/port.mjs";

let number = 0;
const line = (seat, heading = false) => ({ seat, heading, text: "", first: number, last: number++ });
const log = [line(null, true), line(1), line(0), line(1), line(2), line(null), line(null, true), line(1)];

const told = since(log, 0);
assert.equal(told.deeds, 3);
assert.equal(told.from, 3);
assert.deepEqual(
    told.rivals.map(({ seat, lines }) => [seat, lines.map((one) => one.first)]),
    [
        [1, [3, 7]],
        [2, [4]],
    ],
);
assert.equal(since(log, 1), null); // moved last
assert.equal(since(log, 3), null); // has not moved
assert.equal(since(log, -1), null);
console.log("what happened since one's turn is told by rival");
