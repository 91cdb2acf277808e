/** Where on the table a move is clicked, for a hint to point at: the next thing, of a move that takes several. */
import { tableOf } from "../games/tables.svelte";
import type { Counsel } from "./counsel";
import { isShown } from "./finding";
import type { Seen } from "./seen";

const quoted = (attribute: string, value: string): string => `[data-${attribute}="${CSS.escape(value)}"]`;
/** What is called so on a board. */
export const named = (name: string): string => quoted("at", name);
/** A piece, wherever it lies or at one place. */
export const lies = (piece: string, place?: string): string =>
  quoted("piece", piece) + (place === undefined ? "" : quoted("place", place));

/** Whatever lies at a place. */
export const placed = (place: string): string => quoted("place", place);

/** Where to look for it, the best place first. */
function places(at: Seen, move: string): string[] {
  const slots = at.about(move);
  const open = Object.entries(slots).filter(([slot]) => slot !== "verb" && !(slot in at.chosen));
  const parts = open.map(([slot, value]) => `${slot} ${value}`);
  return [
    quoted("target", `move ${move}`),
    ...(tableOf(at.game)?.aims?.(at, slots) ?? []),
    ...parts.flatMap((part) => [quoted("target", part), named(part)]),
    quoted("target", slots.verb ?? move),
    ...(at.picking?.moves.length || at.legal.length === 1 ? [quoted("target", "go")] : []),
  ];
}

/** The thing that can be clicked there: it, what it lies on, or what lies on it. */
function clickable(place: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(place)].flatMap(
    (one) => one.closest<HTMLElement>("[data-target]") ?? one.querySelector<HTMLElement>("[data-target]") ?? [],
  );
}

/** The next thing to click for a move; on a phone it may be in a part of the table that is not shown. */
export function nextFor(at: Seen, move: string): HTMLElement | null {
  const found = places(at, move).map(clickable);
  return found.flat().find(isShown) ?? found.flat()[0] ?? null;
}

/** What a hint points at: the part of the table to look at, or the next thing to click. */
export function pointedAt(at: Seen, { depth, place, move }: Counsel): HTMLElement | null {
  if (depth !== "look") return nextFor(at, move);
  return place ? ([...document.querySelectorAll<HTMLElement>(named(place))].find(isShown) ?? null) : null;
}
