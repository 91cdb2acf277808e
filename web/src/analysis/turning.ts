/** A turning point in words, as the terminal tells it. */
import type { Decision } from "../../protocol";
import { differences, WIN } from "../lib/differences";
import type { Speaker } from "../lib/speaker";

/** What the better move would have brought; if nothing by the next turn, it pays off later. */
export function why(speaker: Speaker, { reasons }: Decision): string {
  if (!reasons.length) return speaker.say("ui-analysis-later");
  if (reasons[0]!.measure === WIN) return speaker.say("ui-analysis-wins");
  const told = differences(
    speaker,
    reasons.map(({ measure, more }) => [measure, more] as const),
  );
  const gains = reasons.some(({ more }) => more > 0);
  return speaker.say(gains ? "ui-analysis-why" : "ui-analysis-costs", { differences: told });
}
