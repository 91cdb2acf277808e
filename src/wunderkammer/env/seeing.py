"""The forms in which an agent gets what its seat sees; every one of them for a single game or for rows of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

from wunderkammer.env import choices

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wunderkammer.env.table import Table

FORMS: Final = ("flat", "scaled", "structured", "masked")


class Seeing:
    """Turns numbers and masks into one of the forms, and knows its space.

    "flat" is the row of numbers as it is, "scaled" each divided by its highest value, "structured" a dictionary of its
    parts by their names in the layout, and "masked" a dictionary of the row and the mask of legal actions.
    """

    def __init__(self, table: Table, form: str) -> None:
        choices.check("observation", form, FORMS)
        self.form = form
        self.layout = table.layout
        self.highs = table.highs
        self.space: spaces.Space[Any] = self._space(table.actions)

    def _space(self, actions: int) -> spaces.Space[Any]:
        highs = self.highs
        whole = spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        if self.form == "flat":
            return whole
        if self.form == "scaled":
            return spaces.Box(0.0, 1.0, highs.shape, np.float32)
        if self.form == "masked":
            return spaces.Dict({"observation": whole, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        return spaces.Dict({part.name: spaces.Box(0, part.high, (part.size,), np.uint8) for part in self.layout})

    def __call__(self, numbers: NDArray[np.uint8], mask: NDArray[np.int8]) -> Any:  # noqa: ANN401 - what the form is
        if self.form == "flat":
            return numbers
        if self.form == "scaled":
            return numbers.astype(np.float32) / self.highs
        if self.form == "masked":
            return {"observation": numbers, "action_mask": mask}
        return {part.name: numbers[..., part.start : part.start + part.size] for part in self.layout}
