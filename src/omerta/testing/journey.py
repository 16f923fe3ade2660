"""What people in browsers must have lived through, as a game's `tests/journeys.py` asks for it.

`JOURNEYS` are played as the house advises, `STAGINGS` step by step, `WHOLE_GAMES` from the first move to the last, and
at `DEVICES` one device goes from hand to hand. `EVERY_SIGHT` is a table for looking at most kinds of decisions, and
`MOMENTS` are games that surely come to the rare ones. `BRIEF` is a table at which a whole game does not last long; of
`FORBIDDEN` the board shows why it is refused. All may be missing.
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
    """Until then it has happened."""


@dataclass(frozen=True)
class Step:
    """What a person does on the board, when asked for this kind of decision."""

    seat: Seat
    moment: str
    action: Action


@dataclass(frozen=True)
class Staging:
    """People on the first seats and bots on the others; what the people do is laid down, so that it surely happens.

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
    """Of the clocks, in seconds, where they are others than the game's own."""


@dataclass(frozen=True)
class WholeGame:
    """Of one person on this seat, with bots on all others."""

    name: str
    seats: int
    seat: Seat
    is_on_phone: bool
    level: str | None = None
    """A preset; None: the first."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    """Of options, where they are others than at this level."""


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
    """A table where one person on the first `own` seats meets every kind of decision, or almost."""

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
    """A table for every whole game from first to last move: one person on the first seat, bots on the others."""

    seats: int
    level: str | None = None
    """A preset; None: the first."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    """Of options, where they are others than at this level."""

    on_board: int = 15
    """So many presses on the board, for whoever has a keyboard alone, before the list takes its place."""


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
