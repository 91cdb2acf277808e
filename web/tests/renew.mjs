// What is kept says what is told now, and only what differs is touched.
import assert from "node:assert/strict";
import { renew } from "../node_modules/.port/port.mjs";

/** Everything that is written into what is kept, while it is made to say something else. */
function written(before, now) {
    const touched = [];
    const watched = (one, path) =>
        new Proxy(one, {
            get: (target, key) =>
                typeof target[key] === "object" && target[key] !== null
                    ? watched(target[key], `${path}/${String(key)}`)
                    : target[key],
            set: (target, key, value) => {
                touched.push(`${path}/${String(key)}`);
                target[key] = value;
                return true;
            },
        });
    const kept = structuredClone(before);
    renew(watched(kept, ""), before, now);
    assert.deepEqual(kept, now);
    assert.equal(JSON.stringify(kept), JSON.stringify(now)); // in the same order
    return touched;
}

const board = {
    year: 1920,
    sites: [
        { site: "asia", huts: [0, 1] },
        { site: "africa", huts: [2, 0] },
    ],
    hand: { coin: 1 },
    asked: null,
};
const told = (change) => {
    const now = structuredClone(board);
    change(now);
    return now;
};

assert.deepEqual(
    written(
        board,
        told(() => {}),
    ),
    [],
);
assert.deepEqual(
    written(
        board,
        told((now) => (now.sites[1].huts[0] = 3)),
    ),
    ["/sites/1/huts/0"],
);
assert.deepEqual(
    written(
        board,
        told((now) => (now.asked = { ask: "act" })),
    ),
    ["/asked"],
);
assert.deepEqual(
    written(
        told((now) => (now.asked = { ask: "act" })),
        board,
    ),
    ["/asked"],
);

// A list grows and shrinks where it is.
assert.deepEqual(
    written(
        board,
        told((now) => now.sites.push({ site: "america", huts: [] })),
    ),
    ["/sites/2"],
);
assert.deepEqual(
    written(
        board,
        told((now) => now.sites.pop()),
    ),
    ["/sites/length"],
);

// Other names, or the same in another order, are another thing.
assert.deepEqual(
    written(
        board,
        told((now) => (now.hand = { coin: 1, ship: 2 })),
    ),
    ["/hand"],
);
assert.deepEqual(
    written(
        told((now) => (now.hand = { coin: 1, ship: 2 })),
        told((now) => (now.hand = { ship: 2, coin: 1 })),
    ),
    ["/hand"],
);
assert.deepEqual(
    written(
        board,
        told((now) => (now.hand = ["coin"])),
    ),
    ["/hand"],
);
console.log("what is told anew touches only what differs");
