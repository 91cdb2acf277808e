// The page says of whole recorded games what the terminal says; expect.py has written down what that is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, lines, Speaker, when } from "../node_modules/.port/port.mjs";

const texts = (path) => readFileSync(new URL(`../../src/wunderkammer/${path}.ftl`, import.meta.url), "utf8");
const expected = JSON.parse(readFileSync(new URL("../node_modules/.expected.json", import.meta.url), "utf8"));
const speakers = {};
let sentences = 0;
let longest = 0; // lines of a story

for (const one of expected) {
    const { lang, game, people, reader, view, legal, bots, events } = one;
    const speaker = (speakers[lang + game] ??= new Speaker(lang, game, [
        texts(`texts/${lang}`),
        texts(`games/${game}/texts/${lang}`),
    ]));
    const question = speaker.question(view, people, legal, {}, bots);
    assert.equal(question, one.question);
    for (const [chosen, fitting, words] of one.halves)
        assert.equal(speaker.question(view, people, fitting, chosen), words);
    const told = lines(speaker, events, people, reader).map((line) => line.text);
    assert.deepEqual(told, one.story);
    assert.equal(after(told.at(-1) ?? "", question), one.after);
    for (const [move, words] of one.moves) assert.equal(speaker.move(move, people), words);
    sentences += 1 + one.halves.length + told.length + one.moves.length;
    longest = Math.max(longest, told.length);
}
assert.ok(sentences > 10000);
assert.ok(longest > 150); // a whole game was told at once
console.log(`${sentences} sentences are the same as in the terminal`);

// A turning point is told in its round, as the game calls it.
const turns = (game) => [1, 3].map((round) => when(speakers[`en${game}`], { round, ply: 76 }));
assert.deepEqual(turns("artifact"), ["1920, step 77", "1922, step 77"]);
assert.deepEqual(turns("artisans"), ["Round 1, step 77", "Round 3, step 77"]);
