"""What is kept of people and tables, as the server handles it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from omerta.contract import Seat
from omerta.table.log import HostAct

Hat: TypeAlias = Literal[
    "fedora",
    "coppola",
    "boater",
    "bowler",
    "sun_hat",
    "beret",
    "top_hat",
    "chauffeur",
    "toque",
    "sailor",
    "pillbox",
    "alpine",
]
Phase: TypeAlias = Literal["gathering", "playing", "over"]
Coach: TypeAlias = Literal["off", "number", "full"]
Way: TypeAlias = Literal["unhurried", "evening", "by_the_way"]
"""How a table runs: without a clock but for what a rule needs, with banks, or over days."""

WhenAway: TypeAlias = Literal["wait", "ask", "mind"]
"""What a table does about who is away for long: it waits, it asks the others, or a bot minds the seat at once."""

Deed: TypeAlias = Literal["open_seat", "seat_bot", "remove"] | HostAct


class Person(Struct, frozen=True):
    id: str
    name: str
    hat: Hat


class Passkey(Struct, frozen=True):
    """The public half of a key that a person keeps on a device, and how often it has been used as the device counts."""

    id: str
    person: str
    key: bytes
    count: int
    created: int
    used: int | None = None


class Night(Struct, frozen=True):
    """A person sleeps from one minute of the day to another, by the clock of a time zone (`Europe/Rome`)."""

    start: int
    end: int
    zone: str


class Chair(Struct, frozen=True):
    """A seat: a person's, open, or a bot's. A person's with a level is minded by a bot until they come back."""

    kind: Literal["person", "open", "bot"]
    person: str | None = None
    level: str | None = None

    @property
    def is_played_by_bot(self) -> bool:
        return self.level is not None


OPEN = Chair("open")


Room: TypeAlias = Literal["gathering", "gallery"]
"""Where people talk beside a game: at the table before the deal, and among those who look on."""


class Word(Struct, frozen=True, kw_only=True):
    """Something said beside a game; `message` is the id that the client gave it."""

    number: int
    game: int
    room: Room
    speaker: Person
    message: str
    text: str
    at: int


class Report(Struct, frozen=True, kw_only=True):
    """A message that somebody has shown to the host. Who has done so is nobody's business."""

    about: str
    seat: int | None = None
    person: str | None = None
    text: str = ""
    phrase: str = ""
    game: int
    at: int
    gallery: bool = False
    """It was said among those who look on: no seat hears of it before the end."""


class House(Struct, frozen=True, kw_only=True):
    """How this table is run, besides the options of the game."""

    listed: bool = False
    spectators: bool = True
    coach: Coach = "off"
    board: dict[str, bool | str] = {}
    learn: bool = False
    """Hints come at their moments."""

    lesson: bool = False
    """It was opened as a lesson: whoever learns sits here with bots, and the game may have prepared the deal."""

    tempo: Way = "unhurried"
    bank: int = 900
    """Seconds a seat has in an evening besides those of each decision."""

    increment: int = 20
    """Seconds a decision has in an evening before the bank runs."""

    together: int = 60
    """Seconds for a decision in an evening that several are asked at once."""

    hours: int = 24
    """Hours awake for a move by the way."""

    clock: int | None = None
    lengths: dict[str, int] = {}
    away: WhenAway = "ask"
    settled: bool = False
    """The end of another series has settled the options: its sequel begins here."""

    evening: str | None = None
    """The code of the first table of the evening that goes on here; None: the evening begins at this table."""

    club: str | None = None
    """The club that it was opened for."""


class Result(Struct, frozen=True):
    """What a game came to for one seat. The role is told where the end lays it open to everybody."""

    seat: int
    person: str | None
    level: str | None
    role: str | None
    won: bool


class Finished(Struct, frozen=True, kw_only=True):
    """A game that is over: which one of its table it was, from when to when it was played, and its results by seat."""

    table: int
    number: int
    game: str
    began: int
    ended: int
    evening: str
    club: str | None
    results: tuple[Result, ...]


class HostDeed(Struct, frozen=True):
    """What a host has done before the deal: from then on the log tells it. `name` is whom it was about."""

    act: Deed
    at: int
    seat: Seat | None = None
    name: str | None = None


class Conduct(Struct, frozen=True, kw_only=True):
    """What has become of the order at a table since it was opened. People are named by their ids."""

    locked: bool = False
    """Nobody new sits down or looks on."""

    removed: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()
    unfinished: bool = False
    """The present game has ended without a result."""

    deeds: tuple[HostDeed, ...] = ()


class Turn(Struct, frozen=True):
    """Whom a table waits for. Of a seat its own person alone is told what stands here: who has answered a sealed
    question is nobody else's business."""

    owing: tuple[Seat, ...] = ()
    """These are asked, as everybody knows, and have not answered, as they know themselves."""

    called: dict[str, int] = {}
    """People who were asked while they were away, and have not looked since: by their ids, when that was."""


class Call(Struct, frozen=True):
    """A person is to be told that they are asked. It holds what an invitation to the table says as well."""

    person: str
    table: int
    code: str
    game: str
    host: str | None
    """The host as they are called there; None if they have been deleted."""

    is_host: bool
    at: int
    """When they were asked; it tells this call from those before."""


class Subscription(Struct, frozen=True):
    """A device on which a person wants to be told: where its push service takes messages, and how they are sealed."""

    device: str
    person: str
    endpoint: str
    key: bytes
    auth: bytes
    language: str
    created: int


class Webhook(Struct, frozen=True):
    """An address of a person's own, for their chat programs; `base` is how they reach this server."""

    person: str
    url: str
    secret: bytes
    language: str
    base: str
    created: int


class Stored(Struct, frozen=True, kw_only=True):
    """A table as it is kept; its log is read apart."""

    id: int
    code: str
    game: str
    options: bytes
    house: House
    host: str
    phase: Phase
    created: int
    chairs: tuple[Chair, ...]
    rematch: str | None = None
    header: str | None = None
    played: int = 0
    """Games of the series before the present one; their records are read apart."""

    points: tuple[int, ...] = ()
    """Each seat has its points, the present game among them once it is over; nobody has any before the first is."""

    turn: Turn = Turn()
    conduct: Conduct = Conduct()

    @property
    def evening(self) -> str:
        """The evening that the table belongs to, by the code of its first table."""
        return self.house.evening or self.code

    @property
    def has_bots(self) -> bool:
        """Does a bot play any of its seats?"""
        return any(chair.level is not None for chair in self.chairs)
