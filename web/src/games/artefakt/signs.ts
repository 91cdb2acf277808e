import type { ArtefaktEvent } from "../../../views";
import { ARROW, HIDDEN, PASSED, type Sign } from "../../lib/signs";
import type { StoryEvent } from "../../lib/story";
import { COLOURS, MOTIFS, PLACES, VEHICLES } from "./pieces";

const at = (site: number): Sign => ({ icon: `place-${PLACES[site]}` });
const figure = (seat: number | null, name: string): Sign => ({ icon: `fig-${name}`, look: `wood s${seat}` });
const whole = (colour: string): Sign => ({ icon: MOTIFS[colour] ?? "", look: `of-${colour}` });

/** A fragment, known or only by the colour of its back. */
function fragment(name: string | null): Sign {
  const [colour = "", piece] = name?.split("/") ?? [];
  if (!colour) return HIDDEN;
  return piece ? { icon: `fragment-${piece}`, look: `of-${colour}` } : whole(colour);
}

/** An event in drawings: who acts stands before it. */
export function signs(told: StoryEvent): Sign[] {
  const event = told as ArtefaktEvent;
  switch (event.event) {
    case "opened":
      return [{ icon: "ui-lock" }, ARROW, at(event.site)];
    case "stood":
      return [figure(event.seat, event.figure), at(event.site)];
    case "revealed":
    case "delayed":
      return event.card ? [{ icon: VEHICLES[event.card] ?? "" }] : [];
    case "moved":
    case "marched":
      return [figure(event.seat, event.figure), ARROW, at(event.site)];
    case "pushed":
      return [figure(event.rival, event.figure), ARROW, at(event.site)];
    case "collected":
      return [
        at(event.site),
        ARROW,
        ...COLOURS.filter((colour) => event[colour]).map((colour) => ({ ...whole(colour), text: `${event[colour]}` })),
      ];
    case "left":
      return [at(event.site), PASSED];
    case "gave":
      return [fragment(event.fragment), ARROW, { icon: "ui-close" }];
    case "chose":
      return [whole(event.colour)];
    case "robbed":
    case "peeked-seat":
      return [{ seat: event.rival }, event.event === "robbed" ? ARROW : { icon: "ui-eye" }, fragment(event.fragment)];
    case "peeked-site":
      return [{ icon: "ui-eye" }, at(event.site)];
    case "salvaged":
      return [at(event.site), ARROW, fragment(event.fragment)];
    case "sifted":
      return [fragment(event.given), ARROW, fragment(event.fragment)];
    case "bartered":
      return [fragment(event.given), ARROW, { seat: event.rival }, ARROW, fragment(event.fragment)];
    case "carried":
      return [fragment(event.fragment), at(event.site), ARROW, at(event.to)];
    case "dived":
      return [{ icon: "place-atlantis" }, ARROW, event.fragment ? fragment(event.fragment) : { icon: "ui-close" }];
    case "cursed":
      return [{ seat: event.rival }, ARROW, { icon: "ui-close" }];
    case "booked":
      return [{ icon: VEHICLES[3] ?? "" }, { icon: "ui-check" }];
    case "won":
      return [whole(event.colour), { icon: "laurel" }];
    default:
      return [];
  }
}
