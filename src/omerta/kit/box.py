"""A components file is read once, decoded to the letter, and refused with the check it fails and the place.

A game describes its box in structs made of `Entry` and lists its checks, each of which names itself when it refuses:

    load = loader(Contents, CHECKS)
    BOX = load(text_of("omerta.games.bank_job"))
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

Source: TypeAlias = Literal["rulebook", "reconstructed"]
Name: TypeAlias = Annotated[str, Meta(min_length=1)]

FOR_EDITORS: Final = frozenset(
    {"meta", "schema", "source", "note", "de", "en", "name_de", "name_en", "grade_de", "grade_en"}
)
"""Fields that speak to whoever edits the file. A page draws nothing of them: names come from the texts, in both
languages."""


class ComponentsError(Exception):
    """The file is no box of its game: this is the check it fails, the card or field, and what is wrong."""

    def __init__(self, check: str, where: str, message: str) -> None:
        super().__init__(check, where, message)
        self.check = check
        self.where = where
        self.message = message

    def __str__(self) -> str:
        return f"components.toml: {self.check}: {self.where}: {self.message}"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A misspelt field is an error, never silently ignored."""


T = TypeVar("T", bound=msgspec.Struct)


class Box(msgspec.Struct, Generic[T], frozen=True):
    """The file has passed every check; `warnings` tell what is unusual about it."""

    contents: T
    warnings: tuple[str, ...] = ()


def _nothing_unusual(_contents: object) -> tuple[str, ...]:
    return ()


def loader(
    contents: type[T],
    checks: Sequence[Callable[[T], None]],
    warnings: Callable[[T], tuple[str, ...]] = _nothing_unusual,
) -> Callable[[str], Box[T]]:
    """Makes the function that turns the text of a file into a box; the first check that fails refuses the file."""

    def load(text: str) -> Box[T]:
        found = read(text, contents)
        for check in checks:
            check(found)
        return Box(found, warnings(found))

    return load


def text_of(package: str) -> str:
    """Reads the components file in the folder of a game."""
    return files(package).joinpath("components.toml").read_text(encoding="utf-8")


def read(text: str, contents: type[T]) -> T:
    """Decodes what the text describes, before the game's own checks."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError("TOML", "file", str(error)) from None
    try:
        return msgspec.convert(raw, contents)
    except msgspec.ValidationError as error:
        raise ComponentsError("FIELD", *_field(str(error), raw)) from None


def demand(condition: bool, check: str, where: str, message: str) -> None:
    """Refuses the file unless the condition holds."""
    if not condition:
        raise ComponentsError(check, where, message)


def unique(check: str, names: Iterable[object], table: str = "") -> None:
    """Refuses the file if a name occurs twice; with a table it is named together with that."""
    for name, count in Counter(names).items():
        demand(count == 1, check, f"{table} {name}".strip(), "occurs more than once")


def _field(message: str, raw: object) -> tuple[str, str]:
    """Tells where the decoder stumbled, the card's id included, and over what."""
    what, _, path = message.partition(" - at `$.")
    path = path.rstrip("`")
    missing = re.search(r"missing required field `(\w+)`", what)
    where = ".".join(part for part in (path, missing.group(1) if missing else "") if part)
    card = _card(raw, path)
    return (f"{where} of {card}" if card else where or "file"), what


def _card(raw: object, path: str) -> str | None:
    """Finds the id of the innermost card on a path like `cards.list[3].hint`."""
    card = None
    for name, index in re.findall(r"(\w+)|\[(\d+)\]", path):
        if isinstance(raw, dict):
            raw = raw.get(name)
        elif isinstance(raw, list) and index:
            raw = raw[int(index)]
        if isinstance(raw, dict):
            card = next((str(raw[key]) for key in ("id", "kind", "code") if key in raw and index), card)
    return card
