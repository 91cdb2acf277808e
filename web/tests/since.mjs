// What happened since one's last move, by rival; nothing for who has not moved, or has moved last.
import assert from "node:assert/strict";
import { since } from "../node_modules/.port/port.mjs";

let number = 0;
const line = (seat, heading = false) => ({ seat, heading, text: "", first: number, last: number++ });
const log = [line(null, true), line(1), line(0), line(1), line(2), line(null), line(null, true), line(1)];

const story = log.map(() => ({ event: "did" }));
const told = since(log, story, 0, ["revealed"]);
assert.equal(told.deeds, 3);
assert.equal(told.from, 3);
assert.deepEqual(
    told.rivals.map(({ seat, lines }) => [seat, lines.map((one) => one.first)]),
    [
        [1, [3, 7]],
        [2, [4]],
    ],
);
assert.deepEqual(
    told.rivals.flatMap(({ lines }) => lines.map((one) => [one.number, one.events.length])),
    [
        [1, 1],
        [3, 1],
        [2, 1],
    ],
);
assert.equal(since(log, story, 1, []), null); // moved last
assert.equal(since(log, story, 3, []), null); // has not moved
assert.equal(since(log, story, -1, []), null);

// A card of one's own that was revealed is no move yet; what has no line of its own belongs to the line before it.
const before = [...log, { ...line(0), first: 9, last: 9 }];
const more = [...story, { event: "quiet" }, { event: "revealed" }];
assert.equal(since(before, more, 0, []), null);
const later = since(before, more, 0, ["revealed"]);
assert.equal(later.deeds, 3);
assert.deepEqual(later.rivals[0].lines[1].events, [{ event: "did" }, { event: "quiet" }]);
console.log("what happened since one's turn is told by rival");
