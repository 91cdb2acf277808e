"""The folder of a report: a page, and a table of comma-separated values for each sheet. Other files are left alone."""

import csv
import io
from pathlib import Path
from tempfile import TemporaryFile

from wunderkammer.core.errors import LabError
from wunderkammer.lab.balance.report import Report, Table

PAGE = "index.html"


def prepare(folder: Path) -> None:
    """Make the folder and see that one can write there, before hours of games are played for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise unwritable(folder, error) from None


def write(folder: Path, report: Report, page: str) -> None:
    for name, table in report.tables().items():
        put(folder / f"{name}.csv", separated(table))
    put(folder / PAGE, page)


def put(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8", errors="replace", newline="\n")
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> LabError:
    return LabError("balance-unwritable", {"file": str(path), "problem": error.strerror})


def separated(table: Table) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, fieldnames=list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue()
