/** The table as Artefakt shows it: the one place where its view gets its type. */
import type { ArtefaktEvent, ArtefaktView } from "../../../views";
import type { Seen } from "../../table/seen";

export function viewOf(at: Seen): ArtefaktView {
  return at.view as ArtefaktView;
}

/** What a directive does, with the figures of the edition in play. */
export function effect(at: Seen, directive: string): string {
  return at.speaker.say(`effect-${directive}`, { ...viewOf(at).printed });
}

/** What was seen of it happening, from the beginning. */
export function storyOf(at: Seen): readonly ArtefaktEvent[] {
  return at.story as readonly ArtefaktEvent[];
}
