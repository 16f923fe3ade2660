"""These are the plain values that travel: actions, views, options, decisions, clocks, outcomes, texts.

All are frozen msgspec structs: equal by value, JSON in and out. A State is not among them; it never travels.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import get_type_hints

import msgspec

from omerta.contract.refusal import Argument
from omerta.contract.seat import Seat


def snake_case(name: str) -> str:
    """`PlayMatch` -> `play_match`: the tag of a struct on the wire and the stem of its text keys."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=snake_case, forbid_unknown_fields=True):
    """This is what a seat does; a verb (`PlayMatch`). Names kinds and places, never hidden instances."""


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """An option means something with these numbers of seats (with all if none is named), and while each of these
    options has one of these values."""

    seats: tuple[int, ...] = ()
    where: Mapping[str, tuple[str | int, ...]] = msgspec.field(default_factory=dict)

    def holds(self, options: Options, seats: int) -> bool:
        fits = not self.seats or seats in self.seats
        return fits and all(getattr(options, name) in values for name, values in self.where.items())


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """These are the variants of a game, settled before it starts.

    Values are Literals, bools, or numbers with bounds in their `Meta`; `Meta(examples=[...])` names the values
    that the conformance suite combines. `Meta(extra={"settled": True})` marks what nobody picks in a form: the game
    settles it before it begins, from the occasion (`Game.settle`). An option that means something only in some company
    is named in `conditions`.
    """

    @classmethod
    def conditions(cls) -> Mapping[str, Condition]:
        """This says, by the names of options, where they mean something. Elsewhere the game ignores them and a form
        hides them."""
        return {}

    @classmethod
    def seats_named(cls) -> frozenset[str]:
        """The options whose numbers are seats: a form offers those that there are."""
        return frozenset()

    @classmethod
    def settled(cls) -> frozenset[str]:
        """The names of the options that nobody picks."""
        return frozenset(name for name, hint in get_type_hints(cls, include_extras=True).items() if _is_settled(hint))


def _is_settled(hint: object) -> bool:
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, msgspec.Meta)]
    return any((mark.extra or {}).get("settled") is True for mark in marks)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may know now; a game's view adds a flat public part and `own`.

    `waiting` names who was *asked* and is public; who has answered a sealed window is not.
    """

    you: Seat | None
    beat: int
    waiting: tuple[Seat, ...]


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question a seat may answer now, made of public and own facts. Equal means the same decision.

    A sealed decision is answered by several seats at once and opened when the last answer is in. A hushed one is
    answered in the open, but how long the answer takes would tell something (a forced answer comes fast): the table
    lets it take effect on its own cadence. A sealed decision is treated so without being marked.

    `until` names a running clock instead of the cadence: if the table gives that clock a length, the answer takes
    effect when it ends. `pace` names a length of the table that is the cadence of this decision, where the table has
    it. A private step that nobody else notices is neither: it takes effect at once.
    """

    kind: str
    about: tuple[int | str, ...] = ()
    sealed: bool = False
    hushed: bool = False
    until: str = ""
    pace: str = ""

    @property
    def keeps_cadence(self) -> bool:
        return self.sealed or self.hushed or bool(self.until)


class Clock(msgspec.Struct, frozen=True, gc=False):
    """A running clock: its name keys its length in the table's settings; `since` is the beat it started at."""

    name: str
    since: int
    seats: tuple[Seat, ...] = ()


class BoardSetting(msgspec.Struct, frozen=True):
    """This is what a table agrees on about the board and no rule knows: what it keeps track of, and what people must.

    A setting is a switch, or one of a few words. `setting-<name>` is its text, with `.help`; a word's is
    `setting-<name>-<value>`.
    """

    name: str
    default: bool | str = True
    values: tuple[bool | str, ...] = (True, False)


class Outcome(msgspec.Struct, frozen=True):
    """An outcome says how the game ended: the winning seats, a reason key per seat (`reason-<key>`), scores where there
    are any."""

    winners: tuple[Seat, ...]
    reasons: tuple[str, ...]
    scores: tuple[int, ...] = ()


class Ballot(msgspec.Struct, frozen=True):
    """This is a sealed vote after the outcome of one game of a series: who is asked, and for which seats they may
    vote."""

    kind: str
    asked: tuple[Seat, ...]
    candidates: tuple[Seat, ...]


class MessageLimit(msgspec.Struct, frozen=True):
    """This is the rule that limits free text: the most characters of a message, and the most messages of a seat in one
    game."""

    rule: str
    characters: int
    messages: int


class Occasion(msgspec.Struct, frozen=True):
    """This is what the table knows before a match and no rule does: the host's seat, and for each seat how many
    tables of this game its person has finished (a bot: none)."""

    host: Seat
    experience: tuple[int, ...]

    @classmethod
    def neutral(cls, seats: int) -> Occasion:
        """Nobody in particular has asked for the game, and nobody has played it."""
        return cls(0, (0,) * seats)


class Sequel(msgspec.Struct, frozen=True):
    """The next game: its settled options, and for each new seat the seat its player had before.

    It follows at the same table while the series has games left (`Game.games`), else when people play another one.
    The options stay those of the whole series: how many games have been played is the table's knowledge.
    """

    options: Options
    seating: tuple[Seat, ...]


class Text(msgspec.Struct, frozen=True):
    """A sentence to be: a Fluent key and its arguments. No prose travels."""

    key: str
    args: dict[str, Argument] = {}
