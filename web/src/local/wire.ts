/** What only the house on a device says (wunderkammer.server.local.requests). */

/** A running game as it stands, with what is hidden in it: what a server needs to go on with it. */
export interface Luggage {
  game: string;
  record: string;
  edition: string;
  at: number; // actions
}

/** After how many seconds a search ends here, and how many each level would like to have. */
export interface Speed {
  clock: number;
  wanted: Record<string, number>;
}
