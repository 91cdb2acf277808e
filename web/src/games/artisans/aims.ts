import type { Slots } from "../../lib/notation";
import { named } from "../../table/aiming";
import type { Seen } from "../../table/seen";

/** Where a move is clicked, besides the things that it names: materials lie in the hand. */
export function aims(at: Seen, { material }: Slots): string[] {
  return material && !("material" in at.chosen) ? [named(`card ${material}`)] : [];
}
