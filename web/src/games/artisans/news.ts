/** What the others have done since I acted last, and who laid which card on the market. */
import type { ArtisansEvent } from "../../../views";

export interface News {
  laid: Record<number, number>; // the seat that laid the card at a place
  fresh: Set<string>; // `place 3`, `cell 1 gold 2`, `artwork mask`
}

export function news(story: readonly ArtisansEvent[], eyes: number): News {
  const laid: Record<number, number> = {};
  const fresh = new Set<string>();
  for (const event of story) {
    if (event.event === "laid") {
      delete laid[event.place];
      fresh.delete(`place ${event.place}`);
    }
    if (event.event === "swapped") laid[event.place] = event.seat;
    if ("seat" in event && event.seat === eyes && event.event !== "dealt" && event.event !== "round") fresh.clear();
    else if (eyes >= 0) for (const thing of changed(event)) fresh.add(thing);
  }
  return { laid, fresh };
}

function changed(event: ArtisansEvent): string[] {
  switch (event.event) {
    case "swapped":
      return [`place ${event.place}`];
    case "developed":
      return [`cell ${event.seat} ${event.material} ${event.level}`];
    case "crafted":
    case "reserved":
      return [`artwork ${event.artwork}`];
    default:
      return [];
  }
}
