/** The table as Artifact shows it: the one place where its view gets its type. */
import type { ArtifactEvent, ArtifactView } from "../../../views";
import type { Seen } from "../../table/seen";

export function viewOf(at: Seen): ArtifactView {
  return at.view as ArtifactView;
}

/** What was seen of it happening, from the beginning. */
export function storyOf(at: Seen): readonly ArtifactEvent[] {
  return at.story as readonly ArtifactEvent[];
}
