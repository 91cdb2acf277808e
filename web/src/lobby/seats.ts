/** Who shall sit where at a table that is made: somebody of this device, somebody with a link, or a bot. */
import type { Level } from "../lib/notation";

export const ME = "me"; // whose browser it is
export const HERE = "here"; // somebody else on this device
export const LINK = "link"; // somebody who gets a link, or comes without one
export type Who = typeof ME | typeof HERE | typeof LINK | Level;

export interface Chair {
  who: Who;
  name: string; // of somebody else on this device
}

export const isBot = (who: Who): who is Level => who !== ME && who !== HERE && who !== LINK;

/** One place is yours: if you take another, the person meant to sit there gets your old one. */
export function put(chairs: readonly Chair[], at: number, who: Who): Chair[] {
  const before = chairs[at]!.who;
  return chairs.map((chair, seat) => {
    if (seat === at) return { ...chair, who };
    return who === ME && chair.who === ME ? { ...chair, who: before } : chair;
  });
}

/** The same people in other seats; seat 1 begins. */
export function shuffled(chairs: readonly Chair[]): Chair[] {
  const left = [...chairs];
  return chairs.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}
