// Rulebooks are taken apart whole: tables as tables, notes as notes, marks as marks, and no sign of Markdown is left.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { blocks, meanings, seek, seekTerms, spoken } from "../node_modules/.port/port.mjs";

const LANGUAGES = ["en", "fr", "de"];
const GAMES = new URL("../../src/wunderkammer/games/", import.meta.url);
const SIGNS = /[*`|]|^#|^>|\[[A-Z]\]|\]\(|---/; // what only Markdown would write
const read = (path) => readFileSync(new URL(path, GAMES), "utf8");
const games = readdirSync(GAMES).filter((name) => existsSync(new URL(`${name}/rulebook`, GAMES)));
const told = (all) => all.flatMap(spoken);
const left = (all) => told(all).filter((span) => SIGNS.test(span.text));

/** The marks of a source, letter by letter in their order. */
const marks = (source) => [...source.matchAll(/\[([PDRO])(?::[^\]]+)?\]/g)].map((found) => found[1]);

let clauses = 0;
let tables = 0;
for (const game of games)
    for (const lang of LANGUAGES) {
        const source = read(`${game}/rulebook/${lang}.md`);
        const all = blocks(source);
        const stated = [...source.matchAll(/^(?:## |\*\*)§(\d+(?:\.\d+)?)/gm)].map((found) => found[1]);
        assert.deepEqual(all.map((block) => block.clause).filter(Boolean), stated);
        assert.deepEqual(left(all), [], `${game} ${lang}: signs of Markdown are left`);
        const drawn = all.filter((block) => block.kind === "table");
        assert.equal(drawn.length, [...source.matchAll(/^\|[-| :]+\|$/gm)].length, `${game} ${lang}: tables`);
        for (const table of drawn)
            for (const row of table.rows)
                assert.equal(row.length, table.lines.length, `${game} ${lang}: a row is not whole`);
        const seen = told(all).filter((span) => span.kind === "mark");
        assert.deepEqual(
            seen.map((span) => span.text),
            marks(source),
            `${game} ${lang}: marks`,
        );
        for (const clause of stated)
            assert.ok(
                seek(all, `§${clause}`).some((block) => block.clause === clause),
                `${game} ${lang}: §${clause} is not found`,
            );
        clauses += stated.length;
        tables += drawn.length;
    }
assert.ok(tables > 0);

// What would be left is found: each of these is no Markdown that we draw.
for (const wrong of ["[a](b)", "a | b", "`a", "#### a", "[X] a"]) assert.equal(left(blocks(wrong)).length, 1, wrong);

// By words in any order and any spelling, by clause, with the heading and the table that belong to it.
const some = blocks(
    "# A\n\n## §1 One\n\n**§1.1** The tall Élan [P], *quick* [D: by a review].\n\n| a | b |\n|---|--:|\n| 1 | gold |\n\n" +
        "> Note:\n> - one [R]\n\n## §2 Two\n\n**§2.1** See §1.1:\n- first\n  goes on\n- second [O]\n",
);
const kinds = (found) => found.map((block) => block.kind).join(" ");
assert.equal(kinds(some), "title chapter text table note chapter text list");
assert.equal(kinds(some[4].within), "text list");
assert.deepEqual(some.at(-1).lines[0], [{ kind: "text", text: "first goes on", note: "" }]);
assert.deepEqual(
    told(some).flatMap((span) => (span.kind === "mark" ? [span.text + span.note] : [])),
    ["P", "Dby a review", "R", "O"],
);
assert.equal(kinds(seek(some, "quick elan")), "chapter text table");
assert.equal(kinds(seek(some, "gold")), "chapter text table");
assert.equal(kinds(seek(some, "1.1")), "chapter text table chapter text list");
assert.equal(kinds(seek(some, "§2.1")), "chapter text list");
assert.equal(kinds(seek(some, "elan second")), "");
assert.equal(seek(some, " ").length, some.length);

// The glossary: by its words, its meaning and its clauses; what is only half said is left out.
const terms = meanings(
    "de",
    { hut: { icon: "hut", clauses: ["1.4"] }, mat: {}, gone: {} },
    "term-hut = Arbeiterhütte\n    .means = Holt eine Karte ans Licht.\nterm-mat = Tableau\n",
);
assert.deepEqual(terms, [
    {
        term: "hut",
        word: "Arbeiterhütte",
        means: "Holt eine Karte ans Licht.",
        icon: "hut",
        clauses: ["1.4"],
        shared: false,
    },
]);
for (const sought of ["hutte", "licht karte", "§1.4"]) assert.equal(seekTerms(terms, sought).length, 1, sought);
assert.equal(seekTerms(terms, "huette").length, 0);
console.log(`${clauses} clauses and ${tables} tables of the rulebooks`);
