"""The contract of a game in progress: what every game answers, and the one door by which moves enter."""

from abc import abstractmethod
from random import Random
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.contents import Contents, contents, fill
from wunderkammer.core.digest import Digest
from wunderkammer.core.errors import BadSeats, GameOver, IllegalMove, NotYourTurn, Reason
from wunderkammer.core.found import Found
from wunderkammer.core.sheet import Sheet
from wunderkammer.core.tally import Tally

CHANCE: Final = -1  # the seat that throws dice and draws cards
OVER: Final = -2  # nobody acts any more
SPECTATOR: Final = -3  # the eyes of a bystander
ALL_SEEING: Final = -4  # the eyes of one who reads a whole record

OK: Final = 0  # the refusal code of a move that is not refused


class Origin:
    """Where a state comes from: enough to begin such a game again, on another machine too."""

    @abstractmethod
    def begin(self) -> "State":
        """A new game with the same seats, options and edition."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641 - it can be changed, so it is no key
    """A game in progress.

    A game implements the abstract methods; people, bots and programs use the others. Seats count from 0 here and
    from 1 in text.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = CHANCE
        self.question: i64 = 0  # what is asked, by the numbers of the game; 0 is nothing
        self.ply: i64 = 0  # how many actions have been played, chance included
        self.reveals: i64 = 0  # how often something hidden has come to somebody's eyes
        self.uncovered: i64 = 0  # of these, how often a seat showed what it held: that tells the seat itself nothing
        self.chronicle: list[tuple[int, ...]] | None = None  # what happened, for the story; None: nobody listens
        self.origin: Origin | None = None  # set by `Game.new`

    # What a game implements.

    @abstractmethod
    def find(self, seat: i64, found: Found) -> None:
        """Add the actions open to a seat that is asked, or to CHANCE, in ascending order."""

    @abstractmethod
    def weight(self, action: i64) -> i64:
        """At CHANCE: how likely an outcome of `legal()` is, a whole number in proportion to the others."""

    @abstractmethod
    def heaviest(self) -> i64:
        """At CHANCE: a weight that no outcome exceeds."""

    @abstractmethod
    def refusal(self, action: i64, seat: i64) -> i64:
        """OK, or the code of the reason why this seat, which is asked, may not do this."""

    @abstractmethod
    def reason(self, refusal: i64, action: i64) -> Reason:
        """A refusal code with its clause and arguments."""

    @abstractmethod
    def perform(self, action: i64, seat: i64) -> None:
        """Carry out a legal action and go on until somebody is asked or the game is over."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent state that nobody listens to."""

    @abstractmethod
    def name(self, action: int) -> str:
        """The notation of an action."""

    @abstractmethod
    def action(self, text: str) -> int:
        """The action of a notation; MalformedMove if it is no move of this game."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, JSON-able; None is a spectator."""

    @abstractmethod
    def observe(self, seat: i64, sheet: Sheet) -> None:
        """The view of a seat as numbers; their count and order depend only on the number of seats. Only for seats."""

    @abstractmethod
    def story(self, seat: int | None) -> list[dict[str, Any]]:
        """What this seat saw happen since `listen()` was called last, JSON-able."""

    @abstractmethod
    def scores(self) -> list[int]:
        """One score a seat, as the rules would give it now."""

    @abstractmethod
    def ranks(self) -> list[int]:
        """1 is best, ties share."""

    @abstractmethod
    def resample(self, seat: int, rng: Random) -> "State":
        """A possible world: the same for this seat, with everything it cannot know dealt at random."""

    def game(self) -> str:
        """What this game is called on the shelf; a game that says it in one word spares the view."""
        return str(self.view(None).get("game", ""))

    def player(self, seat: int) -> dict[str, Any]:
        """What a seat sees of itself: its own part of `view(seat)`, which a game can give without the rest."""
        mine: dict[str, Any] = self.view(seat)["players"][seat]
        return mine

    def tally(self) -> Tally:
        """Where the scores come from, and what tells equal ones apart; a game that does not say it has none of both."""
        return Tally([], True, [])

    def terms(self, action: i64) -> dict[str, int | str]:  # noqa: ARG002 - a game that overrides it needs the action
        """What a legal action of the actor needs and brings beyond its notation; only what that seat knows."""
        return {}

    def is_open(self, seat: i64) -> bool:
        """Whether this seat (or CHANCE) may act now; a game with simultaneous choices overrides it."""
        return seat == self.actor and seat != OVER

    def asked_since(self) -> i64:
        """By which version of the rules the question at hand came to be asked also where only one answer is possible.

        Games that were played by earlier rules are read with it (record/upgrade.py).
        """
        return 1

    def in_the_open(self, seat: i64) -> bool:  # noqa: ARG002 - a game that overrides it needs the seat
        """Whether a spectator can tell if this seat, which is asked, has more than one answer.

        It may only read what everybody knows. A game that does not say keeps it a secret.
        """
        return False

    def gist(self, seat: i64, sheet: Sheet) -> None:
        """The view of a seat as others reckon with it: without what they do not know and what hardly matters now.

        As in `observe`. Where it is the same, the options of the seat are the same.
        """
        self.observe(seat, sheet)

    def imprint(self, seat: i64, own: bool, digest: Digest) -> bool:  # noqa: ARG002 - a game that can overrides it
        """Put in all that tells two sheets of `observe` apart, or of `gist` if it is not the own seat.

        A shortcut for searches, which compare what seats know very often. False: this game has none.
        """
        return False

    def habits(self) -> i64:
        """How many kinds of moves a game tells apart for searches (`habit`); 0 if it does not."""
        return 0

    def habit(self, action: i64, seat: i64) -> i64:  # noqa: ARG002 - a game that has habits overrides it
        """Of which kind a move of a seat is: those of one kind mean about the same at any moment of a round."""
        return 0

    def reopen(self, seat: i64) -> None:
        """Take back what others have decided unseen, at the same time as this seat: they can still be asked."""

    def block(self, seat: i64) -> tuple[i64, i64]:  # noqa: ARG002 - a game that overrides it needs the seat
        """Where all options lie, from one action to before another, if that is known and a good part of them is legal.

        Else from = to. A shortcut for drawing one at random.
        """
        return 0, 0

    # What the rules use.

    def ask(self, question: i64, actor: i64) -> None:
        self.question = question
        self.actor = actor

    def tell(self, what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note an event. Numbers only; the story decides later what each seat sees of it."""
        if self.chronicle is not None:
            self.chronicle.append((what, a, b, c, d))

    def uncover(self) -> None:
        """The acting seat shows others what it held."""
        self.reveals += 1
        self.uncovered += 1

    def copy_moment_to(self, twin: "State") -> None:
        """Who is asked what; nobody listens to a copy."""
        twin.actor = self.actor
        twin.question = self.question
        twin.ply = self.ply
        twin.reveals = self.reveals
        twin.uncovered = self.uncovered
        twin.origin = self.origin

    # What everybody uses.

    def options(self, seat: i64) -> list[int]:
        """The actions open to a seat that is asked, or to CHANCE, in ascending order."""
        found = Found()
        self.find(seat, found)
        return found.listed()

    def actors(self) -> list[int]:
        """Every seat that may act now; none at chance and at the end."""
        return [seat for seat in range(self.seats) if self.is_open(seat)]

    def legal(self, seat: int | None = None) -> list[int]:
        """The actions of the actor (at CHANCE the outcomes) or of a named seat; none for a seat that is not asked."""
        who = self.meant(seat)
        return self.options(who) if self.is_open(who) else []

    def is_evident(self, seat: i64) -> bool:
        """Whether everybody can see that this seat has only one answer: then it may be given for them."""
        asked = 0 <= seat < self.seats and self.is_open(seat)
        return asked and self.in_the_open(seat) and len(self.options(seat)) == 1

    def weights(self) -> list[int]:
        """How likely each outcome of `legal()` is, in proportion; none when it is not chance's turn."""
        return [self.weight(action) for action in self.options(CHANCE)] if self.actor == CHANCE else []

    def apply(self, action: i64) -> "State":
        """The actor's action, taken from `legal()`: nothing is checked."""
        self.perform(action, self.actor)
        return self

    def play(self, move: int | str, seat: int | None = None) -> "State":
        """The checked door, for an action or its notation: a MoveError that says why, or the new state, in place."""
        who = self.meant(seat)
        action = self.number_of(move)
        if self.actor == OVER:
            raise GameOver("game-over")
        if not self.is_open(who):
            raise NotYourTurn("not-your-turn", {"seat": who + 1, "asked": [actor + 1 for actor in self.actors()]})
        name = self.name(action)
        refusal = self.refusal(action, who)
        if refusal != OK:
            raise IllegalMove(name, self.reason(refusal, action))
        self.perform(action, who)
        return self

    def why_not(self, move: int | str, seat: int | None = None) -> Reason | None:
        """None if the action, or the one of this notation, is legal; else why it is refused."""
        who = self.meant(seat)
        action = self.number_of(move)
        self.name(action)
        if self.actor == OVER:
            return Reason("game-over", "", {})
        if not self.is_open(who):
            return Reason("not-your-turn", "", {"seat": who + 1, "asked": [actor + 1 for actor in self.actors()]})
        refusal = self.refusal(action, who)
        return None if refusal == OK else self.reason(refusal, action)

    def listen(self) -> None:
        """From now on keep what happens for `story()`; what was kept before is forgotten."""
        self.chronicle = []

    def eyes(self, seat: int | None) -> i64:
        """Whose eyes a view is for: a seat, ALL_SEEING, or None for a spectator."""
        if seat is None:
            return SPECTATOR
        return ALL_SEEING if seat == ALL_SEEING else self.seated(seat)

    def seated(self, seat: int) -> i64:
        """A seat of this table; BadSeats if it is none."""
        seats: int = self.seats
        if not 0 <= seat < seats:
            raise BadSeats("no-such-seat", {"seat": seat + 1, "seats": seats})
        return seat

    def meant(self, seat: int | None) -> i64:
        """Who acts: the given seat, CHANCE, or for None the seat that decides now."""
        if seat is None:
            return self.actor
        return CHANCE if seat == CHANCE else self.seated(seat)

    def number_of(self, move: int | str) -> int:
        """The action that is meant by its number or its notation."""
        return self.action(move) if isinstance(move, str) else move

    # What Python asks of every object.

    def __repr__(self) -> str:
        """The game, how far it has come and who is asked: what everybody at the table knows."""
        deciding = " and ".join(f"seat {seat + 1}" for seat in self.actors())
        now = "over" if self.actor == OVER else f"{deciding or 'chance'} to decide"
        return f"<{self.game()}, {self.seats} seats, ply {self.ply}: {now}>"

    def __eq__(self, other: object) -> bool:
        """The same position of the same game, with the same seats, options and edition; not how it came about."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.origin == other.origin and contents(self) == contents(other)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`. As with a copy, nobody listens to the state that is read back."""
        if self.origin is None:
            raise TypeError("only a state that Game.new has begun can be pickled")
        return resumed, (self.origin, contents(self))


def resumed(origin: Origin, held: Contents) -> State:
    """A state as it was when it was pickled."""
    state = origin.begin()
    fill(state, held)
    return state
