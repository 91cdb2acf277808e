/** What a hint says about the move it advises: all that is shown of it, wherever its words come from. */
import type { Considered } from "../../protocol";
import { CHANCE, differences, exchanged, isGain, WIN } from "../lib/differences";
import type { Speaker } from "../lib/speaker";
import type { Advised, Depth, Warned } from "./coach.svelte";
import type { Sitting } from "./sitting.svelte";

export interface Counsel {
  depth: Depth;
  move: string; // its next step is ringed on the board, when it is told
  place: string; // where to look before that (`data-at`), or empty
  heading: string; // where to look, or the move in words
  reason: string; // as good as it, or why
}

/** The best of the moves that a coach has considered, as long as the same is asked and it can be made from what is chosen. */
export function counselOf(at: Sitting, advice: Advised | null): Counsel | null {
  const best = advice?.moves[0];
  if (!best || advice.legal.join() !== at.legal.join()) return null;
  const move = at.choice.towards(best);
  if (!move) return null;
  const { depth } = advice;
  const place = at.speaker.phrasing.look?.[at.about(move).verb?.split("-")[0] ?? ""] ?? "";
  const headings: Record<Depth, () => string> = {
    look: () => at.speaker.say(place ? `look-${place}` : "ui-coach-look"),
    move: () => at.speaker.move(move, at.people),
    why: () => at.speaker.move(move, at.people),
  };
  const reasons: Record<Depth, () => string> = {
    look: () => "",
    move: () => equally(at, advice.moves),
    why: () => why(at.speaker, best),
  };
  return { depth, move, place, heading: headings[depth](), reason: reasons[depth]() };
}

/** Moves that are about as good as the best. */
function equally(at: Sitting, [, ...others]: readonly Considered[]): string {
  const equal = others.filter((one) => one.equal).map((one) => at.speaker.move(one.move, at.people));
  return equal.length ? at.speaker.say("ui-coach-equal", { moves: equal.join(" · ") }) : "";
}

/** What the move changes at once, and what it brings by the end of one's next turn. */
function why(say: Speaker, { now, brings }: Considered): string {
  return [atOnce(say, now ?? {}), later(say, brings ?? {})].filter(Boolean).join(" ") || say.say("ui-coach-quiet");
}

function atOnce(say: Speaker, now: Record<string, number>): string {
  const { gains, costs } = exchanged(say, now);
  if (!gains) return costs ? say.say("ui-coach-costs", { costs }) : "";
  return say.say(costs ? "ui-coach-both" : "ui-coach-brings", { gains, costs });
}

function later(say: Speaker, brings: Record<string, number>): string {
  if (WIN in brings) return say.say("ui-advice-wins");
  const told = differences(say, Object.entries(brings));
  return told ? say.say("ui-advice-brings", { differences: told }) : "";
}

/** Before a grave mistake: what is better, and what it brings. */
export function misses(say: Speaker, { better, brings }: Warned, people: readonly string[]): string {
  return [say.say("ui-coach-better", { move: say.move(better, people) }), instead(say, brings)].join(" ");
}

function instead(say: Speaker, brings: Record<string, number>): string {
  if (WIN in brings) return say.say("ui-coach-misses-win");
  if (CHANCE in brings) return say.say("ui-coach-misses-chance", { more: Math.round(100 * brings[CHANCE]!) });
  const gainsFirst = Object.entries(brings).sort((one, other) => Number(isGain(other)) - Number(isGain(one)));
  return say.say("ui-coach-misses", { differences: differences(say, gainsFirst) });
}

/** What the last turn has brought; empty if that is nothing. */
export function recap(say: Speaker, brought: Record<string, number>): string {
  const { gains, costs } = exchanged(say, brought);
  if (!gains) return "";
  return say.say(costs ? "ui-coach-recap-both" : "ui-coach-recap", { gains, costs });
}
