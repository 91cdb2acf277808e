/** Which click stands for which part of a move, and what it would cost; the moves and figures come from the server. */
import { signed } from "../../lib/gains";
import { say } from "../../lib/words.svelte";
import type { Parts, Seen } from "../../table/seen";
import { viewOf } from "./view";

/** Make the one move that is meant: of several ways to pay, the marker that the action needs. Else narrow the choice. */
export function choose(at: Seen, want: Parts): void {
  const move = meant(at, want);
  if (move) void at.play(move);
  else at.pick(want);
}

/** Whether I am asked for an action, the heart of a turn. */
export const acts = (at: Seen): boolean => at.legal.length > 0 && viewOf(at).question.ask === "act";

/** The move that a click would make at once. */
export function meant(at: Seen, want: Parts): string | null {
  const found = at.fitting(want);
  if (found.length === 1) return found[0]!;
  const verbs = new Set(found.map((move) => at.about(move).verb));
  const plain = verbs.size === 1 ? found.filter((move) => at.about(move).payment === "plain") : [];
  return plain.length === 1 ? plain[0]! : null;
}

/** What a move does to my money now; null where it costs and yields nothing. */
export function coins(at: Seen, move: string): number | null {
  const sum = at.terms[move]?.coins;
  return typeof sum === "number" ? sum : null;
}

/** The same as people read it. */
export function told(at: Seen, sum: number | null): string {
  return sum === null ? at.speaker.say("artifact-free") : signed(sum);
}

interface Touch {
  target: string; // what kind of thing it is, for whoever clicks
  lit: boolean;
  name: string;
  why?: string | undefined; // the move it would be
  nearest?: string | undefined; // the move to ask about, where it is in none itself
  said?: string | undefined; // why it is not possible, where the page knows that by itself
  picked?: boolean;
  press: () => void;
}

/** What a thing to click needs: it glows, or it answers why not. */
export function touch(
  at: Seen,
  { target, lit, name, why, nearest, said, picked = false, press }: Touch,
): Record<string, unknown> {
  const open = lit || picked;
  if (!open && !(why && at.eyes >= 0))
    return { role: "img", "aria-label": name, title: name, "data-why": why ?? nearest };
  return {
    type: "button",
    "aria-label": name,
    title: name,
    tabindex: open ? undefined : -1, // by keyboard one goes from one thing that glows to the next
    "aria-pressed": picked || undefined,
    "data-target": lit && !picked ? target : undefined,
    "data-picked": picked || undefined,
    "data-why": open ? undefined : why,
    "data-said": open ? undefined : said,
    onclick: open ? press : undefined,
  };
}

interface InSet {
  lit: boolean;
  picked: boolean;
  fixed: boolean;
  why?: string;
  said?: string;
}

/** How a card stands to the set that is being chosen; `nth` of those that are alike, of which the first ones are in it. */
export function inSet(at: Seen, card: string, nth: number, why: string): InSet {
  const picking = at.picking!;
  const picked = nth < picking.has(card);
  const can = picking.canToggle(card, nth);
  const answer: InSet = { lit: !picked && can, picked, fixed: picked && !can, why };
  if (picked || can || !picking.knows(card)) return answer;
  return { ...answer, said: say(picking.moves.length ? "web-set-full" : "web-set-unfit", { count: picking.wanted }) };
}

/** Something that glows or answers is a button, everything else a picture. */
export function tag(at: Seen, lit: boolean, why?: string): "button" | "span" {
  return lit || (why && at.eyes >= 0) ? "button" : "span";
}

/** Where the panel for what has no place on the board belongs: beside what was clicked. */
export function panel(at: Seen): "board" | "own" | null {
  if (!at.left.length) return null;
  if ("card" in at.chosen) return "own";
  return ["site", "tile", "place", "to"].some((slot) => slot in at.chosen) ? "board" : null;
}

/** The moves that would fit if one part were chosen anew. */
export function without(at: Seen, slot: string): string[] {
  const { [slot]: _, ...others } = at.chosen;
  return at.fitting(others, at.legal);
}
