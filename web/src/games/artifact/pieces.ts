/** How the things of Artifact are drawn. */
import type { ArtifactPlayer, ArtifactView } from "../../../views";
import type { Seen } from "../../table/seen";
import { storyOf } from "./view";

const SITES = ["africa", "america", "asia", "mideast"] as const;
export const TYPES = ["architecture", "sculpture", "pottery", "jewellery", "weapon"] as const;
export const MARKERS = ["museum", "ship", ...SITES] as const;
const CITIES = ["paris", "london", "berlin", "newyork"] as const;
export const ROLES = [...CITIES, "andersson", "carter", "judd", "morley"] as const;

/** The class that gives something the colours of its site. */
export const SITE_CLASS: Record<string, string> = { africa: "af", america: "am", asia: "as", mideast: "me-site" };

const isType = (kind: string): boolean => TYPES.some((one) => one === kind);
export const isSpecial = (kind: string): boolean => !isType(kind);
export const kindIcon = (kind: string): string => (isType(kind) ? `type-${kind}` : `card-${kind}`);
/** The line of the glossary that explains a kind of card, a marker. */
export const kindTerm = (kind: string): string => (isType(kind) ? `type-${kind}` : kind);
export const markerTerm = (marker: string): string => `marker-${marker in SITE_CLASS ? "worker" : marker}`;
export const markerIcon = (marker: string): string => (marker in SITE_CLASS ? `site-${marker}` : `marker-${marker}`);

/** What a tile asks for: `pottery-4` is four potteries. */
export function asked(tile: string): { what: string; count: string; icon: string; look: string; term: string } {
  const [what = "", count = ""] = tile.split("-");
  if (what in SITE_CLASS) return { what, count, icon: `site-${what}`, look: `st ${SITE_CLASS[what]}`, term: "tile" };
  if (isType(what)) return { what, count, icon: `type-${what}`, look: "", term: "tile" };
  return { what, count, icon: `tile-${what}`, look: "any", term: `tile-${what}` };
}

/** Each marker of a mat, one by one. */
export function markersOf(player: ArtifactPlayer): string[] {
  return MARKERS.flatMap((marker) => Array.from<string>({ length: player.markers[marker]! }).fill(marker));
}

/** What a card is called by those who point at it, by where it lies: on the board, in my hand, in an exhibition. */
export function lyingAt(place: string): string {
  return place === "shown" ? place : place.startsWith("player") ? "hand" : "card";
}

/** How many markers of a kind are in the game, on their track and on the mats. */
export function inGame(view: ArtifactView, marker: string): number {
  return view.players.reduce((sum, player) => sum + player.markers[marker]!, view.tracks[marker]!.left);
}

/** The cards that have come to light since I acted last (for a bystander: since anybody did), by name. */
export function freshCards(at: Seen): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of storyOf(at).toReversed()) {
    if (event.event === "unearthed") found.set(event.card, (found.get(event.card) ?? 0) + 1);
    const acted = event.event === "paid" || event.event === "free" || event.event === "placed";
    if (acted && (at.eyes < 0 || event.seat === at.eyes)) break;
  }
  return found;
}

export const ROW = 6; // cards of a site that have room side by side
