"""Chapter 8: winning."""

from mypy_extensions import i64

from wunderkammer.core.seats import ranked
from wunderkammer.core.state import OVER
from wunderkammer.core.tally import Row, Tally
from wunderkammer.games.artefakt import events
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import ASIDE, COLOURS, colour_set, count, different, is_complete
from wunderkammer.games.artefakt.rules.knowledge import lay_all_open
from wunderkammer.games.artefakt.state import NOBODY, Board


def check_gain(s: Board, seat: i64) -> None:
    """§8.1 Who owns all four pieces of one colour wins at once."""
    for colour in range(3):
        if is_complete(s.owned(seat), colour):
            s.winner = seat
            s.tell(events.WON, seat, colour)
            finish(s)
            return


def check_exchange(s: Board, seat: i64, rival: i64) -> None:
    """§8.2 If one exchange completes two players, the one who made it wins."""
    check_gain(s, seat)
    if s.winner == NOBODY:
        check_gain(s, rival)


def end_unfinished(s: Board) -> None:
    """§8.3 After the last round the best collection counts."""
    s.tell(events.ENDED)
    finish(s)


def finish(s: Board) -> None:
    s.stage = asked.FINISHED
    s.ask(asked.NOTHING, OVER)
    lay_all_open(s)


def scores(s: Board) -> list[int]:
    """§8.4 The number of different pieces of each seat's best colour."""
    return [best_colour(collection(s, seat)) for seat in range(s.seats)]


def collection(s: Board, seat: i64) -> i64:
    """What counts as the player's. What they offer in a bargain is theirs until it changes hands (§10.6)."""
    if s.errand == asked.FOR_BARTER and seat == s.turn:
        return s.owned(seat) | s.at[ASIDE]
    return s.owned(seat)


def best_colour(fragments: i64) -> i64:
    best: i64 = 0
    for colour in range(3):
        pieces = different(fragments & colour_set(colour))
        if pieces > best:
            best = pieces
    return best


def tally(s: Board) -> Tally:
    """§8.4 By colour, of which the best counts. The winner by §8.1 has all pieces of one, so nobody has more.

    Ties: after an exchange that completes two players only one is the winner (§8.2); then most fragments (§8.3).
    """
    owned = [collection(s, seat) for seat in range(s.seats)]
    sources = [
        Row(COLOURS[colour], [different(one & colour_set(colour)) for one in owned]) for colour in range(len(COLOURS))
    ]
    complete = Row("complete", [1 if seat == s.winner else 0 for seat in range(s.seats)])
    return Tally(sources, False, [complete, Row("fragments", [count(one) for one in owned])])


def ranks(s: Board) -> list[int]:
    """§8.4 The winner by §8.1 is first; then most different pieces of a colour, then most fragments (§8.3)."""
    worth: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        owned = collection(s, seat)
        worth.append((1 if seat == s.winner else 0, best_colour(owned), count(owned)))
    return ranked(worth)
