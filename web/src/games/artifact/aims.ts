import type { Slots } from "../../lib/notation";
import { named, placed } from "../../table/aiming";
import type { Seen } from "../../table/seen";

/** Where a move is clicked, besides the things that it names. A joker, or a marker to swap, is taken in hand first. */
export function aims(at: Seen, { verb, site, card, place, marker, to, needed, pays }: Slots): string[] {
  const mine = (one: string | undefined): string => `${named("mat")} ${named(`marker ${one}`)}`;
  if (pays && pays !== needed && pays !== "free" && !at.chosen.pays) return [mine(pays)];
  switch (verb) {
    case "feature":
      return [named(`hand ${site}/solo`)];
    case "sell":
      return [named(`hand ${card}`)];
    case "show":
    case "show-wild":
    case "keep":
      return [named(`shown ${card}`), named(`hand ${card}`)];
    case "buy":
    case "gold":
      return [placed(`market ${place}`)];
    case "take":
      return [named(`track ${marker}`)];
    case "swap":
      return at.chosen.gives ? [named(`track ${to}`)] : [mine(marker)];
    default:
      return [named(`chip ${verb} ${site}`), named(`chip ${verb}`)];
  }
}
