"""Write the table of docs/leaderboard.md from docs/leaderboard.json. Entries given as files are added first."""

import json
import sys
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
DATA = DOCS / "leaderboard.json"
PAGE = DOCS / "leaderboard.md"
BEGIN, END = "<!-- entries: begin -->\n", "<!-- entries: end -->"
COLUMNS = ("game", "seats", "among", "agent", "share of wins", "95 %", "fair", "points", "forfeits")
HEAD = "| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|\n"


def table(entries: list[dict[str, Any]]) -> str:
    """By table, the strongest first."""
    lines = [(entry, line) for entry in entries for line in entry["lines"]]
    lines.sort(key=lambda each: (each[1]["game"], each[1]["seats"], each[1]["among"], -each[1]["share"]))
    return HEAD + "".join(row(entry, line) for entry, line in lines)


def row(entry: dict[str, Any], line: dict[str, Any]) -> str:
    interval = f"{line['low']:.3f} – {line['high']:.3f}"
    points = f"{line['points']:.1f} / {line['others']:.1f}"
    cells = (line["game"], line["seats"], line["among"], entry["agent"], f"{line['share']:.3f}", interval)
    return "| " + " | ".join([*map(str, cells), f"{1 / line['seats']:.3f}", points, str(line["forfeits"])]) + " |\n"


def page(text: str, entries: list[dict[str, Any]]) -> str:
    before, rest = text.split(BEGIN)
    return before + BEGIN + table(entries) + END + rest.split(END)[1]


def main(files: list[str]) -> None:
    entries = json.loads(DATA.read_text(encoding="utf-8")) if DATA.is_file() else []
    for file in files:
        entry = json.loads(Path(file).read_text(encoding="utf-8"))
        entries = [*(one for one in entries if one["agent"] != entry["agent"]), entry]
    DATA.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), entries), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
