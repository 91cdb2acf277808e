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
)


def steps(version: int, blob: str, number: str) -> list[tuple[int, list[str]]]:
    """What is missing after a version: the version that each step leads to, and its statements."""
    return [
        (index + 1, [statement.format(blob=blob, float=number) for statement in step])
        for index, step in enumerate(STEPS)
        if index >= version
    ]
