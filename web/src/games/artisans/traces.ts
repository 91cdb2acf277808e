import type { ArtisansEvent } from "../../../views";
import type { StoryEvent } from "../../lib/story";
import type { Trace } from "../plug";

/** The pieces that an event has moved. */
export function traces(told: StoryEvent): Trace[] {
  const event = told as ArtisansEvent;
  switch (event.event) {
    case "took":
      return [[`material ${event.material}`, `player ${event.seat}`]];
    case "swapped":
      return [
        [`material ${event.given}`, `market ${event.place}`],
        [`material ${event.taken}`, `player ${event.seat}`],
      ];
    case "token":
      return [["token", `player ${event.seat}`]];
    case "developed":
      return [[`material ${event.material}`, `workshop ${event.seat}`]];
    case "crafted":
    case "reserved":
      return [[`artwork ${event.artwork}`, `player ${event.seat}`]];
    default:
      return [];
  }
}
