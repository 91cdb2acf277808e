"""Blocks: pieces of a drawing, lines of one width, set beside and below each other."""

from collections.abc import Sequence

from rich.text import Text

Block = list[Text]


def fitted(line: Text, width: int) -> Text:
    """A line of exactly this width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def centred(line: Text, width: int) -> Text:
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    line.align("center", width)
    return line


def tokens(marks: Sequence[Text], width: int) -> Block:
    """Marks in as many lines as they need; a mark is never broken."""
    lines: Block = []
    for mark in marks:
        if lines and lines[-1].cell_len + 1 + mark.cell_len <= width:
            lines[-1].append(" ").append_text(mark)
        else:
            lines.append(Text().append_text(mark))
    return lines


def framed(content: Block, width: int, height: int, title: Text, style: str, foot: Text | None = None) -> Block:
    """A card with its title in the upper edge and perhaps a remark in the lower one."""
    inner = width - 4
    top = Text.assemble(("╭─ ", style), fitted_title(title, width - 6), (" ", style))
    top.append("─" * (width - 1 - top.cell_len) + "╮", style)
    lines = [fitted(line, inner) for line in content[:height]]
    lines += [Text(" " * inner)] * (height - len(lines))
    body = [Text.assemble(("│ ", style), line, (" │", style)) for line in lines]
    return [top, *body, bottom_edge(width, style, foot)]


def fitted_title(title: Text, width: int) -> Text:
    title = title.copy()
    title.truncate(width, overflow="ellipsis")
    return title


def bottom_edge(width: int, style: str, foot: Text | None) -> Text:
    edge = Text.assemble(("╰", style))
    if foot is not None:
        foot = fitted_title(foot, width - 6)
        edge.append("─" * (width - 4 - foot.cell_len - 1), style).append(" ").append_text(foot).append(" ")
    edge.append("─" * (width - 1 - edge.cell_len) + "╯", style)
    return edge


def beside(blocks: Sequence[Block], gaps: Sequence[str]) -> Block:
    """Blocks of one height in a row; between two of them a gap, with its sign half-way down."""
    height = len(blocks[0])
    rows = [line.copy() for line in blocks[0]]
    for block, sign in zip(blocks[1:], gaps, strict=True):
        for number, row in enumerate(rows):
            row.append(sign if number == height // 2 else " " * len(sign), "dim").append_text(block[number])
    return rows


def indented(block: Block, columns: int) -> Block:
    return [Text(" " * columns).append_text(line) for line in block]


def spread(blocks: Sequence[Block], width: int) -> Block:
    """Blocks of any height in a row that fills a width: what room is left lies between them."""
    height = max(len(block) for block in blocks)
    widths = [max(line.cell_len for line in block) for block in blocks]
    gap = max(2, (width - sum(widths)) // max(1, len(blocks) - 1))
    filled = [
        [fitted(line, columns) for line in [*block, *[Text()] * (height - len(block))]]
        for block, columns in zip(blocks, widths, strict=True)
    ]
    rows = beside(filled, [" " * gap] * (len(blocks) - 1))
    for row in rows:
        row.rstrip()
    return rows
