/** What somebody would have more or less of, in words. */
import type { Speaker } from "./speaker";

export const WIN = "win"; // the measure of a game that is won by then

/** `about two cards more`. */
function difference(speaker: Speaker, measure: string, more: number): string {
  const things = speaker.say(`measure-${measure}`, { count: Math.max(1, Math.round(Math.abs(more))) });
  return speaker.say(more > 0 ? "ui-analysis-more" : "ui-analysis-less", { things });
}

export function differences(speaker: Speaker, all: readonly (readonly [measure: string, more: number])[]): string {
  return speaker.allOf(all.map(([measure, more]) => difference(speaker, measure, more)));
}
