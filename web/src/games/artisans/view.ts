/** The table as Artisans shows it: the one place where its view gets its type. */
import type { ArtisansEvent, ArtisansView } from "../../../views";
import type { Seen } from "../../table/seen";

export function viewOf(at: Seen): ArtisansView {
  return at.view as ArtisansView;
}

/** What was seen of it happening, from the beginning. */
export function storyOf(at: Seen): readonly ArtisansEvent[] {
  return at.story as readonly ArtisansEvent[];
}
