// Cards of a set are chosen in any order, what is in every set is fixed, and only a full set has moves.
import assert from "node:assert/strict";
import { sets } from "../node_modules/.port/port.mjs";

const { changed, counted, forced, having, missing, movesFor, size, unpack } = sets;
// Two of three architectures, a sculpture and a jewellery: the rules take what is left over by themselves.
const all = unpack({
    things: ["architecture", "jewellery", "sculpture"],
    moves: ["pick architecture", "pick jewellery", "pick sculpture"],
    ways: [
        { things: [0, 0], moves: [0, 0] },
        { things: [0, 2], moves: [0, 2] },
        { things: [0, 1], moves: [0, 1] },
        { things: [2, 1], moves: [2] },
    ],
});
assert.equal(forced(all).size, 0);
assert.equal(having(all, counted(["jewellery"])).length, 2);
assert.deepEqual(movesFor(all, counted(["jewellery"])), []);
for (const order of [
    ["jewellery", "sculpture"],
    ["sculpture", "jewellery"],
]) {
    const count = order.reduce((now, thing) => changed(now, thing, 1), new Map());
    assert.deepEqual(movesFor(all, count), ["pick sculpture"]);
    assert.equal(size(changed(count, "sculpture", -1)), 1);
}
assert.deepEqual(movesFor(all, counted(["architecture", "architecture"])), ["pick architecture", "pick architecture"]);
assert.equal(having(all, counted(["jewellery", "jewellery"])).length, 0);
assert.deepEqual([...forced(all.slice(0, 3))], [["architecture", 1]]);
assert.deepEqual([...forced([])], []);
assert.equal(missing(all[0], counted(["architecture"])), "architecture"); // two of it
assert.equal(missing(all[3], counted(["sculpture"])), "jewellery");
assert.equal(missing(all[3], counted(["jewellery", "sculpture"])), undefined);
console.log("sets are chosen in any order");
