"""The shape of a view, key by key; docs/views.md says what each of them means."""

from typing import TypedDict


class ArtisansQuestion(TypedDict):
    """What is asked."""

    ask: str


class ArtisansDeck(TypedDict):
    """The artworks that lie face down."""

    number: int
    left: int
    values: dict[str, int]


class ArtisansPile(TypedDict):
    """The materials that lie face down."""

    left: int
    refilled: bool
    unseen: dict[str, int]


class ArtisansArtwork(TypedDict):
    """What an artwork is worth, and what it asks for."""

    value: int
    levels: dict[str, int]


class ArtisansHand(TypedDict):
    """Materials in a hand, as far as this viewer knows them."""

    hand: list[str]
    hidden: int
    cards: int


class ArtisansPoints(TypedDict):
    """Where the points of a seat come from."""

    materials: int
    artworks: int
    artisan: int
    reserved: int


class ArtisansPlayer(ArtisansHand):
    """A seat, as far as this viewer knows it."""

    seat: int
    artisan: str | None
    workshop: dict[str, list[int]]
    levels: dict[str, int]
    room: dict[str, int]
    artworks: list[str]
    reserved: str | None
    points: ArtisansPoints


class ArtisansView(TypedDict):
    """The table of Artisans."""

    game: str
    seats: int
    seat: int | None
    ply: int
    round: int
    rounds: int
    stage: str
    first: int
    turn: int
    holder: int | None
    actor: int
    actors: list[int]
    question: ArtisansQuestion
    may_craft: bool
    may_trade: bool
    market: list[str | None]
    row: list[str | None]
    preview: str | None
    deck: ArtisansDeck
    pile: ArtisansPile
    discard: dict[str, int]
    artworks: dict[str, ArtisansArtwork]
    players: list[ArtisansPlayer]
    scores: list[int]
    ranks: list[int] | None


class ArtisansTold(TypedDict):
    """What the slots of events hold."""

    seat: int
    material: str | None
    given: str
    taken: str
    place: int
    artwork: str
    artisan: str
    round: int
    count: int
    level: int
