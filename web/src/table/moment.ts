/** Where the game stands, in one line or two: the round, and the part of it. */
import type { Sitting } from "./sitting.svelte";

const YEARS = 9; // as the track of Artifact is printed

export function moment(at: Sitting): string[] {
  const view = at.view;
  if (!view) return [];
  const stage = at.speaker.called("stage", view.stage);
  const last = view.last_round === true ? at.speaker.say("ui-last-round") : "";
  return [round(at), last || stage].filter(Boolean);
}

function round(at: Sitting): string {
  const { year, round: number, rounds } = at.view!;
  if (!number) return "";
  if (year !== undefined) return `${year} · ${at.speaker.say("ui-year-of", { round: number, last: YEARS })}`;
  if (rounds !== undefined) return at.speaker.say("ui-round-of", { round: number, last: rounds });
  return at.speaker.say("ui-round", { round: number });
}
