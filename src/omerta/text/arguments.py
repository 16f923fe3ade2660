"""The fields of a struct become the variables of a sentence.

Every field is given twice: `$kind` as a word, `$kind_id` as it travels (`selectable`). Seats become names; a string
`v` of field `f` becomes the message `f-v` if there is one; tuples are joined, names as the language lists them ("Anna,
Ben und Carla"); an action inside becomes its own sentence, another struct is laid flat (`$hint_symbol`); what is
hidden, absent or empty is the string "none".

The page in the browser knows who reads and says so by `$seat_is` ("you"), so that a sentence says "Du legst" and "Anna
legt"; it knows what is called how at its table, too (`$slot_is`). Here everything is "other". Of several seats it lists
the reader as "du" in `$winners_with_you`; here these are the names.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec
from babel.lists import format_list

from omerta.contract import Action, Argument, Decision, Event
from omerta.text.bundle import Bundle
from omerta.text.fields import seat_fields
from omerta.text.keys import hyphened, key_of, selectable, tag_of, vocabularies

NONE: Final = "none"
OTHER: Final = "other"
PARTS: Final = re.compile(r"(\w+)[->](\w+)")
"""A place on a board may be a value of two parts, too many to name each: `e4>N` is said by `<field>-parts`; a sentence
about it may also take them one by one, `$place_first` and `$place_second`."""


class Arguments:
    """Gathers the variables of one sentence, written for people who bear these names."""

    def __init__(self, bundle: Bundle, names: Sequence[str]) -> None:
        self.written: dict[str, str | int] = {}
        self._bundle = bundle
        self._names = names

    def add_struct(self, struct: msgspec.Struct, prefix: str = "") -> None:
        seats = seat_fields(type(struct))
        for field in struct.__struct_fields__:
            self._add(f"{prefix}{field}", field, getattr(struct, field), is_seat=field in seats)

    def add_all(self, args: Mapping[str, Argument], seats: Collection[str]) -> None:
        for field, value in args.items():
            # A lone number under a plural name is a count: `seats=5`.
            counts = isinstance(value, int) and field.endswith("s")
            self._add(field, field, value, is_seat=field in seats and not counts)

    def _add(self, variable: str, field: str, value: object, *, is_seat: bool) -> None:
        if isinstance(value, msgspec.Struct) and not isinstance(value, Action):
            self.add_struct(value, prefix=f"{variable}_")
            return
        vocabulary = (*vocabularies(variable), *vocabularies(field))
        self.written[variable] = self._word(vocabulary, value, is_seat=is_seat)
        self.written[f"{variable}_id"] = _raw(value)
        self.written[f"{variable}_is"] = OTHER
        if is_seat and isinstance(value, tuple | list):
            self.written[f"{variable}_with_you"] = self.written[variable]
        if isinstance(value, str) and (parts := PARTS.fullmatch(value)):
            self.written[f"{variable}_first"], self.written[f"{variable}_second"] = parts.groups()

    def _word(self, vocabulary: tuple[str, ...], value: object, *, is_seat: bool) -> str | int:
        if isinstance(value, Action):
            return told(self._bundle, value, self._names)
        if isinstance(value, str):
            return word(self._bundle, vocabulary, value)
        if isinstance(value, tuple | list):
            words = [str(self._word(vocabulary, item, is_seat=is_seat)) for item in value]
            return (format_list(words, locale=self._bundle.language) if is_seat else ", ".join(words)) or NONE
        if isinstance(value, dict):
            pairs = ((self._word(vocabulary, part, is_seat=is_seat) for part in pair) for pair in value.items())
            return ", ".join(f"{key}: {item}" for key, item in pairs) or NONE
        if isinstance(value, msgspec.Struct):
            # In a list: a sentence that lists structs tells more than anybody reads, but it can be told.
            return self._word(vocabulary, msgspec.structs.asdict(value), is_seat=False)
        if is_seat and isinstance(value, int) and value in range(len(self._names)):
            return self._names[value]
        return _raw(value)


def told(bundle: Bundle, struct: Event | Action | Decision, names: Sequence[str]) -> str:
    """Says an event, an action or a decision as a sentence."""
    arguments = Arguments(bundle, names)
    arguments.add_struct(struct)
    return bundle.sentence(key_of(struct), arguments.written)


def word(bundle: Bundle, vocabulary: Sequence[str], value: str) -> str:
    """The name of a component, or what is said of its two parts; the value itself where nobody has given it a name."""
    keys = (f"{name}-{hyphened(value)}" for name in vocabulary)
    named = next((bundle.sentence(key, {}) for key in keys if bundle.has(key)), None)
    return _in_parts(bundle, vocabulary, value) if named is None else named


def _in_parts(bundle: Bundle, vocabulary: Sequence[str], value: str) -> str:
    parts, keys = PARTS.fullmatch(value), (f"{name}-parts" for name in vocabulary)
    key = next((key for key in keys if bundle.has(key)), None) if parts else None
    return bundle.sentence(key, {"first": parts[1], "second": parts[2]}) if parts and key else value


def _raw(value: object) -> str | int:
    """Gives a value as it travels, as far as a sentence can select on it."""
    if value is None or value is msgspec.UNSET:
        return NONE
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return selectable(value)
    if isinstance(value, int):
        return value
    if isinstance(value, Action):
        return tag_of(value)
    if isinstance(value, tuple | list):
        return ", ".join(str(_raw(item)) for item in value) or NONE
    if isinstance(value, msgspec.Struct):
        return _raw(msgspec.structs.asdict(value))
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_raw(item)}" for key, item in value.items()) or NONE
    raise AssertionError(f"no sentence can hold {value!r}")
