/** Which click on the board stands for which part of a move; the moves themselves come from the server. */
import type { ArtefaktPlayer } from "../../../views";
import { read, written } from "../../lib/seats";
import type { Parts, Seen } from "../../table/seen";
import { aim } from "./aim.svelte";
import { CARDS } from "./pieces";
import { viewOf } from "./view";

export interface Goals {
  cw: number;
  ccw: number;
}

/** Whether a click on something brings the choice further. */
export function lights(at: Seen, target: Parts): boolean {
  if (Object.keys(target).every((slot) => slot in at.chosen)) return false;
  const moves = at.fitting(target).length;
  return moves > 0 && (moves < at.left.length || moves === 1);
}

export function isPicked(at: Seen, target: Parts): boolean {
  return Object.entries(target).every(([slot, value]) => at.isPicked(slot, value));
}

/** A thing is chosen with all its parts; what was chosen before stays, and a second click takes it all back. */
export function choose(at: Seen, target: Parts): void {
  const again = isPicked(at, target);
  at.pick(Object.fromEntries(Object.entries(target).filter(([slot, value]) => again || !at.isPicked(slot, value))));
}

/** What a click would do in words, where it settles the matter. */
export function wording(at: Seen, target: Parts, otherwise: string): string {
  const moves = at.fitting(target);
  return moves.length === 1 ? at.speaker.move(moves[0]!, at.people) : otherwise;
}

/** The sites so many steps away. */
function around(ring: readonly number[], site: number, steps: number): Goals | null {
  const from = ring.indexOf(site);
  if (from < 0) return null;
  const step = (far: number): number => ring[(((from + far) % ring.length) + ring.length) % ring.length]!;
  return { cw: step(steps), ccw: step(-steps) };
}

/** Where the figure that is to go would get, each way. */
export function goals(at: Seen): Goals | null {
  const { ask, site, steps, directive } = viewOf(at).question;
  const { figure, seat } = at.chosen;
  if (ask === "move") return around(viewOf(at).ring, site!, steps!);
  if (ask !== "directive" || !figure) return null;
  const { march_steps, push_steps } = viewOf(at).printed;
  const owner = viewOf(at).players[seat === undefined ? at.eyes : read(seat)];
  return around(viewOf(at).ring, owner?.figures[figure] ?? 0, directive === "march" ? march_steps : push_steps);
}

/** Where a travel card would bring one of my figures. */
export function reach(at: Seen, figure: string, card: number): Goals | null {
  const own: ArtefaktPlayer | undefined = viewOf(at).players[at.eyes];
  const { ring, printed } = viewOf(at);
  return own ? around(ring, own.figures[figure] ?? 0, printed.travel_cards[card - 1] ?? 0) : null;
}

export interface Thought {
  figure: string;
  card: number;
}

/** The journeys that I think about and that would end at a site: those of the card I point at, or all that I can choose. */
export function thoughts(at: Seen, site: number): Thought[] {
  const figure: string | undefined = viewOf(at).question.figure;
  const open =
    viewOf(at).question.ask === "assign" && figure
      ? CARDS.filter((card) => at.legal.includes(`assign ${figure} ${card}`))
      : [];
  const thought = aim.at ? [aim.at] : open.map((card) => ({ figure: figure!, card }));
  return thought.filter((one) => {
    const ends = reach(at, one.figure, one.card);
    return ends?.cw === site || ends?.ccw === site;
  });
}

/** What a click on a site would choose; nothing if it does not glow. */
export function siteTarget(at: Seen, site: number): Parts | null {
  if (lights(at, { site })) return { site };
  if ("site" in at.chosen && lights(at, { to: site })) return { to: site };
  const ends = goals(at);
  for (const direction of ["cw", "ccw"] as const) {
    if (ends?.[direction] === site && lights(at, { direction })) return { direction };
  }
  return null;
}

/** What a click on a figure on the map would choose: one of mine to lead further, one of another to lead astray. */
export function figureTarget(at: Seen, seat: number, figure: string): Parts | null {
  const { ask, directive } = viewOf(at).question;
  if (ask !== "directive") return null;
  if (directive === "march") return seat === at.eyes ? { figure } : null;
  return directive === "push" ? { seat: written(seat), figure } : null;
}

/** Where something is settled, a click on the site takes what lies there. */
export function collects(at: Seen, site: number): boolean {
  const { ask, site: asked } = viewOf(at).question;
  return ask === "settle" && asked === site && at.left.includes("collect");
}

/** The move that a click on a site would be, were it possible. */
export function siteWhy(at: Seen, site: number): string | undefined {
  const { ask, directive } = viewOf(at).question;
  if (!at.legal.length) return undefined;
  if (ask === "open") return `open ${site}`;
  if (ask === "settle") return "collect";
  if (ask !== "directive") return undefined;
  if (directive === "peek") return `peek site ${site}`;
  if (directive === "salvage") return `salvage ${site} blue`;
  const { colour, site: from } = at.chosen;
  return directive === "carry" && colour && from ? `carry ${colour} ${from} ${site}` : undefined;
}

/** The move that a click on a figure on the map would be, were it possible. */
export function figureWhy(at: Seen, seat: number, figure: string): string | undefined {
  const { ask, directive, site } = viewOf(at).question;
  if (!at.legal.length) return undefined;
  if (ask === "directive" && directive === "march" && seat === at.eyes) return `march ${figure} cw`;
  if (ask === "directive" && directive === "push") return `push ${written(seat)} ${figure} cw`;
  return site ? siteWhy(at, site) : undefined;
}

/** The move that a click on fragments of a site would be, were it possible. */
export function heapWhy(at: Seen, site: number, colour: string): string | undefined {
  const { ask, directive } = viewOf(at).question;
  return ask === "directive" && directive === "salvage" ? `salvage ${site} ${colour}` : siteWhy(at, site);
}

/** The move that a click on fragments in the middle would be, were it possible. */
export function middleWhy(at: Seen, colour: string): string | undefined {
  const { ask, directive } = viewOf(at).question;
  if (!at.legal.length) return undefined;
  return ask === "choose" ? `choose ${colour}` : ask === "directive" && directive === "dive" ? "dive" : undefined;
}

/** The move that a click on a rival, or on one of their fragments, would be if it were possible. */
export function rivalWhy(at: Seen, seat: number, colour: string): string | undefined {
  const { ask, directive } = viewOf(at).question;
  if (!at.legal.length) return undefined;
  if (ask === "settle") return `rob ${written(seat)} ${colour}`;
  if (ask !== "directive") return undefined;
  if (directive === "peek") return `peek seat ${written(seat)} ${colour}`;
  return directive === "curse" ? `curse ${written(seat)}` : undefined;
}

/** The move that a click on a piece of mine would be, were it possible. */
export function pieceWhy(at: Seen, colour: string, piece: number): string | undefined {
  const { ask, directive } = viewOf(at).question;
  if (!at.legal.length) return undefined;
  if (ask === "give" || ask === "cursed") return `give ${colour} ${piece}`;
  return ask === "directive" && directive === "sift" ? `sift ${colour} ${piece}` : undefined;
}
