/** The little Markdown of our rulebooks, taken apart into plain data: nothing of it is ever read as HTML. */
import { spans, type Span } from "./spans";

export type { Span } from "./spans";

export interface Block {
  kind: "title" | "chapter" | "section" | "text" | "list" | "table" | "note";
  clause: string; // 7.3 where §7.3 is stated, else empty
  lines: Span[][]; // of a list its items, of a table the cells of its head, else one
  rows: Span[][][]; // of a table, cell by cell
  within: Block[]; // of a note
}

const HEADINGS: Record<string, Block["kind"]> = { "#": "title", "##": "chapter", "###": "section" };
const RULE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/; // below the head of a table

export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .flatMap((part) => pieces(part.trim()).map(whole));
}

/** Everything that a block says. */
export function spoken(block: Block): Span[] {
  return [...block.lines.flat(), ...block.rows.flat(2), ...block.within.flatMap(spoken)];
}

/** What stands between two empty lines, line by line, apart where one kind follows another: a text that ends in a list. */
function pieces(part: string): string[][] {
  const found: string[][] = [];
  for (const line of part.split("\n")) {
    const last = found.at(-1);
    if (last && sort(line, last) === sort(last[0]!)) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** Of which kind a line is. An indented line, or one that begins nothing, continues the one before. */
function sort(line: string, before: readonly string[] = []): string {
  const sign = /^(\||>|- |#{1,3} )/.exec(line)?.[1];
  if (sign) return sign.startsWith("#") ? line : sign;
  return before.length && /^- /.test(before[0]!) ? "- " : "";
}

function whole(lines: string[]): Block {
  const first = lines[0]!;
  if (first.startsWith("|")) return table(lines);
  if (first.startsWith(">")) return made({ kind: "note", within: blocks(lines.map(quoted).join("\n")) });
  if (first.startsWith("- ")) return made({ kind: "list", lines: items(lines).map(spans) });
  return text(flat(lines));
}

function table(lines: string[]): Block {
  const rows = lines.filter((line) => !RULE.test(line)).map(cells);
  return made({ kind: "table", lines: rows[0] ?? [], rows: rows.slice(1) });
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

const quoted = (line: string): string => line.replace(/^> ?/, "");

function items(lines: string[]): string[] {
  const found: string[][] = [];
  for (const line of lines)
    if (line.startsWith("- ")) found.push([line.slice(2)]);
    else found.at(-1)!.push(line);
  return found.map(flat);
}

function text(line: string): Block {
  const heading = /^(#{1,3}) (.*)$/.exec(line);
  const said = heading ? heading[2]! : line;
  const clause = /^(?:\*\*)?§(\d+(?:\.\d+)?)/.exec(said)?.[1] ?? "";
  return made({ kind: heading ? HEADINGS[heading[1]!]! : "text", clause, lines: [spans(said)] });
}

const flat = (lines: string[]): string => lines.map((line) => line.trim()).join(" ");

const made = (some: Partial<Block> & Pick<Block, "kind">): Block => ({
  clause: "",
  lines: [],
  rows: [],
  within: [],
  ...some,
});
