/** The table as Artifact shows it: the one place where its view gets its type. */
import type { ArtifactView } from "../../../views";
import type { Seen } from "../../table/seen";

export function viewOf(at: Seen): ArtifactView {
  return at.view as ArtifactView;
}
