/** What somebody would have more or less of, in words. */
import type { Speaker } from "./speaker";

export const WIN = "win"; // the measure of a game that is won by then
export const CHANCE = "chance"; // to win: the measure where no other one tells moves apart
const RIVAL = "rival-"; // how the measures begin that are counted for the strongest rival

/** More of one's own, or less for a rival. */
export const isGain = ([measure, more]: readonly [measure: string, more: number]): boolean =>
  more > 0 !== measure.startsWith(RIVAL);

/** `two cards`. */
function things(speaker: Speaker, measure: string, more: number): string {
  return speaker.say(`measure-${measure.replace(RIVAL, "")}`, { count: Math.max(1, Math.round(Math.abs(more))) });
}

/** `about two cards more`. */
function difference(speaker: Speaker, measure: string, more: number): string {
  const told = { things: things(speaker, measure, more) };
  if (measure.startsWith(RIVAL)) return speaker.say(more > 0 ? "ui-rival-more" : "ui-rival-less", told);
  return speaker.say(more > 0 ? "ui-analysis-more" : "ui-analysis-less", told);
}

export function differences(speaker: Speaker, all: readonly (readonly [measure: string, more: number])[]): string {
  return speaker.allOf(all.map(([measure, more]) => difference(speaker, measure, more)));
}

/** What there is more of, and what there is less of. */
export function exchanged(speaker: Speaker, all: Record<string, number>): { gains: string; costs: string } {
  const told = (sign: number): string =>
    speaker.allOf(
      Object.entries(all)
        .filter(([, more]) => sign * more > 0)
        .map(([measure, more]) => things(speaker, measure, more)),
    );
  return { gains: told(1), costs: told(-1) };
}
