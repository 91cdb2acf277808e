// In all positions of random games: whoever could do something else neither ends nor passes by gold or a single key, and is asked.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { endings } from "../node_modules/.port/port.mjs";

const { endingOf, goldenMove, keyed } = endings;
const ENDINGS = ["end", "rest", "skip", "leave", "pass"];
const positions = JSON.parse(readFileSync(new URL("../node_modules/.positions.json", import.meta.url), "utf8"));
const met = {};

for (const { game, legal } of positions) {
    const possible = legal.filter((move) => ENDINGS.includes(move));
    assert.ok(possible.length <= 1, `${game} offers ${possible}`); // there is one button for it
    const ending = endingOf(legal);
    assert.equal(ending?.move, possible[0]);
    const byKey = [goldenMove(legal), ...legal.map((_, at) => keyed(legal, legal, at + 1))].filter(Boolean);
    assert.ok(byKey.every((move) => legal.includes(move)));
    if (!ending) continue;
    const others = legal.length > 1;
    (met[game] ??= new Set()).add(`${ending.move} ${others}`);
    assert.equal(ending.how === "asked", others);
    if (others) assert.equal(goldenMove(legal), "");
    if (others || ending.move !== "end") assert.ok(!byKey.includes(ending.move), `${game}: ${ending.move} by a key`);
    else assert.equal(goldenMove(legal), "end");
}
for (const [game, most] of [
    ["artifact", ["end true", "end false", "pass true", "pass false", "rest true", "skip true"]],
    ["artisans", ["pass true", "pass false", "rest true", "skip true"]],
    ["artefakt", ["skip true", "skip false", "leave true"]],
])
    for (const one of most) assert.ok(met[game].has(one), `${game} was never asked: ${one}`);
console.log(`${positions.length} positions: nobody does without something by chance`);
