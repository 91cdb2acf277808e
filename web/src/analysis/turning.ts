/** A turning point in words, as the terminal tells it. */
import type { Decision } from "../../protocol";
import { differences, isGain, WIN } from "../lib/differences";
import type { Speaker } from "../lib/speaker";

/** The round, as the game calls it. */
export const roundOf = (speaker: Speaker, round: number): string =>
  speaker.sayIf("ui-analysis-year", { round_id: round }) || speaker.say("ui-analysis-round", { round });

/** The round, and the step of the replay. */
export const when = (speaker: Speaker, { round, ply }: Decision): string =>
  speaker.say("ui-analysis-when", { round: roundOf(speaker, round), step: ply + 1 });

/** What the better move would have brought; if nothing by the next turn, it pays off later. */
export function why(speaker: Speaker, { reasons }: Decision): string {
  if (!reasons.length) return speaker.say("ui-analysis-later");
  if (reasons[0]!.measure === WIN) return speaker.say("ui-analysis-wins");
  const all = reasons.map(({ measure, more }) => [measure, more] as const);
  const told = differences(speaker, all);
  return speaker.say(all.some(isGain) ? "ui-analysis-why" : "ui-analysis-costs", { differences: told });
}
