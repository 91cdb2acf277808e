/** Terms in words: the Fluent file of a glossary and its list of terms in, what each is called and means out. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Entry } from "../../protocol";

export interface Meaning {
  term: string; // its id, as in data-term
  word: string;
  means: string;
  icon: string; // of the page's drawings; empty if there is none
  clauses: readonly string[]; // that speak of it
  shared: boolean; // by all games
}

/** Every term that can be said; one that is only half said is left out. */
export function meanings(lang: string, terms: Record<string, Entry>, source: string, shared = false): Meaning[] {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return Object.entries(terms).flatMap(([term, { icon = "", clauses = [] }]) => {
    const message = bundle.getMessage(`term-${term}`);
    const means = message?.attributes.means;
    if (!message?.value || !means) return [];
    return [
      { term, word: bundle.formatPattern(message.value), means: bundle.formatPattern(means), icon, clauses, shared },
    ];
  });
}
