/**
 * Words of the glossary in running text (`data-terms`): found where they stand, underlined without changing the page,
 * and explained like a piece of a board.
 */
import type { Meaning } from "./terms";

export interface Spoken {
  range: Range;
  meaning: Meaning;
}

// What a word may end with, by language: plurals and cases.
const ENDINGS: Record<string, string> = { en: "e?s", fr: "[sx]", de: "e[nrs]?|ern|n|s" };
const BLOCKS = "p, li, dd, td, button"; // in which a word is underlined once
const OUTSIDE = "[data-term], [data-mute], input, code"; // where no text is looked at
const NAME = "term"; // of what is underlined (styles/everybody.css)

const quoted = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What finds the words of a language, the longest first; its first group is the word as the glossary has it. */
export function finder(lang: string, words: readonly string[]): RegExp | null {
  const ending = `(?:${ENDINGS[lang] ?? ""})?`;
  const bent = (word: string): string => quoted(word).replace(/ /g, `${ending} `) + ending;
  const all = [...words].sort((a, b) => b.length - a.length).map(bent);
  return all.length
    ? new RegExp(`(?<![\\p{L}-])(?:${all.map((one) => `(${one})`).join("|")})(?![\\p{L}-])`, "giu")
    : null;
}

/** Every first mention of a term in each block of the texts below an element. */
export function spokenIn(root: ParentNode, lang: string, known: readonly Meaning[]): Spoken[] {
  const order = [...known].sort((a, b) => b.word.length - a.word.length);
  const pattern = finder(
    lang,
    order.map(({ word }) => word),
  );
  return pattern ? [...root.querySelectorAll("[data-terms]")].flatMap((one) => within(one, pattern, order)) : [];
}

function within(root: Element, pattern: RegExp, order: readonly Meaning[]): Spoken[] {
  const found: Spoken[] = [];
  const said = new Map<Element | null, Set<string>>(); // by block
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || parent.closest(OUTSIDE)) continue;
    const block = parent.closest(BLOCKS);
    const before = said.get(block) ?? new Set();
    said.set(block, before);
    for (const match of text.data.matchAll(pattern)) {
      const meaning = order[match.slice(1).findIndex((group) => group !== undefined)]!;
      if (before.has(meaning.term)) continue;
      before.add(meaning.term);
      const range = document.createRange();
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      found.push({ range, meaning });
    }
  }
  return found;
}

/** The word at a place of the window. */
export function wordAt(all: readonly Spoken[], x: number, y: number): Spoken | undefined {
  const covers = ({ left, right, top, bottom }: DOMRect): boolean => left <= x && x <= right && top <= y && y <= bottom;
  return all.find(({ range }) => [...range.getClientRects()].some(covers));
}

/** Underline them, where the browser can without touching the page. */
export function underline(all: readonly Spoken[]): void {
  if (!("highlights" in CSS)) return;
  const loud = all.filter(({ range }) => !range.startContainer.parentElement?.closest("[data-terms=quiet]"));
  CSS.highlights.set(NAME, new Highlight(...loud.map(({ range }) => range)));
}
