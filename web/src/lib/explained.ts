/** What there is to say of a thing with `data-term`: its line of the glossary, and what is true of this very one now. */
import type { Meaning } from "./terms";

export interface Explained {
  word: string;
  now: string; // its figure of now (`data-now`), or empty
  own: string; // its own name (`title`) where the word alone does not tell it
  means: string; // what it is for, as the glossary says, or more exactly (`data-own`)
}

export function explained(thing: HTMLElement, { word, means }: Meaning): Explained {
  const { now = "", own: exactly = means, title = thing.title } = thing.dataset;
  return { word, now, own: title.toLowerCase() === word.toLowerCase() ? "" : title, means: exactly };
}
