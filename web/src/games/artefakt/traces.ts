import type { ArtefaktEvent } from "../../../views";
import type { StoryEvent } from "../../lib/story";
import type { Trace } from "../plug";
import { COLOURS } from "./pieces";

/** A fragment, known or only by the colour of its back; none if there was none. */
function got(fragment: string | null, place: string): Trace[] {
  return fragment ? [[`fragment ${fragment.split("/")[0]}`, place]] : [];
}

/** The pieces that an event has moved. */
export function traces(told: StoryEvent): Trace[] {
  const event = told as ArtefaktEvent;
  switch (event.event) {
    case "stood":
    case "moved":
    case "marched":
      return [[`figure ${event.seat} ${event.figure}`, `site ${event.site}`]];
    case "pushed":
      return [[`figure ${event.rival} ${event.figure}`, `site ${event.site}`]];
    case "collected":
      return COLOURS.filter((colour) => event[colour]).map((colour) => [`fragment ${colour}`, `player ${event.seat}`]);
    case "robbed":
    case "salvaged":
    case "sifted":
    case "dived":
      return got(event.fragment, `player ${event.seat}`);
    case "bartered":
      return [...got(event.fragment, `player ${event.seat}`), ...got(event.given, `player ${event.rival}`)];
    case "carried":
      return got(event.fragment, `site ${event.to}`);
    default:
      return [];
  }
}
