/** What a hint says about the move it advises: all that is shown of it, wherever its words come from. */
import type { Advice } from "../../protocol";
import type { Sitting } from "./sitting.svelte";

export interface Counsel {
  move: string; // its next step is ringed on the board
  heading: string; // the move in words
  reason: string; // why, in one line
}

/** The best of the moves that a bot has considered, as long as it can still be made from what is chosen. */
export function counselOf(at: Sitting, advice: Advice | null): Counsel | null {
  const best = advice?.moves[0];
  if (!best || advice.event !== at.table?.event || !at.perspective.asked) return null;
  if (!(at.picking ? at.legal : at.left).includes(best.move)) return null;
  return {
    move: best.move,
    heading: at.speaker.move(best.move, at.people),
    reason: at.speaker.say("web-hint-reason", { share: Math.round(100 * best.estimate) }),
  };
}
