/** The one golden button: what it does now, if anything. */
import type { Standing } from "../lib/live.svelte";
import { endingOf, goldenMove } from "./endings";
import type { Picking } from "./picking.svelte";
import type { Sitting } from "./sitting.svelte";

export interface Golden {
  what: "confirm" | "set" | "play" | "hand-over" | "rematch" | "follow";
  waits?: boolean; // something is missing yet
  label: string;
  act: () => void;
}

/** Doing without something: a plain button beside the golden one. */
export interface Refrain {
  move: string;
  label: string;
  asks: boolean; // it gives up what could still be done: people are asked whether they mean it
}

export function golden(at: Sitting): Golden | null {
  const table = at.table;
  if (!table || at.eyes < 0) return null;
  if (at.guide.lesson) return guided(at, table);
  const { next } = at.perspective;
  if (table.phase === "over") return afterwards(at, table.again);
  if (at.choice.held) return confirmed(at);
  if (next !== null)
    return {
      what: "hand-over",
      label: at.speaker.say("web-go-hand-over", { name: at.people[next] }),
      act: () => at.handOver(next),
    };
  if (at.picking) return wholeSet(at, at.picking);
  if (!at.perspective.asked) return null;
  if (table.only.length > 1) return allAtOnce(at, table.only);
  const move = goldenMove(at.legal);
  return move ? played(at, move) : null;
}

/** In a lesson it makes only what is meant. */
function guided(at: Sitting, table: Standing): Golden | null {
  if (at.choice.held) return confirmed(at);
  if (table.only.length > 1 && at.legal.includes(table.only[0]!)) return allAtOnce(at, table.only);
  const move = goldenMove(table.legal);
  return move && at.legal.includes(move) ? played(at, move) : null;
}

const confirmed = (at: Sitting): Golden => ({
  what: "confirm",
  label: at.speaker.say("web-go-confirm"),
  act: () => void at.choice.confirm(),
});

const played = (at: Sitting, move: string): Golden => ({
  what: "play",
  label: brief(at, move),
  act: () => void at.commands.make(move),
});

const allAtOnce = (at: Sitting, moves: readonly string[]): Golden => ({
  what: "play",
  label: together(at, moves),
  act: () => void at.commands.make(...moves),
});

/** What can be done without now, if anything. */
export function refrain(at: Sitting): Refrain | null {
  if (at.choice.held || at.eyes < 0) return null;
  const { lesson, asks } = at.guide;
  const ending = endingOf(lesson && asks ? (at.table?.legal ?? []) : at.legal);
  if (!ending || ending.how === "golden") return null;
  return { move: ending.move, label: brief(at, ending.move), asks: !lesson && ending.how === "asked" };
}

function brief(at: Sitting, move: string): string {
  const short = `web-go-${move}`;
  return at.speaker.has(short) ? at.speaker.say(short) : at.speaker.move(move, at.people);
}

/** A set is confirmed, be it forced or not; until it is full the button says what is missing. */
function wholeSet(at: Sitting, picking: Picking): Golden {
  const missing = picking.wanted - picking.number;
  const label = missing ? at.speaker.say("web-go-missing", { count: missing }) : at.speaker.say("web-go-confirm");
  return { what: "set", waits: missing > 0, label, act: () => void at.commands.make(...picking.moves) };
}

/** What several moves without a choice are called: one click makes them all. */
function together(at: Sitting, moves: readonly string[]): string {
  const short = `web-go-all-${moves[0]!.split(" ")[0]}`;
  return at.speaker.say(at.speaker.has(short) ? short : "web-go-all", { count: moves.length });
}

function afterwards(at: Sitting, again: string): Golden {
  if (again)
    return { what: "follow", label: at.speaker.say("web-again-here"), act: () => (location.hash = `#/table/${again}`) };
  return { what: "rematch", label: at.speaker.say("web-rematch"), act: () => void at.commands.rematch() };
}
