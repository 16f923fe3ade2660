"""The words on the pages, looked up by the same keys as in the client: tests name what a button means."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from omerta.text import Language

ROOT: Final = Path(__file__).parents[2]


class Words:
    """`words("open-table")` is "Tisch eröffnen", or "Open a table"."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in (language, f"table.{language}", f"people.{language}"):
            self._bundle.add_resource(FluentResource(_file("web/src/text", part)))
        for poster in sorted((ROOT / "web/src/games").glob(f"*/poster.{language}.ftl")):
            self._bundle.add_resource(FluentResource(poster.read_text(encoding="utf-8")))

    def __call__(self, key: str, **given: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no sentence in {self.language}"
        written, errors = self._bundle.format_pattern(pattern, given)
        assert not errors, f"{key} in {self.language}: {errors}"
        return str(written)


@cache
def words(language: Language) -> Words:
    return Words(language)


def _file(folder: str, name: str) -> str:
    return (ROOT / folder / f"{name}.ftl").read_text(encoding="utf-8")
