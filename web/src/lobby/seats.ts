/** Who shall sit where at a table that is made: somebody of this device, somebody with a link, or a bot. */
import type { Level } from "../lib/notation";

export const ME = "me"; // whose browser it is
export const HERE = "here"; // somebody else on this device
export const LINK = "link"; // somebody who is sent a link, or comes by himself
export type Who = typeof ME | typeof HERE | typeof LINK | Level;

export interface Chair {
  who: Who;
  name: string; // of somebody else on this device
}

export const isBot = (who: Who): who is Level => who !== ME && who !== HERE && who !== LINK;

/** One place is one's own: who takes another gives his old one to who was meant to sit there. */
export function put(chairs: readonly Chair[], at: number, who: Who): Chair[] {
  const before = chairs[at]!.who;
  return chairs.map((chair, seat) => {
    if (seat === at) return { ...chair, who };
    return who === ME && chair.who === ME ? { ...chair, who: before } : chair;
  });
}

/** The same people on other seats: whoever gets seat 1 begins. */
export function shuffled(chairs: readonly Chair[]): Chair[] {
  const left = [...chairs];
  return chairs.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}
