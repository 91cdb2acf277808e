// The words of the page are there in every language, and a QR code is what it should be.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { squares } from "../node_modules/.port/port.mjs";

const LANGUAGES = ["en", "fr", "de"];
const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const within = (folder) => readdirSync(new URL(folder, import.meta.url), { withFileTypes: true });
const games = within("../src/games/")
    .filter((one) => one.isDirectory())
    .map((one) => one.name);
const files = (lang) => [
    ...within(`../src/texts/${lang}/`).map((file) => `../src/texts/${lang}/${file.name}`),
    ...games.map((game) => `../src/games/${game}/texts/${lang}.ftl`),
];
const keys = (lang) => files(lang).flatMap((file) => read(file).match(/^[a-z][\w-]*(?= =)/gm));

for (const lang of LANGUAGES) {
    const own = keys(lang);
    assert.deepEqual(
        own.filter((key, at) => own.indexOf(key) !== at),
        [],
        `${lang}: said twice`,
    );
    assert.deepEqual([...own].sort(), keys("en").sort(), `${lang}: other words than in English`);
}

// Compared once with the code that another program draws of the same 134 bytes, which leave no room for padding.
const drawn = squares("x".repeat(129) + "/#/Aq")
    .map((row) => row.map(Number).join(""))
    .join("\n");
assert.equal(
    createHash("sha256").update(drawn).digest("hex"),
    "04aece8710815b2013d0b033fdba74235e1a61bc507ba94340e7929a4fb12ed8",
);
assert.equal(squares("x".repeat(200)), null);
console.log(`${keys("en").length} words in ${LANGUAGES.length} languages`);
