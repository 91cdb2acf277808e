"""The schema, step by step. A step that was released is never changed; what comes later is a new step."""

from typing import Final

# {blob}: the type of bytes, {float}: of a time.
STEPS: Final = (
    (
        """CREATE TABLE tables (
            "table" TEXT PRIMARY KEY,
            key {blob} NOT NULL,
            made {float} NOT NULL,
            over INTEGER NOT NULL DEFAULT 0
        )""",
        """CREATE INDEX tables_by_age ON tables (over, made)""",
        """CREATE TABLE log (
            "table" TEXT NOT NULL REFERENCES tables,
            number INTEGER NOT NULL,
            command TEXT NOT NULL,
            event {blob} NOT NULL,
            at {float} NOT NULL,
            PRIMARY KEY ("table", number),
            UNIQUE ("table", command)
        )""",
    ),
    # A summary of each table, so that lists need no logs. Of older tables nothing is known but that they may be due.
    (
        "ALTER TABLE tables ADD COLUMN phase TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN due {float} DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN card TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
        """CREATE INDEX tables_by_list ON tables (listed, phase, made)""",
        """CREATE INDEX tables_by_due ON tables (due, "table") WHERE over = 0 AND due IS NOT NULL""",
    ),
    # Which of several workers thinks for a table, and until when.
    (
        "ALTER TABLE tables ADD COLUMN thinker TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN thinks {float} NOT NULL DEFAULT 0",
    ),
    # When somebody served, so that clocks run only then.
    ("""CREATE TABLE runs (run TEXT PRIMARY KEY, began {float} NOT NULL, seen {float} NOT NULL)""",),
    # What was found out about finished tables; it can be found out again.
    (
        """CREATE TABLE analyses (
            "table" TEXT PRIMARY KEY,
            key TEXT NOT NULL,
            done INTEGER NOT NULL,
            at {float} NOT NULL,
            found {blob}
        )""",
        """CREATE INDEX analyses_by_age ON analyses (at)""",
    ),
)


def steps(version: int, blob: str, number: str) -> list[tuple[int, list[str]]]:
    """What is missing after a version: the version that each step leads to, and its statements."""
    return [
        (index + 1, [statement.format(blob=blob, float=number) for statement in step])
        for index, step in enumerate(STEPS)
        if index >= version
    ]
