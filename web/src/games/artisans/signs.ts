import type { ArtisansEvent } from "../../../views";
import { ARROW, HIDDEN, PASSED, type Sign } from "../../lib/signs";
import type { StoryEvent } from "../../lib/story";
import { ROMAN } from "./materials";

const material = (name: string | null): Sign => (name ? { icon: `mat-${name}`, look: `of-${name}` } : HIDDEN);

/** An event in drawings: who acts stands before it. */
export function signs(told: StoryEvent): Sign[] {
  const event = told as ArtisansEvent;
  switch (event.event) {
    case "chose":
      return [{ icon: `artisan-${event.artisan}` }];
    case "took":
      return [ARROW, material(event.material)];
    case "swapped":
      return [material(event.given), ARROW, material(event.taken)];
    case "token":
      return [{ icon: "first-player" }];
    case "developed": {
      const level = ROMAN[event.level] ?? "";
      return [material(event.material), { text: event.count > 1 ? `×${event.count}` : "" }, ARROW, { text: level }];
    }
    case "crafted":
      return [{ icon: "ui-check" }, { icon: `art-${event.artwork}` }];
    case "reserved":
      return [{ icon: "ui-lock" }, { icon: `art-${event.artwork}` }];
    case "passed":
    case "rested":
    case "skipped":
      return [PASSED];
    default:
      return [];
  }
}
