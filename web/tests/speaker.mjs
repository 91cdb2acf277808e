// The page says of whole recorded games what the terminal says; expect.py has written down what that is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { lines, Speaker } from "../node_modules/.port/port.mjs";

const texts = (path) => readFileSync(new URL(`../../src/wunderkammer/${path}.ftl`, import.meta.url), "utf8");
const expected = JSON.parse(readFileSync(new URL("../node_modules/.expected.json", import.meta.url), "utf8"));
const speakers = {};
let sentences = 0;

for (const { lang, game, people, view, question, events, story, moves } of expected) {
    const speaker = (speakers[lang + game] ??= new Speaker(lang, game, [
        texts(`texts/${lang}`),
        texts(`games/${game}/texts/${lang}`),
    ]));
    assert.equal(speaker.question(view, people), question);
    assert.deepEqual(
        lines(speaker, events, people).map((line) => line.text),
        story,
    );
    for (const [move, words] of moves) assert.equal(speaker.move(move, people), words);
    sentences += 1 + story.length + moves.length;
}
assert.ok(sentences > 5000);
console.log(`${sentences} sentences are the same as in the terminal`);
