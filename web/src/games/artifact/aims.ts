import type { Slots } from "../../lib/notation";
import { named } from "../../table/aiming";
import type { Seen } from "../../table/seen";
import { viewOf } from "./view";

/** Where a move is clicked, besides the things that it names. A joker is taken in hand first. */
export function aims(at: Seen, { verb, site, card, place, marker, to, needed, pays }: Slots): string[] {
  if (pays && pays !== needed && !at.chosen.pays) return [`${named("mat")} ${named(`marker ${pays}`)}`];
  switch (verb) {
    case "feature":
      return [named(`hand ${site}/solo`)];
    case "sell":
      return [named(`hand ${card}`)];
    case "show":
    case "keep":
      return [named(`shown ${card}`), named(`hand ${card}`)];
    case "buy":
    case "gold":
      return [named(`card ${viewOf(at).market[Number(place) - 1]}`)];
    case "take":
    case "swap":
      return [named(`track ${to ?? marker}`)];
    default:
      return [named(`chip ${verb} ${site}`), named(`chip ${verb}`)];
  }
}
