"""A game without a `terminal` folder is drawn from the fields of its view; its actions are sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from rich.markup import escape

from omerta.contract import Action, View
from omerta.text import Fact, MoveLine, Part, Say, Texts
from omerta.text.fields import seat_fields
from omerta.text.keys import hyphened, tag_of
from omerta.text.terminal import NOTHING, grouped, listed

OWN: Final = "own"
UNSEEN: Final = frozenset({"you", "beat", "waiting", "options", OWN})
"""Fields that are no facts of the table, or have a place of their own."""
FEW: Final = 12
"""So many moves still have a line each."""


class Plain:
    """Draws any view: first what is the seat's own, then the table, then what is known of every seat."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def board(self, view: View, names: Sequence[str], say: Say) -> list[Part]:
        words = Words(self._texts, names)
        shared = [field for field in view.__struct_fields__ if field not in UNSEEN]
        seated = [field for field in shared if _is_by_seat(view, field, len(names))]
        table = [words.fact(view, field) for field in shared if field not in seated and getattr(view, field) != ()]
        return [
            *words.own(getattr(view, OWN, None)),
            Fact(_dim(say("cli-table-waiting")), listed(names[seat] for seat in view.waiting)),
            *table,
            "",
            *(words.seat(view, seat, seated) for seat in range(len(names)) if seated),
        ]

    def moves(self, _view: View, legal: Sequence[Action], names: Sequence[str], _say: Say) -> list[MoveLine]:
        """Each has a line while they are few; many flow, each kind for itself."""
        told = [escape(self._texts.told(action, names)) for action in legal]
        if len(legal) <= FEW:
            return [MoveLine("", ((index, sentence),)) for index, sentence in enumerate(told)]
        kinds = [tag_of(action) for action in legal]
        return [line._replace(heading="") for line in grouped(zip(kinds, told, strict=True))]


class Words:
    """Fields and values of a view become words: a reader sees no struct, no key and no name of a type."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self._texts = texts
        self._names = names

    def own(self, own: msgspec.Struct | None) -> Iterator[Fact]:
        """A spectator has nothing of its own."""
        if own is not None:
            for field in own.__struct_fields__:
                yield Fact(f"[bold]{self.label(field)}[/]", self._told(own, field))

    def fact(self, struct: msgspec.Struct, field: str) -> Fact:
        return Fact(_dim(self.label(field)), self._told(struct, field))

    def seat(self, view: View, seat: int, fields: Sequence[str]) -> Fact:
        values = ((field, getattr(view, field)[seat]) for field in fields)
        told = (f"{self.label(field)}: {self._word(field, value, seats=False)}" for field, value in values)
        pointer = "▶" if seat in view.waiting else " "
        return Fact(f"{pointer} [bold]{self._names[seat]}[/]", "; ".join(told))

    def label(self, field: str) -> str:
        key = f"label-{hyphened(field)}"
        return escape(self._texts.sentence(key) if self._texts.has(key) else field.replace("_", " "))

    def _told(self, struct: msgspec.Struct, field: str) -> str:
        return self._word(field, getattr(struct, field), seats=field in seat_fields(type(struct)))

    def _word(self, field: str, value: object, *, seats: bool) -> str:
        if isinstance(value, bool):
            return self._texts.say("cli-yes" if value else "cli-no")
        if isinstance(value, int):
            return self._names[value] if seats and value in range(len(self._names)) else str(value)
        if isinstance(value, str):
            return escape(self._texts.word(field, value)) or NOTHING
        if isinstance(value, tuple | list):
            return listed(self._word(field, item, seats=seats) for item in value)
        if isinstance(value, dict):
            pairs = ((self._word(field, part, seats=seats) for part in pair) for pair in value.items())
            return listed(f"{key}: {item}" for key, item in pairs)
        if isinstance(value, msgspec.Struct):
            shown = [name for name in value.__struct_fields__ if getattr(value, name) not in (None, ())]
            return listed(f"{self.label(name)} {self._told(value, name)}" for name in shown)
        return NOTHING


def _is_by_seat(view: View, field: str, seats: int) -> bool:
    value: object = getattr(view, field)
    return isinstance(value, tuple) and len(value) == seats and field not in seat_fields(type(view))


def _dim(label: str) -> str:
    return f"[dim]{label}[/]"
