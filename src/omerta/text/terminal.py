"""Here stands what a game may bring along for the terminal table: `games/<id>/terminal`. Markup is rich's, without
importing it.

    def board(view, names, say) -> Sequence[Part]               the table as seen by `view.you`, the own hand first
    def moves(view, legal, names, say) -> list[MoveLine]        the legal actions, grouped for reading
    def explain(view, action, names, say) -> list[str]          what a player may want to know before doing it
    def debrief(view, names, say) -> Sequence[Part]             what comes to light at the end
    def rule_of(view, action) -> str                            the id of the rule that allows it

Its words are in `text/<language>.terminal.ftl`, which no browser fetches. Without such a folder the table draws the
fields of the view (`label-<field>` names them) and the sentences of the actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from omerta.contract import Action, Argument, Seat, View
from omerta.text.fields import seat_fields
from omerta.text.keys import key_of


class Say(Protocol):
    """Says a sentence by its key, in the language of the reader."""

    def __call__(self, key: str, **args: Argument) -> str: ...


class MoveLine(NamedTuple):
    """Legal actions that belong together: each by its index in the legal list, with a short label."""

    heading: str
    moves: tuple[tuple[int, str], ...]


class Fact(NamedTuple):
    """This is a line of words: what it is about, and how that stands. The screen breaks a long one and cuts none."""

    label: str
    value: str


class Beside(NamedTuple):
    """Pictures that stand side by side where the terminal is wide enough for them, else one below the other."""

    pictures: tuple[tuple[str, ...], ...]


Part: TypeAlias = str | Fact | Beside
"""It says what a board is made of; a plain string is a line of a picture and stays as it is."""

NOTHING: Final = "–"


def listed(words: Iterable[str]) -> str:
    """Words in a row, and a dash where there are none."""
    return ", ".join(words) or NOTHING


def said(action: Action, names: Sequence[str], say: Say) -> str:
    """An action as its sentence, seats by their names."""
    seats = seat_fields(type(action))
    fields = {field: getattr(action, field) for field in action.__struct_fields__}
    words = {field: _named(names, value) if field in seats else value for field, value in fields.items()}
    return say(key_of(action), **words)


def pointed(seat: Seat, view: View, name: str, say: Say) -> str:
    """The label of a seat: an arrow if the table waits for it, and whether it is the reader's own."""
    pointer, style = ("▶", "bold") if seat in view.waiting else (" ", "default")
    mine = f" ({say('cli-table-you')})" if seat == view.you else ""
    return f"{pointer} [{style}]{name}{mine}[/]"


def _named(names: Sequence[str], value: Seat | tuple[Seat, ...] | None) -> Argument:
    if isinstance(value, tuple):
        return tuple(names[seat] for seat in value)
    return None if value is None else names[value]


def grouped(labels: Iterable[tuple[str, str]]) -> list[MoveLine]:
    """Gives the headings and labels of the legal actions, in their order, as lines: one a heading."""
    lines: dict[str, list[tuple[int, str]]] = {}
    for index, (heading, label) in enumerate(labels):
        lines.setdefault(heading, []).append((index, label))
    return [MoveLine(heading, tuple(moves)) for heading, moves in lines.items()]
