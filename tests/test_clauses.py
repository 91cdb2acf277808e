"""Every clause of the rules has a test that carries its number, and no test carries a number that is no clause."""

import ast
import re
from pathlib import Path

import pytest

import wunderkammer as wk

ROOT = Path(__file__).parents[1]

HEADING = re.compile(r"## §(\d+)\b")
# A clause begins at the start of a line, or, where several share a line, after the end of a sentence.
ITEM = re.compile(r"(?:^|(?<=[.\])] ))(\d+)\. ")
TEST = re.compile(r"test_(\d+)(?:_(\d+))?_")


def clauses(rules: str) -> list[str]:
    """`1.1`, `1.2`, ... in the order of the rules; a chapter without numbered clauses is itself one: `15`."""
    found: list[str] = []
    chapter, last = "", 0
    for line in rules.splitlines():
        heading = HEADING.match(line)
        if heading:
            chapter, last = heading[1], 0
            found.append(chapter)
        elif chapter:
            for item in ITEM.finditer(line):
                if int(item[1]) == last + 1:
                    last += 1
                    found.append(f"{chapter}.{last}")
    return [clause for clause in found if f"{clause}.1" not in found]


def named_clauses(tests: str) -> dict[str, str]:
    """The clauses that tests carry in their names, each with the last such test."""
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(tests)):
        if isinstance(node, ast.FunctionDef):
            named = TEST.match(node.name)
            if named:
                found[".".join(filter(None, named.groups()))] = node.name
    return found


def carried_by_tests_of(game: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((ROOT / "tests" / game).rglob("test_*.py")):
        found |= named_clauses(path.read_text(encoding="utf-8"))
    return found


def rules_of(game: str) -> list[str]:
    return clauses((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", wk.games())
def test_every_clause_is_tested(game: str) -> None:
    carried = carried_by_tests_of(game)
    assert [clause for clause in rules_of(game) if clause not in carried] == []


@pytest.mark.parametrize("game", wk.games())
def test_every_test_carries_a_clause_that_exists(game: str) -> None:
    written = rules_of(game)
    assert {clause: test for clause, test in carried_by_tests_of(game).items() if clause not in written} == {}


RULES = """# Rules, 2 to 4 players
1. Not yet a clause.
## §1 Components
1. A die. [print] Cards: 3 with 2. [ours]
2. A board
   of 10. It is round.
## §2 End
A word before.
1. No tile is left. 2. All are gone (or lost). 3. The last card, drawn in
round 4. 5. is no clause here [print] 4. Nor was 2. this. (Really.) 5. This is.
## §3 Data [ours: all]
4: `lamp` 5: `fan`
## §10 Words
10. Not the first. 1. The first.
"""


def test_clauses_are_read_from_headings_and_items() -> None:
    assert clauses(RULES) == ["1.1", "1.2", "2.1", "2.2", "2.3", "2.4", "2.5", "3", "10.1"]


def test_clauses_are_read_from_the_names_of_tests() -> None:
    tests = "def test_6_4_rob(): ...\nclass T:\n    def test_15_data(self): ...\ndef test_other(): ...\ndef a(): ..."
    assert named_clauses(tests) == {"6.4": "test_6_4_rob", "15": "test_15_data"}
