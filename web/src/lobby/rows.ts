/** Tables as rows of a list: your own, and those of others. */
import type { Listed } from "../../protocol";
import { called } from "../lib/people";
import { say, speaker } from "../lib/words.svelte";
import { isAsked, type Mine } from "./hall.svelte";
import type { Row } from "./TableList.svelte";

export const ofMine = (tables: readonly Mine[], note: string, button: string): Row[] =>
  tables.map((one) => ({
    table: one.held.table,
    game: one.held.game,
    note: round(one) || say(note),
    seats: one.table.seats,
    turn: isAsked(one),
    button: say(button),
    replay: one.table.phase === "over",
  }));

export const ofOthers = (tables: readonly Listed[], button: string, replay = false): Row[] =>
  tables.map((one) => ({ ...one, note: told(one), turn: false, button: say(button), replay }));

/** How far a table of one's own has come. */
function round({ table }: Mine): string {
  if (table.phase === "gathering") return say("web-gathering");
  const names = called(table.seats);
  if (table.phase === "over")
    return say("web-won-by", {
      seats: speaker().allOf(names.filter((_, seat) => table.ranks[seat] === 1)),
      count: table.ranks.filter((rank) => rank === 1).length,
    });
  if (!table.view) return "";
  return table.view.year
    ? String(table.view.year)
    : table.view.round
      ? speaker().say("ui-round", { round: table.view.round })
      : "";
}

/** By what a table of others is played. */
function told({ game, options, pace, seats, practice }: Listed): string {
  const words = speaker(game);
  const chosen = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [words.sayIf(`web-short-${game}-${name}`) || words.say(`option-${name}`)] : [],
  );
  const free = seats.filter((seat) => seat.kind === "free" && !seat.reserved).length;
  return (
    [
      ...(free ? [say("web-free-seats", { count: free })] : []),
      ...chosen,
      ...(pace ? [say("web-short-pace")] : []),
      ...(practice ? [say("web-short-practice")] : []),
    ].join(" · ") || say("web-usual-rules")
  );
}
