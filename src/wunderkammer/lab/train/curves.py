"""How a training goes, as a table and as a drawing."""

import csv
from collections.abc import Sequence
from html import escape
from pathlib import Path

from wunderkammer.lab.train.training import Progress

TABLE, DRAWING = "curve.csv", "curve.svg"
WIDTH, HEIGHT, EDGE = 720, 150, 44
CURVES = (("score", "mean score"), ("loss", "loss"), ("against_judge", "times the fair share, against the judge"))


def note(folder: Path, row: Progress) -> None:
    """One more row of the table, and the drawing anew."""
    file = folder / TABLE
    is_new = not file.exists()
    with file.open("a", newline="", encoding="utf-8") as rows:
        writer = csv.writer(rows)
        if is_new:
            writer.writerow(Progress._fields)
        writer.writerow(["" if value is None else value for value in row])
    (folder / DRAWING).write_text(drawn(file), encoding="utf-8")


def drawn(file: Path) -> str:
    with file.open(newline="", encoding="utf-8") as rows:
        table = list(csv.DictReader(rows))
    parts = []
    for index, (key, title) in enumerate(CURVES):
        points = [(int(row["round"]), float(row[key])) for row in table if row[key]]
        parts.append(f'<g transform="translate(0 {index * HEIGHT})">{curve(title, points)}</g>')
    size = f'width="{WIDTH}" height="{HEIGHT * len(CURVES)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">{"".join(parts)}</svg>'
    )


def curve(title: str, points: Sequence[tuple[int, float]]) -> str:
    """A line through the points, with the lowest and the highest value beside it."""
    head = f'<text x="{EDGE}" y="16">{escape(title)}</text>'
    if not points:
        return head
    values = [value for _, value in points]
    low, high, last = min(values), max(values), max(1, points[-1][0])
    span = high - low or 1.0
    places = [
        (EDGE + (WIDTH - 2 * EDGE) * number / last, 24 + (HEIGHT - 40) * (high - value) / span)
        for number, value in points
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    marks = f'<text x="2" y="28">{high:.2f}</text><text x="2" y="{HEIGHT - 14}">{low:.2f}</text>'
    return f'{head}{marks}<polyline points="{line}" fill="none" stroke="#8a5a00" stroke-width="1.5"/>'
