/** What a hint says about the move it advises: all that is shown of it, wherever its words come from. */
import type { Considered } from "../../protocol";
import { differences, WIN } from "../lib/differences";
import type { Slots } from "../lib/notation";
import type { Speaker } from "../lib/speaker";
import type { Advised } from "./commands.svelte";
import type { Picking } from "./picking.svelte";
import type { Sitting } from "./sitting.svelte";

export interface Counsel {
  move: string; // its next step is ringed on the board
  heading: string; // the move in words
  reason: string; // why, in one line
}

/** Whether the thing that a move names is already in a set that is not full yet: then others are to be chosen. */
const isTaken = (picking: Picking, slots: Slots): boolean =>
  !picking.moves.length && Object.values(slots).some((thing) => picking.has(thing) > 0);

/** The best of the moves that a bot has considered, as long as the same is asked and it can be made from what is chosen. */
export function counselOf(at: Sitting, advice: Advised | null): Counsel | null {
  const best = advice?.moves[0];
  if (!best || advice.legal.join() !== at.legal.join()) return null;
  if (at.picking ? isTaken(at.picking, at.about(best.move)) : !at.left.includes(best.move)) return null;
  return {
    move: best.move,
    heading: at.speaker.move(best.move, at.people),
    reason: reasonOf(at.speaker, best),
  };
}

/** What the move brings by the end of one's next turn, in figures, or how often it wins. */
function reasonOf(say: Speaker, { brings, estimate }: Considered): string {
  const found = Object.entries(brings ?? {});
  if (!found.length) return say.say("web-hint-reason", { share: Math.round(100 * estimate) });
  if (found[0]![0] === WIN) return say.say("ui-advice-wins");
  return say.say("ui-advice-brings", { differences: differences(say, found) });
}
