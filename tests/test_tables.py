"""Tables that the rules call by number: a number that does not fit its row is noticed when the game is loaded."""

import pytest

from wunderkammer.core.notation import Notation
from wunderkammer.core.tables import numbered


def test_rows_come_in_the_order_of_their_numbers() -> None:
    assert numbered({1: "b", 0: "a", 2: "c"}) == ("a", "b", "c")


@pytest.mark.parametrize("rows", [{1: "b"}, {0: "a", 2: "c"}, {-1: "z", 0: "a"}])
def test_a_gap_is_refused(rows: dict[int, str]) -> None:
    with pytest.raises(ValueError, match="one after another"):
        numbered(rows)


def test_a_pattern_stands_beside_its_first_action() -> None:
    assert Notation({0: "take <place>", 3: "pass"}, {"place": ["1", "2", "3"]}).action("pass") == 3
    with pytest.raises(ValueError, match="`pass` begins with action 3, not 2"):
        Notation({0: "take <place>", 2: "pass"}, {"place": ["1", "2", "3"]})
