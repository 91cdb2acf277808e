/** What the page and the house on this device say to each other. */

/** How far the house is on its way to be open: loading Python, the rules, the tables, which another page may still have. */
export type Stage = "python" | "rules" | "taken" | "tables" | "open";

export type ToHouse =
  | { is: "ask"; id: number; method: string; target: string; headers: Record<string, string>; body: string }
  | { is: "connect"; line: number; target: string }
  | { is: "say"; line: number; text: string }
  | { is: "hang-up"; line: number };

export type FromHouse =
  | { is: "stage"; stage: Stage }
  | { is: "failed"; problem: string }
  | { is: "answer"; id: number; status: number; kind: string; body: string }
  | { is: "said"; line: number; text: string }
  | { is: "closed"; line: number; code: number; reason: string };
