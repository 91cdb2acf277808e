/** A choice of two parts, a hand card and a place of the market: either comes first, and each can be changed. */
import type { Seen } from "../../table/seen";
import { viewOf } from "./view";

/** Whether something can be chosen, also instead of what is chosen already. */
export function open(at: Seen, slot: string, value: string | number): boolean {
  if (at.isPicked(slot, value)) return false;
  return at.fitting({ ...at.chosen, [slot]: value }, at.legal).length > 0;
}

/** The move that laying down a card would be, to ask why it cannot be made. */
export function wouldLay(at: Seen, material: string): string {
  return viewOf(at).stage === "developing" ? `develop ${material} 1` : `swap ${material} ${at.chosen.place ?? 1}`;
}

/** The move that a place of the market would be. */
export function wouldTake(at: Seen, place: number): string {
  return at.chosen.material ? `swap ${at.chosen.material} ${place}` : `take ${place}`;
}
