// Sums are what others count, and a page that is lied to about chance says so and opens nothing.
import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { chance, sums } from "../node_modules/.port/port.mjs";

const { compare, counted, nothing, promised, promiseOf, published, sealOf, settled, steps, tookPart } = chance;
const sum = (data) => createHash("sha256").update(data).digest("hex");

for (let length = 0; length < 300; length++) {
    const [data, key] = [randomBytes(length), randomBytes((length * 7) % 150)];
    assert.equal(sums.hex(sums.sha256(data)), sum(data));
    assert.equal(sums.hex(sums.hmac(key, data)), createHmac("sha256", key).update(data).digest("hex"));
    assert.deepEqual(sums.bytes(sums.hex(data)), new Uint8Array(data));
}

// The same table as in tests/test_fair.py.
const KEY = sums.hex(Uint8Array.from({ length: 32 }, (_, byte) => byte));
const BEN = "b2".repeat(32);
const SEALS = ["", sealOf("a1".repeat(32)), sealOf(BEN)];
assert.equal(
    promiseOf({ ...nothing("Table_1"), commitment: sealOf(KEY), seals: SEALS }),
    "4d26ff83ccebef724696ae0a0b59fcd29c2acad1a103e781dde1857bafe6e2c7",
);
assert.equal(promiseOf(nothing("Table_1")), "");

const fresh = () => randomBytes(32).toString("hex");
const shown = (stage, waiting, seals = [], secrets = ["", "", ""], aborted = [0, 0, 0]) => ({
    stage,
    waiting,
    seals,
    secrets,
    aborted,
});

/** Seat 0 of three, the third is covered, up to the moment when all seals are on the table. */
function sealed() {
    const kept = nothing("Table_1");
    promised(kept, sealOf(KEY));
    const [step] = steps(kept, shown("sealing", [0, 1]), [0], fresh);
    assert.equal(step.do, "seal");
    return { kept, mine: kept.own[0].secret, seals: [step.seal, sealOf(BEN), ""] };
}

/** The same when it has opened. */
function opened() {
    const { kept, mine, seals } = sealed();
    assert.deepEqual(steps(kept, shown("opening", [0, 1], seals), [0], fresh), [{ do: "open", seat: 0, secret: mine }]);
    return { kept, mine, seals };
}

{
    const { kept, mine, seals } = opened();
    assert.deepEqual(steps(kept, shown("opening", [1], seals, [mine, "", ""]), [0], fresh), []);
    settled(kept, shown("ready", [], seals, [mine, BEN, ""]));
    published(kept, KEY);
    assert.deepEqual(kept.wrong, []);
    assert.ok(tookPart(kept, [0]));
    assert.ok(!tookPart(kept, [0, 1]));
}

// A secret is sealed again only as long as nobody has seen it; a page that is loaded anew goes on with what it kept.
{
    const { kept, mine, seals } = sealed();
    assert.equal(steps(structuredClone(kept), shown("sealing", [0, 1]), [0], fresh)[0].seal, seals[0]);
    const again = structuredClone(kept);
    assert.equal(steps(again, shown("opening", [0, 1], seals), [0], fresh)[0].secret, mine);
    assert.equal(
        steps(structuredClone(again), shown("opening", [0, 1], seals), [0], fresh)[0].secret,
        mine,
        "the answer was lost",
    );
    const [step] = steps(again, shown("sealing", [0, 1], [], ["", "", ""], [0, 1, 0]), [0], fresh);
    assert.notEqual(step.seal, seals[0]);
    assert.equal(again.voided, 1);
}

// What was lost, or was sealed on another device, cannot be opened here.
{
    const { kept, seals } = sealed();
    const others = [sealOf("cc".repeat(32)), ...seals.slice(1)];
    assert.deepEqual(steps(kept, shown("opening", [0, 1], others), [0], fresh), [
        { do: "open", seat: 0, secret: null },
    ]);
}

// What a page has kept that counted seats from 1 is read as it was meant.
{
    const { kept, mine, seals } = sealed();
    const { first: _, ...old } = { ...structuredClone(kept), own: { 1: kept.own[0] } };
    const now = counted(old);
    assert.deepEqual(now.own, kept.own);
    assert.deepEqual(counted(now), now);
    assert.equal(steps(now, shown("opening", [0, 1], seals), [0], fresh)[0].secret, mine);
}

// Who only watches keeps the promise if nothing was open yet.
{
    const { seals, mine } = sealed();
    const [early, late] = [nothing("Table_1"), nothing("Table_1")];
    assert.deepEqual(steps(early, shown("opening", [0, 1], seals), [], fresh), []);
    steps(late, shown("opening", [1], seals, [mine, "", ""]), [], fresh);
    assert.deepEqual([early.seals, late.seals], [seals, []]);
}

// Servers that lie.
const lies = {
    "another key in the end": ["key", ({ kept }) => published(kept, "00".repeat(32))],
    "a key that was swapped in the midst, with a commitment that fits": [
        "commitment",
        ({ kept }) => promised(kept, sealOf("00".repeat(32))),
    ],
    "and its key": ["key", ({ kept }) => published(kept, "00".repeat(32))],
    "a secret that does not fit": [
        "secret",
        ({ kept, seals, mine }) => steps(kept, shown("opening", [], seals, [mine, "dd".repeat(32), ""]), [0], fresh),
    ],
    "another secret with another seal": [
        "seals",
        ({ kept, seals, mine }) =>
            compare(kept, shown("ready", [], [seals[0], sealOf("dd".repeat(32)), ""], [mine, "dd".repeat(32), ""])),
    ],
    "a secret for a seat that was covered": [
        "seals",
        ({ kept, seals, mine }) =>
            compare(
                kept,
                shown("ready", [], [seals[0], seals[1], sealOf("dd".repeat(32))], [mine, BEN, "dd".repeat(32)]),
            ),
    ],
    "a game that begins before all is open": [
        "secret",
        ({ kept, seals, mine }) => settled(kept, shown("ready", [], seals, [mine, "", ""])),
    ],
    "a game without our secret": [
        "seals",
        ({ kept, seals }) => settled(kept, shown("ready", [], ["", seals[1], ""], ["", BEN, ""])),
    ],
    "aborts that are not told": [
        "aborted",
        ({ kept }) => {
            const [step] = steps(kept, shown("sealing", [0, 1]), [0], fresh);
            const seals = [step.seal, sealOf(BEN), ""];
            steps(kept, shown("opening", [0, 1], seals), [0], fresh);
            settled(kept, shown("ready", [], seals, [kept.own[0].secret, BEN, ""]));
        },
    ],
};
for (const [name, [wrong, lie]] of Object.entries(lies)) {
    const here = opened();
    lie(here);
    assert.deepEqual(here.kept.wrong.includes(wrong), true, `${name}: ${here.kept.wrong}`);
    assert.deepEqual(steps(here.kept, shown("sealing", [1]), [0], fresh), [], `${name}: nothing is said any more`);
}
{
    const { kept, seals } = sealed(); // the seals are exchanged when one of ours is open
    steps(kept, shown("opening", [0, 1], seals), [0], fresh);
    assert.deepEqual(steps(kept, shown("opening", [0, 1], [seals[0], sealOf("ee".repeat(32)), ""]), [0], fresh), []);
    assert.deepEqual(kept.wrong, ["seals"]);
}
console.log(`${Object.keys(lies).length} lies about chance were found`);
