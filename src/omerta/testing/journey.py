"""A game's `tests/journeys.py` says what people in browsers must have lived through.

`JOURNEYS` are played as the house advises, `STAGINGS` step by step, `WHOLE_GAMES` from the first move to the last, and
at `DEVICES` one device goes from hand to hand. `EVERY_SIGHT` is a table for looking at most kinds of decisions, and
`MOMENTS` are games that surely come to the rare ones. The last move of each of `SCENES` makes a scene that is looked
at. `ROUNDS` say how long people wait among bots at most. `BRIEF` is a table at which a whole game does not last long;
of `FORBIDDEN` the board shows why it is refused. All may be missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from omerta.contract import Action, Event, Options, Seat


@dataclass(frozen=True)
class Journey:
    """People play over a link until each of `events` has happened and everybody has read of it.

    Sealed decisions, and the kinds of decisions named in `by_hand`, are answered on the board, piece by piece;
    everything else as the house advises.
    """

    name: str
    seats: int
    options: Options
    events: tuple[Callable[[Event], bool], ...]
    by_hand: tuple[str, ...] = ()
    most_moves: int = 60
    """It has happened after so many moves at the latest."""

    lengths: Mapping[str, int] = field(default_factory=dict)
    """Clocks last so many seconds where they differ from the game's own."""

    named_after: Mapping[str, Seat] = field(default_factory=dict)
    """Pages call a thing by the name of this person, by the key of its word: `{"car-blue": 1}`."""


@dataclass(frozen=True)
class Step:
    """A person does this on the board when asked for this kind of decision."""

    seat: Seat
    moment: str
    action: Action


@dataclass(frozen=True)
class Staging:
    """People sit on the first seats, bots on the others; what people do is laid down, so that it surely happens.

    Everybody reads of `events`. Whoever is silenced then, by which rule, cannot write to the table.
    """

    name: str
    people: int
    bots: int
    options: Options
    steps: tuple[Step, ...]
    events: tuple[Event, ...]
    silenced: Mapping[Seat, str] = field(default_factory=dict)
    lengths: Mapping[str, int] = field(default_factory=dict)
    """Clocks last so many seconds where they differ from the game's own."""


@dataclass(frozen=True)
class Round:
    """Two people sit among bots, and by the usual clocks everybody has had a turn after so many seconds at most."""

    name: str
    seats: int
    clocks: tuple[str, ...]
    """The clock of each turn: the people's first, then the bots'."""

    most: int
    sign: str
    """The message by which a page that waits says why it does."""


@dataclass(frozen=True)
class WholeGame:
    """One person plays on this seat, with bots on all others."""

    name: str
    seats: int
    seat: Seat
    is_on_phone: bool
    level: str | None = None
    """This preset is played; None means the first."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    """Options have these numbers where they differ from the level's."""

    is_long: bool = False
    """It is played by `make test-long` alone: others show the same seat, the same level and the same size."""


@dataclass(frozen=True)
class OneDevice:
    """All seats are played on one device, which a curtain covers whenever it goes to another hand.

    `otherwise` is done by the same seats as `steps`, and nobody who holds the device afterwards may notice which it
    was. After `steps` everything in `held` can be done, by a button that must be held; the last of it ends the game.
    """

    name: str
    seats: int
    options: Options
    steps: tuple[Step, ...]
    otherwise: tuple[Step, ...]
    held: tuple[Step, ...]
    lengths: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class EverySight:
    """One person on the first `own` seats of this table meets every kind of decision, or almost."""

    own: int
    bots: int
    options: Options
    lengths: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Moments:
    """One person on all seats comes to each of these kinds of decisions, in a game that is drawn by lot in advance."""

    name: str
    seats: int
    options: Options
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Brief:
    """Whole games are played at this table from first to last move: a person on the first seat, bots on the others."""

    seats: int
    level: str | None = None
    """This preset is played; None means the first."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    """Options have these numbers where they differ from the level's."""

    on_board: int = 15
    """Whoever has a keyboard alone makes so many presses on the board before the list takes its place."""


@dataclass(frozen=True)
class Forbidden:
    """One person on all seats presses these one after the other, as selectors; the last is refused, by this rule.

    `drawn` is what the board then shows at the place itself.
    """

    name: str
    seats: int
    options: Options
    presses: tuple[str, ...]
    rule: str
    drawn: str
    is_on_phone: bool = False
