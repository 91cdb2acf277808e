/** What the others have done since I acted last, and who laid which card on the market. */
import { numberIn, type StoryEvent } from "../../lib/story";

export interface News {
  laid: Record<number, number>; // the seat that laid the card at a place
  fresh: Set<string>; // `place 3`, `cell 1 gold 2`, `artwork mask`
}

export function news(story: readonly StoryEvent[], eyes: number): News {
  const laid: Record<number, number> = {};
  const fresh = new Set<string>();
  for (const event of story) {
    if (event.event === "laid") {
      delete laid[numberIn(event, "place")];
      fresh.delete(`place ${event.place}`);
    }
    if (event.event === "swapped") laid[numberIn(event, "place")] = event.seat ?? -1;
    if (event.seat === eyes && event.event !== "dealt" && event.event !== "round") fresh.clear();
    else if (eyes >= 0) for (const thing of changed(event)) fresh.add(thing);
  }
  return { laid, fresh };
}

function changed(event: StoryEvent): string[] {
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
