"""Here stands what happened, in the past tense, and what each seat sees of it.

Every field of an event declares its audience in the class body, or the class is refused at import:

    class CardPassed(Event, frozen=True):
        giver: Seat
        taker: Seat
        card: str | UnsetType = UNSET

        public = ("giver", "taker")
        seen_by = {"card": ("giver", "taker")}   # seats named by those fields
        opens_to = ("taker",)                    # the giver chose it, to the taker it is news

`only_to = "seat"` instead makes the whole event one seat's own. The audience is in the event, so `shown` needs
no State.

`fleeting = True` marks what a seat may see once and must then remember by itself: when the next beat has come, the
table does not tell it again. Where an option decides, `fleeting` names a field of the event that is true or false.

Whatever another viewer was shown stays said and done: nobody takes it back alone. `retractable = True` marks what its
maker may take back although it was seen, because nobody learned anything from it (a house that is laid, a swap): never
a word, a question, an accusation or a draw. It cannot be an event that opens something.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from omerta.contract.seat import Seat, Viewer
from omerta.contract.values import snake_case

Everyone: TypeAlias = Literal["everyone"]
EVERYONE: Final[Everyone] = "everyone"


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=snake_case, omit_defaults=False):
    public: ClassVar[tuple[str, ...]] = ()
    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    only_to: ClassVar[str | None] = None
    opens_to: ClassVar[tuple[str, ...] | Everyone] = ()
    fleeting: ClassVar[bool | str] = False
    retractable: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # Inherited fields too: they are shown as well. The struct itself lists its fields only after this call.
        kinds = [kind for base in reversed(cls.__mro__) for kind in inspect.get_annotations(base).items()]
        _check_audience(cls, {name: str(kind) for name, kind in kinds if "ClassVar" not in str(kind)})

    def shown(self, viewer: Viewer) -> Event | None:
        """Says what this viewer receives: the event, the event with its hidden fields unset, or nothing at all."""
        if not self.reaches(viewer):
            return None
        if not self.seen_by:
            return self
        hidden = [field for field, namers in self.seen_by.items() if not _named(self, namers, viewer)]
        return msgspec.structs.replace(self, **dict.fromkeys(hidden, msgspec.UNSET)) if hidden else self

    def is_public(self) -> bool:
        """Does everybody receive all of it?"""
        return self.only_to is None and not self.seen_by

    def reaches(self, viewer: Viewer) -> bool:
        """Does this viewer receive anything of it?"""
        return self.only_to is None or _named(self, (self.only_to,), viewer)

    def binds(self, viewer: Viewer) -> bool:
        """Has this viewer been shown what nobody else can take back alone?"""
        return not self.retractable and self.reaches(viewer)

    def opens(self, viewer: Viewer) -> bool:
        """Does it show this viewer something hidden that the viewer did not choose itself?"""
        return self.opens_to == EVERYONE or _named(self, self.opens_to, viewer)

    def fades(self) -> bool:
        """Is it told only once?"""
        return bool(getattr(self, self.fleeting)) if isinstance(self.fleeting, str) else self.fleeting


Emit: TypeAlias = Callable[[Event], None]


def _named(event: Event, fields: tuple[str, ...] | str, viewer: Viewer) -> bool:
    if viewer is None:
        return False
    for field in fields:
        seats: Seat | tuple[Seat, ...] = getattr(event, field)
        if seats == viewer or (isinstance(seats, tuple) and viewer in seats):
            return True
    return False


def _check_audience(cls: type[Event], fields: Mapping[str, str]) -> None:
    """The audience of fields is an allow-list: a field that nobody declared is an error, not a secret and not a
    leak."""
    opens_to = () if cls.opens_to == EVERYONE else cls.opens_to
    named = {*opens_to, *(seat for namers in cls.seen_by.values() for seat in namers)}
    if cls.only_to is not None:
        named.add(cls.only_to)
    for field in named & fields.keys():
        assert "Seat" in fields[field], f"{cls.__name__}.{field} names an audience: it must be a Seat or several"
    assert cls.fleeting in (True, False, *fields), f"{cls.__name__}.fleeting names no field: {cls.fleeting}"
    assert not (cls.retractable and cls.opens_to), f"{cls.__name__} opens something: nobody can take that back"
    known = {cls.only_to} if cls.only_to is not None else set(cls.public)
    assert set(opens_to) <= known, f"{cls.__name__}.opens_to is named by fields that its audience sees"
    if cls.only_to is not None:
        assert cls.only_to in fields, f"{cls.__name__}.only_to names no field: {cls.only_to}"
        assert not cls.public and not cls.seen_by, f"{cls.__name__} is only_to one seat: no other audience"
        return
    declared = set(cls.public) | set(cls.seen_by)
    assert declared == set(fields), f"{cls.__name__}: audience undeclared or unknown: {sorted(declared ^ set(fields))}"
    assert not set(cls.public) & set(cls.seen_by), f"{cls.__name__}: a field is public or seen by some, not both"
    for field, namers in cls.seen_by.items():
        assert "UnsetType" in fields[field], f"{cls.__name__}.{field} can be hidden: it needs `| UnsetType = UNSET`"
        assert set(namers) <= set(cls.public), f"{cls.__name__}.{field}: its audience is named by public fields"
