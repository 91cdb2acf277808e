/** A turning point in words, as the terminal tells it. */
import type { Decision } from "../../protocol";
import { differences, WIN } from "../lib/differences";
import type { Speaker } from "../lib/speaker";

/** What the better move would have brought; empty if there is nothing to tell. */
export function why(speaker: Speaker, { reasons }: Decision): string {
  if (!reasons.length) return "";
  if (reasons[0]!.measure === WIN) return speaker.say("ui-analysis-wins");
  const told = reasons.map(({ measure, more }) => [measure, more] as const);
  return speaker.say("ui-analysis-why", { differences: differences(speaker, told) });
}
