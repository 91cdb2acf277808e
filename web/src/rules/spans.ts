/** A line of a rulebook, piece by piece: emphasis, clauses that can be opened, and the marks that say where it comes from. */
export interface Span {
  kind: "text" | "strong" | "em" | "code" | "clause" | "mark";
  text: string; // of a mark its letter
  note: string; // of a mark what it rests on, if that is said
}

export const MARKS = ["P", "D", "R", "O"] as const; // printed, deduced, reconstructed, ours
export type Mark = (typeof MARKS)[number];

const SPANS = /(\*\*.+?\*\*|\*[^*]+\*|`[^`]+`|§\d+(?:\.\d+)?|\[[PDRO](?::[^\]]+)?\])/;
const MARK = /^\[([PDRO])(?:: ?([^\]]+))?\]$/;

export function spans(line: string): Span[] {
  return line
    .split(SPANS) // text, sign, text, sign, ..., text
    .map((piece, at): Span => (at % 2 ? sign(piece) : { kind: "text", text: piece, note: "" }))
    .filter((span) => span.text);
}

function sign(piece: string): Span {
  const mark = MARK.exec(piece);
  if (mark) return { kind: "mark", text: mark[1]!, note: mark[2] ?? "" };
  if (piece.startsWith("**")) return { kind: "strong", text: piece.slice(2, -2), note: "" };
  if (piece.startsWith("*")) return { kind: "em", text: piece.slice(1, -1), note: "" };
  if (piece.startsWith("`")) return { kind: "code", text: piece.slice(1, -1), note: "" };
  return { kind: "clause", text: piece, note: "" };
}
