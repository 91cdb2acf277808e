"""The glossary of a game in the terminal: all of it, or the words that somebody asks for."""

from collections.abc import Iterable

from rich.table import Table

from wunderkammer.cli.house import Trouble
from wunderkammer.texts import Meaning, Speaker, meaning, meanings


def entries(speaker: Speaker) -> list[Meaning]:
    """All terms; raises Trouble if the game has none."""
    found = list(meanings(speaker.lang, speaker.game).values())
    if not found:
        raise Trouble("no-glossary", {"game": speaker.game or ""})
    return found


def found(speaker: Speaker, wanted: str) -> list[Meaning]:
    """The term of this name, else all whose words have it in them; Trouble if there is none."""
    exact = meaning(wanted, speaker.lang, speaker.game)
    if exact is not None:
        return [exact]
    near = [one for one in meanings(speaker.lang, speaker.game).values() if wanted.lower() in one.word.lower()]
    if not near:
        raise Trouble("no-clause", {"clause": wanted})
    return near


def listed(terms: Iterable[Meaning]) -> Table:
    """Words and what they mean, side by side, with the clauses that speak of them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", max_width=28)
    table.add_column(ratio=1)
    table.add_column(style="dim", max_width=16)
    for one in terms:
        table.add_row(one.word, one.means, " ".join([f"§{clause}" for clause in one.clauses]))
    return table
