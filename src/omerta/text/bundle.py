"""This is one language of one package: the messages of its `text/<language>*.ftl` over the shared ones.

A game may lay its sentences in several files, so that a browser fetches only what a page shows: `de.lobby.ftl` what is
read before the game, `de.rules.ftl` the rules in sentences, `de.table.ftl` what only the table in the browser says,
`de.ftl` all the rest. Here all of them are read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

Language: TypeAlias = Literal["de", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("de", "en")

SHARED: Final = "omerta"
"""Its folder `text/` holds what belongs to no single game."""


class MissingText(KeyError):
    """A sentence that nobody has written."""

    def __init__(self, key: str, language: Language, package: str) -> None:
        super().__init__(key, language, package)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        key, language, package = self.args
        return f"no text {key!r} in {language} for {package}"


class BrokenText(ValueError):
    """A sentence that does not parse, or that asks for something it is not given."""


class Hundredths(FluentType):
    """`{ HUNDREDTHS($cents) }`: amounts travel as whole numbers and are written with two decimals."""

    def __init__(self, amount: int) -> None:
        self.whole, self.rest = divmod(int(amount), 100)

    def format(self, locale: Locale) -> str:
        return f"{self.whole}{',' if locale.language == 'de' else '.'}{self.rest:02d}"


class Bundle:
    """These are the messages of one package in one language."""

    def __init__(self, package: str, language: Language) -> None:
        self.package = package
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"HUNDREDTHS": Hundredths})
        for source in dict.fromkeys((package, SHARED)):
            # What is added first stays: a game's own words win over the shared ones.
            for resource in _resources(source, language):
                self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def sentence(self, key: str, args: Mapping[str, str | int]) -> str:
        if not self.has(key):
            raise MissingText(key, self.language, self.package)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise BrokenText(f"{key} in {self.language} has attributes but no sentence")
        written, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            told = "; ".join(str(error) for error in errors)
            raise BrokenText(f"{key} in {self.language} with {dict(args)}: {told}")
        return str(written)


@cache
def bundle(package: str, language: Language) -> Bundle:
    """Read once; the texts do not change while the program runs."""
    return Bundle(package, language)


def _resources(package: str, language: Language) -> Iterator[ast.Resource]:
    folder = files(package).joinpath("text")
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    for name in names:
        if name.startswith(f"{language}.") and name.endswith(".ftl"):
            yield _parsed(f"{package}/text/{name}", folder.joinpath(name).read_text(encoding="utf-8"))


def _parsed(name: str, source: str) -> ast.Resource:
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise BrokenText(f"{name} does not parse at {line!r}")
    return resource
