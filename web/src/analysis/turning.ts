/** A turning point in words, as the terminal tells it. */
import type { Decision } from "../../protocol";
import type { Speaker } from "../lib/speaker";

const WIN = "win";

/** What the better move would have brought; empty if there is nothing to tell. */
export function why(speaker: Speaker, { reasons }: Decision): string {
  if (!reasons.length) return "";
  if (reasons[0]!.measure === WIN) return speaker.say("ui-analysis-wins");
  return speaker.say("ui-analysis-why", { differences: speaker.allOf(reasons.map((one) => difference(speaker, one))) });
}

export function difference(speaker: Speaker, { measure, more }: { measure: string; more: number }): string {
  const things = speaker.say(`measure-${measure}`, { count: Math.max(1, Math.round(Math.abs(more))) });
  return speaker.say(more > 0 ? "ui-analysis-more" : "ui-analysis-less", { things });
}
