"""Whether somebody may ask a coach at a table."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wunderkammer.server.tables.table import Table


def may_be_coached(table: "Table", seat: int) -> bool:
    """Where all others are bots; among people only at a table for practice, as all can see. A lesson speaks itself."""
    return table.guide is None and (table.practice or not table.chairs.others(seat))
