/** Finding in a rulebook: by words in any order, by clauses, and by the words of the glossary. */
import type { Meaning } from "../lib/terms";
import { spoken, type Block } from "./markdown";

/** Capitals, accents and curly signs do not matter to somebody who types. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .replaceAll("œ", "oe")
    .replaceAll("ß", "ss")
    .toLowerCase();

const wordsOf = (sought: string): string[] => plain(sought).split(/\s+/).filter(Boolean);

const LONG = 4; // letters of a word that is also found inside another, as a German one would be
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A short word is found at the beginning of a word; 7.3 or §7.3 is a clause, §7 all that belongs to it. */
function has(text: string, word: string): boolean {
  const number = /^§?(\d+(?:\.\d+)?)$/.exec(word)?.[1];
  if (number && new RegExp(`§${literal(number)}(?!\\d)`).test(text)) return true;
  if (word.length >= LONG && !number) return text.includes(word);
  return new RegExp(`(?<![\\p{L}\\p{N}.])${literal(word)}`, "u").test(text);
}

const said = (block: Block): string =>
  spoken(block)
    .map((span) => (span.kind === "mark" ? "" : span.text))
    .join(" ");

/** A clause with what belongs to it: its list, its table. */
export function passages(all: readonly Block[]): Block[][] {
  const found: Block[][] = [];
  for (const block of all)
    if ((block.kind === "list" || block.kind === "table") && found.length) found.at(-1)!.push(block);
    else found.push([block]);
  return found;
}

/** The passages that have all the words, each below the heading of its chapter. */
export function seek(all: readonly Block[], sought: string): Block[] {
  const words = wordsOf(sought);
  if (!words.length) return [...all];
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const passage of passages(all)) {
    const first = passage[0]!;
    if (first.kind === "chapter") heading = first;
    const text = plain(passage.map(said).join(" "));
    if (!words.every((word) => has(text, word))) continue;
    if (heading && heading !== first) found.push(heading);
    heading = null;
    found.push(...passage);
  }
  return found;
}

/** The terms that have all the words. */
export function seekTerms(terms: readonly Meaning[], sought: string): Meaning[] {
  const words = wordsOf(sought);
  return terms.filter(({ word, means, clauses }) => {
    const text = plain(`${word} ${means} ${clauses.map((clause) => `§${clause}`).join(" ")}`);
    return words.every((one) => has(text, one));
  });
}
