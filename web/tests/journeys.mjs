// Which pieces travel when a board changes. A piece is written as `what @ where`, a heap with its size behind it.
import assert from "node:assert/strict";
import { journeys } from "../node_modules/.port/port.mjs";

function board(...pieces) {
    return pieces.map((text, at) => {
        const [, piece, place, count = "1"] = /^(.+) @ (.+?)(?: × (\d+))?$/.exec(text);
        return { piece, place, count: Number(count), at };
    });
}

function travel(before, after) {
    const same = (a, b) => a.at === b.at; // drawn at the same spot: the same element
    return journeys(before, after, same).map(
        ({ from, to }) => `${(to ?? from).piece}: ${from?.place ?? "nowhere"} → ${to?.place ?? "gone"}`,
    );
}

// What stays where it is does not travel, in whatever order it is drawn.
assert.deepEqual(travel(board("hut 1 @ site a", "hut 2 @ site b"), board("hut 2 @ site b", "hut 1 @ site a")), []);

// A piece goes from one place to another.
assert.deepEqual(travel(board("figure 1 tall @ site 3"), board("figure 1 tall @ site 5")), [
    "figure 1 tall: site 3 → site 5",
]);

// One of several that are alike: only as many travel as have moved.
assert.deepEqual(
    travel(
        board("hut 1 @ supply", "hut 1 @ supply", "hut 1 @ site a"),
        board("hut 1 @ supply", "hut 1 @ site a", "hut 1 @ site a"),
    ),
    ["hut 1: supply → site a"],
);

// From a heap that is drawn once, and back onto one.
assert.deepEqual(
    travel(
        board("fragment blue @ middle × 5", "fragment blue @ site 2"),
        board("fragment blue @ middle × 4", "fragment blue @ player 1 × 2"),
    ),
    ["fragment blue: middle → player 1", "fragment blue: site 2 → player 1"],
);

// From nowhere, and gone.
assert.deepEqual(travel(board("card x @ hand"), board("card y @ hand")), [
    "card x: hand → gone",
    "card y: nowhere → hand",
]);

// Of two that were alike, the one that is no longer drawn has left.
const [stays, leaves] = board("hut 1 @ site a", "hut 1 @ site a");
const gone = journeys([stays, leaves], [stays, { ...leaves, place: "site b", at: 9 }], (a, b) => a.at === b.at);
assert.equal(gone[0].from, leaves);
console.log("pieces travel from where they were to where they are");
