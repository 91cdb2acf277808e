/** The little Markdown of our rulebooks, taken apart into plain data: nothing of it is ever read as HTML. */
export interface Span {
  kind: "text" | "strong" | "em" | "code" | "clause";
  text: string;
}
export interface Block {
  kind: "title" | "chapter" | "section" | "text" | "list";
  clause: string; // 7.3 where §7.3 is stated, else empty
  lines: Span[][]; // of a list its items, else one
}

const SPANS = /(\*\*.+?\*\*|\*[^*]+\*|`[^`]+`|§\d+(?:\.\d+)?)/;
const HEADINGS: Record<string, Block["kind"]> = { "#": "title", "##": "chapter", "###": "section" };

export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .flatMap(whole);
}

/** What stands between two empty lines: a heading, a text, a list, or a text that ends in a list. */
function whole(part: string): Block[] {
  const [first = "", ...rest] = part.trim().split(/\n(?=- )/);
  const texts = first.startsWith("- ") ? [] : [text(flat(first))];
  const items = (first.startsWith("- ") ? [first, ...rest] : rest).map((item) => spans(flat(item.slice(2))));
  return items.length ? [...texts, { kind: "list", clause: "", lines: items }] : texts;
}

function text(line: string): Block {
  const heading = /^(#{1,3}) (.*)$/.exec(line);
  const said = heading ? heading[2]! : line;
  const clause = /^(?:\*\*)?§(\d+(?:\.\d+)?)/.exec(said)?.[1] ?? "";
  return { kind: heading ? HEADINGS[heading[1]!]! : "text", clause, lines: [spans(said)] };
}

const flat = (lines: string): string => lines.replace(/\s*\n\s*/g, " ");

function spans(line: string): Span[] {
  return line
    .split(SPANS)
    .filter(Boolean)
    .map((piece): Span => {
      if (piece.startsWith("**")) return { kind: "strong", text: piece.slice(2, -2) };
      if (piece.startsWith("*") && piece.length > 1) return { kind: "em", text: piece.slice(1, -1) };
      if (piece.startsWith("`") && piece.length > 1) return { kind: "code", text: piece.slice(1, -1) };
      return { kind: /^§\d/.test(piece) ? "clause" : "text", text: piece };
    });
}
