import type { ArtifactEvent } from "../../../views";
import { amount, ARROW, HIDDEN, PASSED, type Sign } from "../../lib/signs";
import type { StoryEvent } from "../../lib/story";
import { asked, kindIcon, markerIcon, SITE_CLASS } from "./pieces";

const at = (site: string): Sign => ({ icon: `site-${site}`, look: SITE_CLASS[site] ?? "" });
const marker = (name: string): Sign => ({
  icon: markerIcon(name),
  look: `tok ${name in SITE_CLASS ? `round ${SITE_CLASS[name]}` : name}`,
});
const coins = (sum: number): Sign => amount(sum, "coin");

/** A card; drawn unseen by somebody else, only its site is known. */
function card(name: string): Sign {
  const [site = "", kind] = name.split("/");
  return { ...(kind ? { icon: kindIcon(kind) } : HIDDEN), look: SITE_CLASS[site] ?? "" };
}

/** An event in drawings: who acts stands before it. */
export function signs(told: StoryEvent): Sign[] {
  const event = told as ArtifactEvent;
  switch (event.event) {
    case "paid":
      return [marker(event.marker), coins(-event.coins)];
    case "free":
      return [coins(0)];
    case "placed":
      return [{ icon: "hut" }, at(event.site)];
    case "hired":
      return [{ icon: "hut", ...(event.huts > 1 ? { text: `×${event.huts}` } : {}) }, at(event.site)];
    case "researched":
      return [{ icon: "research" }, at(event.site)];
    case "unearthed":
      return [ARROW, card(event.card)];
    case "shipped":
      return [at(event.site), ARROW];
    case "kept":
      return [ARROW, card(event.card)];
    case "picked":
    case "drew":
    case "showed":
      return [card(event.card)];
    case "drew-curse":
    case "curse-lifted":
      return [{ icon: "card-curse", look: SITE_CLASS[event.site] ?? "" }];
    case "exhibited": {
      const { icon, look, count } = asked(event.tile);
      return [{ icon, look, text: count }];
    }
    case "featured":
      return [{ icon: "card-solo", look: SITE_CLASS[event.site] ?? "" }];
    case "named-role":
      return [{ icon: `role-${event.role}` }];
    case "sold":
      return [card(event.card), ARROW, coins(event.coins)];
    case "bought":
      return [coins(-event.coins), ARROW, card(event.card)];
    case "gilded":
      return [card(event.gold), ARROW, card(event.card)];
    case "passed":
      return [PASSED];
    case "rested":
      return [{ icon: "ui-close" }];
    case "took":
      return [marker(event.marker)];
    case "swapped":
      return [marker(event.marker), ARROW, marker(event.to)];
    default:
      return [];
  }
}
