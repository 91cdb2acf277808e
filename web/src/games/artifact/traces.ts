import type { ArtifactEvent } from "../../../views";
import type { StoryEvent } from "../../lib/story";
import type { Trace } from "../plug";

const card = (name: string): string => `card ${name.replace("/", "-")}`;

/** The pieces that an event has moved. */
export function traces(told: StoryEvent): Trace[] {
  const event = told as ArtifactEvent;
  switch (event.event) {
    case "placed":
    case "hired":
      return [[`hut ${event.seat}`, `site ${event.site}`]];
    case "unearthed":
      return [[card(event.card), `site ${event.card.split("/")[0]}`]];
    case "paid":
      return [[`marker ${event.marker}`, `track ${event.marker}`]];
    case "took":
      return [[`marker ${event.marker}`, `player ${event.seat}`]];
    case "swapped":
      return [
        [`marker ${event.marker}`, `track ${event.marker}`],
        [`marker ${event.to}`, `player ${event.seat}`],
      ];
    case "advanced":
      return [[`student ${event.seat}`, `research ${event.site} ${event.space}`]];
    case "picked":
    case "bought":
    case "kept":
      return [[card(event.card), `player ${event.seat}`]];
    case "exhibited":
      return [[`tile ${event.tile}`, `player ${event.seat}`]];
    case "named-role":
      return [[`role ${event.seat}`, `role ${event.role}`]];
    case "sold":
      return [[card(event.card), "market"]];
    default:
      return [];
  }
}
