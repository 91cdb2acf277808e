/** What is known of a game: for how many, for whom, how long, by whom. What is not known is not said. */
import type { GameInfo } from "../../protocol";
import { say, speaker } from "../lib/words.svelte";

export function factsOf({ name, seats, box }: GameInfo): string[] {
  const said: string[] = [];
  if (box.age) said.push(say("ui-fact-age", { age: box.age }));
  if (box.minutes.length) said.push(say("ui-fact-minutes", { low: box.minutes[0], high: box.minutes.at(-1) }));
  if (said.length && box.mark !== "print") said.push(say("ui-fact-reviewed", { fact: said.pop() }));
  const more = speaker(name).sayIf(`web-meta-${name}`);
  return [say("web-players", { low: seats[0], high: seats.at(-1) }), ...said, ...(more ? [more] : [])];
}

/** Who made it; empty if that is not known. */
export function madeBy({ box }: GameInfo): string {
  const authors = box.authors.length ? [say("ui-fact-authors", { authors: speaker().allOf(box.authors) })] : [];
  const publisher = box.publisher
    ? [say("ui-fact-publisher", { publisher: box.publisher, year: String(box.year || "") })]
    : [];
  return [...authors, ...publisher].join(" · ");
}
