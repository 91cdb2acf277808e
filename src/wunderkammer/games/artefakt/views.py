"""The shape of a view, key by key; docs/views.md says what each of them means."""

from typing import NotRequired, TypedDict


class ArtefaktQuestion(TypedDict):
    """What is asked, with what one must know to answer."""

    ask: str
    figure: NotRequired[str]
    site: NotRequired[int]
    card: NotRequired[int]
    steps: NotRequired[int]
    directive: NotRequired[str]
    by: NotRequired[int]
    colour: NotRequired[str]


class ArtefaktPile(TypedDict):
    """Fragments that lie somewhere."""

    fragments: dict[str, int]
    known: list[str]


class ArtefaktSite(ArtefaktPile):
    """One of the ten sites."""

    site: int
    open: bool
    directive: str
    figures: list[list[int | str]]


class ArtefaktPlayer(ArtefaktPile):
    """A seat, as far as this viewer knows it."""

    seat: int
    figures: dict[str, int | None]
    laid: int
    cards: dict[str, int | None]
    shown: list[str]
    fourth: int | None
    delayed: str | None
    booked: bool
    ticket: bool


class ArtefaktPrinted(TypedDict):
    """The figures of the edition in play that its words speak of."""

    travel_cards: list[int]
    march_steps: int
    push_steps: int
    carry_reach: int
    last_round: int


class ArtefaktView(TypedDict):
    """The table of Artefakt."""

    game: str
    seats: int
    seat: int | None
    ply: int
    round: int
    stage: str
    starter: int
    actor: int
    actors: list[int]
    question: ArtefaktQuestion
    ring: list[int]
    printed: ArtefaktPrinted
    middle: ArtefaktPile
    aside: ArtefaktPile
    sites: list[ArtefaktSite]
    players: list[ArtefaktPlayer]
    winner: int | None
    scores: list[int] | None
    ranks: list[int] | None


class ArtefaktHeap(TypedDict):
    """Fragments that are told of together."""

    blue: int
    brown: int
    yellow: int
    pieces: list[str] | None


class ArtefaktTold(TypedDict):
    """What the slots of events hold."""

    seat: int | None
    rival: int
    site: int
    to: int
    figure: str
    round: int
    colour: str
    card: int | None
    direction: str
    fragment: str | None
    given: str | None
    fragments: ArtefaktHeap
