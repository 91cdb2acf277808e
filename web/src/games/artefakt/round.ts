/** What has happened in this round, as far as the board shows it: told by the story, as the view tells only what is. */
import type { ArtefaktEvent } from "../../../views";

export interface Found {
  site: number;
  colour: string;
}

export interface Round {
  found: Found[];
  settled: Record<number, number | null>; // by site: who had the upper hand; null for nobody
}

export function thisRound(story: readonly ArtefaktEvent[]): Round {
  const begin = story.findLastIndex((event) => event.event === "round");
  const round: Round = { found: [], settled: {} };
  for (const event of story.slice(begin + 1)) {
    if (event.event === "discovered") round.found.push({ site: event.site, colour: String(event.fragment) });
    else if (event.event === "collected" || event.event === "left") round.settled[event.site] = event.seat;
    else if (event.event === "standoff") round.settled[event.site] = null;
  }
  return round;
}
