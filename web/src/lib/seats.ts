/** Seats count from 0, as in views and messages; only what people read, and the notation of moves, counts from 1. */

/** The view of somebody without a seat. */
export const SPECTATOR = -1;

/** A seat as people and moves call it: `rob 2 blue` is about seat 1. */
export const written = (seat: number): number => seat + 1;

/** The seat that a word of a move names. */
export const read = (word: string): number => Number(word) - 1;
