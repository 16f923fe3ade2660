"""Finds component values that a page keeps as its own: whoever changes components.toml would not change them.

    python -m scripts.generate.copies [game …]

Looked for are values that can be told from an ordinary word or a small number: places, signs and codes wherever they
are quoted; numbers where one is given a name, compared with, or counted up to. Tests may repeat what they expect.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from omerta import catalog
from omerta.contract import AnyGame
from scripts.generate.box import printed
from scripts.generate.literals import Value

LEAST: Final = 9
"""Smaller numbers are everywhere."""

LEAST_OF_MONEY: Final = 100
"""Prices and limits are counted in hundredths here and there."""

WORD: Final = re.compile(r"[A-Za-z_]*")
NOT_CODE: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|<style.*?</style>|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
QUOTED: Final = re.compile(r"""'([^'\n]*)'|"([^"\n]*)\"""")
NUMBERS: Final = (
    re.compile(r"const \w+(?:: \w+)? = (-?\d[\d_]*);"),
    # How many fit beside each other is a matter of the drawing.
    re.compile(r"(?<!length )(?<![<>])(?:[<>]=?|[!=]==) (\d[\d_]*)\b(?!\.)"),
    re.compile(r"length: (\d[\d_]*)\b"),
)


class Copy(NamedTuple):
    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


def copies(game: AnyGame, web: Path) -> list[Copy]:
    """What the page of a game repeats of its box, file by file."""
    values = list(_leaves({} if game.box is None else printed(game.box)))
    words = {value for value in values if isinstance(value, str) and not WORD.fullmatch(value)}
    numbers = {value for value in values if isinstance(value, int) and value >= LEAST}
    numbers |= {100 * number for number in numbers if number >= LEAST_OF_MONEY}
    return [copy for path in _sources(web / game.id) for copy in _copies_in(path, words, numbers)]


def _leaves(value: Value) -> Iterator[str | int]:
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _leaves(each)
    elif isinstance(value, str | int):
        yield value


def _sources(folder: Path) -> list[Path]:
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [path for path in files if path.name not in ("generated.ts", "testing.ts") and ".test." not in path.name]


def _copies_in(path: Path, words: set[str], numbers: set[int]) -> Iterator[Copy]:
    # Lines keep their numbers.
    code = NOT_CODE.sub(lambda found: "\n" * found.group().count("\n"), path.read_text(encoding="utf-8"))
    for found in QUOTED.finditer(code):
        if (found.group(1) or found.group(2) or "") in words:
            yield _copy(path, code, found)
    for pattern in NUMBERS:
        for found in pattern.finditer(code):
            if int(found.group(1).replace("_", "")) in numbers:
                yield _copy(path, code, found)


def _copy(path: Path, code: str, found: re.Match[str]) -> Copy:
    line = code.count("\n", 0, found.start())
    return Copy(path, line + 1, code.splitlines()[line].strip())


def main(names: list[str]) -> int:
    found = [copy for name in names or catalog.ids() for copy in copies(catalog.find(name), Path("web/src/games"))]
    for copy in found:
        print(copy)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
