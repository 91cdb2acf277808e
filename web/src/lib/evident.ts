/** Answers that the page gives by itself. */
import type { Table } from "../../protocol";

/** Whether everybody can see that a seat has only one answer. A set of cards is confirmed all the same: it is shown first. */
export const isEvident = (table: Pick<Table, "evident" | "sets">, seat: number): boolean =>
  table.evident.includes(seat) && !table.sets;
