import type { Slots } from "../../lib/notation";
import { read } from "../../lib/seats";
import { lies, named } from "../../table/aiming";
import type { Seen } from "../../table/seen";
import { goals } from "./targets";
import { viewOf } from "./view";

/** Where a move is clicked, besides the things that it names. */
export function aims(at: Seen, slots: Slots): string[] {
  const { verb, figure, card, direction, colour, piece, from } = slots;
  const site = slots.site ?? from;
  const rival = slots.seat === undefined ? null : read(slots.seat);
  const goal = direction && goals(at)?.[direction as "cw" | "ccw"];
  const open = (slot: string): boolean => slot in slots && !(slot in at.chosen);
  return [
    ...(verb === "collect" ? [named(`site ${viewOf(at).question.site}`)] : []),
    ...(open("card") ? [`${named("travel")} ${named(`card ${card}`)}`] : []),
    ...(open("piece") ? [`${named(`disc ${colour}`)} .q${piece}`] : []),
    ...(open("colour") && site ? [lies(`fragment ${colour}`, `site ${site}`)] : []),
    ...(open("seat") && rival !== null && colour ? [lies(`fragment ${colour}`, `player ${rival}`)] : []),
    ...(open("figure") ? [lies(`figure ${rival ?? at.eyes} ${figure}`)] : []),
    ...(open("colour") ? [lies(`fragment ${colour}`, "middle")] : []),
    ...(goal ? [named(`site ${goal}`)] : []),
    ...(open("to") ? [named(`site ${slots.to}`)] : []),
  ];
}
