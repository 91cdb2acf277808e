// What happened since one's last move, by rival; nothing for who has not moved, or has moved last.
import assert from "node:assert/strict";
import { marked, since } from "../node_modules/.port/port.mjs";

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

// An answer without a choice is no move: it is marked, or has a line between the events if the log does not tell it.
const speaker = { say: (key, { move, deed }) => `${key}: ${move ?? deed}`, move: (move) => move };
const happened = ["did", "did", "quiet", "did"].map((event) => ({ event }));
const three = [0, 1, 3].map((first, seat) => ({ seat: seat % 2, heading: false, text: "deed", first, last: first }));
const answers = [
    { before: 2, move: "skip" },
    { before: 3, move: "leave" },
];
const whole = marked(three, answers, 0, speaker, []);
assert.deepEqual(
    whole.map(({ first, given, text }) => [first, given ?? false, text]),
    [
        [0, false, "deed"],
        [1, false, "deed"],
        [1.5, true, "web-given: skip"],
        [3, true, "web-given-too: deed"],
    ],
);
const rivals = since(whole, happened, 0, []);
assert.equal(rivals.from, 1);
assert.deepEqual(rivals.rivals[0].lines[0].events, [{ event: "did" }]);
assert.deepEqual(marked(three, [], 0, speaker, []), three);
console.log("what happened since one's turn is told by rival");
