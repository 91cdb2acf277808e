/** What only the house on a device says (wunderkammer.server.local.requests). */

/** After how many seconds a search ends here, and how many each level would like to have. */
export interface Speed {
  clock: number;
  wanted: Record<string, number>;
}
