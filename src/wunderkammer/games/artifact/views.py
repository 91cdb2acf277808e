"""The shape of a view, key by key; docs/views.md says what each of them means."""

from typing import NotRequired, TypedDict


class ArtifactQuestion(TypedDict):
    """What is asked, with what one must know to answer."""

    ask: str
    site: NotRequired[str]
    role: NotRequired[str]
    tile: NotRequired[str]
    left: NotRequired[int]


class ArtifactTrack(TypedDict):
    """The markers of one kind that nobody has."""

    left: int
    cost: int | None


class ArtifactPrinted(TypedDict):
    """What is printed on the board."""

    costs: list[int]
    prices: list[int]
    incomes: list[int]
    joker: int


class ArtifactSpaces(TypedDict):
    """How much room there is on the board and on a mat."""

    years: list[int]
    mat: int
    market: int


class ArtifactSite(TypedDict):
    """A site with its deck."""

    site: str
    used: bool
    deck: int
    unseen: dict[str, int]
    face_up: list[str]
    huts: list[int]
    haul: list[int]


class ArtifactHand(TypedDict):
    """Cards in a hand, as far as this viewer knows them."""

    hand: list[str]
    hidden: dict[str, int]


class ArtifactPlayer(ArtifactHand):
    """A seat, as far as this viewer knows it."""

    seat: int
    money: int
    markers: dict[str, int]
    supply: int
    tiles: list[str]
    solos: int
    prestige: int
    bonus: int
    city: str | None
    archaeologist: str | None
    research: dict[str, int]
    passed: bool
    used: int
    may_act_free: bool


class ArtifactView(TypedDict):
    """The table of Artifact."""

    game: str
    seats: int
    seat: int | None
    ply: int
    round: int
    year: int
    stage: str
    last_round: bool
    research: bool
    roles: bool
    first: int
    turn: int
    done: int
    actor: int
    actors: list[int]
    question: ArtifactQuestion
    base_income: int
    tracks: dict[str, ArtifactTrack]
    market: list[str]
    market_price: int | None
    tiles: list[str]
    income_tiles: list[str]
    values: dict[str, list[int]]
    research_values: list[int]
    printed: ArtifactPrinted
    spaces: ArtifactSpaces
    shown: list[str]
    sites: list[ArtifactSite]
    players: list[ArtifactPlayer]
    scores: list[int] | None
    ranks: list[int] | None


class ArtifactTold(TypedDict):
    """What the slots of events hold."""

    seat: int
    site: str
    card: str
    gold: str
    marker: str
    to: str
    round: int
    coins: int
    joker: bool
    space: int
    huts: int
    count: int
    role: str
    tile: str
    wild: bool
    condition: int
