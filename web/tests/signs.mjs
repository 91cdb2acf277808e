// Every deed of a player in the recorded games can be told in drawings, and there is a file for each of them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { artefaktSigns, artifactSigns, artisansSigns, lines, Speaker } from "../node_modules/.port/port.mjs";

const GAMES = { artefakt: artefaktSigns, artifact: artifactSigns, artisans: artisansSigns };
const here = (path) => new URL(path, import.meta.url);
const icons = (folder) => readdirSync(here(`../src/${folder}`)).map((file) => file.replace(".svg", ""));
const expected = JSON.parse(readFileSync(here("../node_modules/.expected.json"), "utf8"));
let told = 0;

for (const [game, signs] of Object.entries(GAMES)) {
    const known = new Set([...icons("icons"), ...icons(`games/${game}/icons`)]);
    const texts = (path) => readFileSync(here(`../../src/wunderkammer/${path}.ftl`), "utf8");
    const speaker = new Speaker("en", game, [texts("texts/en"), texts(`games/${game}/texts/en`)]);
    const silent = new Set();
    for (const { events, people, reader } of expected.filter((one) => one.game === game && one.lang === "en")) {
        for (const event of events)
            for (const { icon } of signs(event))
                assert.ok(!icon || known.has(icon), `${event.event}: no drawing ${icon}`);
        for (const { first, last, seat, heading } of lines(speaker, events, people, reader)) {
            if (seat === null || heading) continue;
            const drawn = events.slice(first, last + 1).flatMap(signs);
            if (!drawn.some(({ icon, seat }) => icon || seat !== undefined)) silent.add(events[first].event);
            told += 1;
        }
    }
    assert.deepEqual([...silent], [], game);
}
assert.ok(told > 1000);
console.log(`${told} deeds in drawings`);
