/** The table as Artisans shows it: the one place where its view gets its type. */
import type { ArtisansView } from "../../../views";
import type { Seen } from "../../table/seen";

export function viewOf(at: Seen): ArtisansView {
  return at.view as ArtisansView;
}
