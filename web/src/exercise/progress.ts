/** Which exercises were tried in this browser, and which of them were solved. */
import { recall, remember } from "../lib/stored";

const KEY = "exercises";
type Tried = Record<string, boolean>; // by game and number: whether it was solved

const all = (): Tried => recall<Tried>(KEY, {});

export const isTried = (game: string, number: number): boolean => `${game}/${number}` in all();
export const isSolved = (game: string, number: number): boolean => all()[`${game}/${number}`] ?? false;
export const solvedOf = (game: string, count: number): number =>
  Array.from({ length: count }, (_, place) => isSolved(game, place + 1)).filter(Boolean).length;

export function note(game: string, number: number, right: boolean): void {
  remember(KEY, { ...all(), [`${game}/${number}`]: right || isSolved(game, number) });
}
