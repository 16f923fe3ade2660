"""`omerta new-game`: a small whole game, one folder a side, to be turned into another one."""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from string import ascii_uppercase
from typing import Final

from omerta import catalog, games
from omerta.cli.bad_input import BadInput
from omerta.text import Say, Texts, rulebook

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,19}")
SUFFIX: Final = ".tmpl"
SIDES: Final = {"python": Path("src/omerta/games"), "web": Path("web/src/games")}
"""The parts of the template, and where games lie in a checkout."""

GENERATOR: Final = "scripts.generate"
"""What `make generate` runs: the pages' types of a game follow from the Python ones."""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("name", metavar="NAME", help=say("cli-new-game-name"))
    parser.add_argument("--into", metavar="DIR", type=Path, help=say("cli-new-game-into"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    checkout = _checkout()
    root: Path = arguments.into or checkout
    folders = write(arguments.name, root)
    if root.resolve() == checkout:
        _generate(root)
    print(texts.say("cli-new-game-done", folders=tuple(map(str, folders))))
    return 0


def write(name: str, root: Path) -> list[Path]:
    """Writes the two folders of the new game; nothing else is touched, and nothing at all if it cannot be made."""
    folders = {side: root / shelf / name for side, shelf in SIDES.items()}
    _check(name, root, list(folders.values()))
    words = {
        "@name@": name,
        "@Name@": "".join(part.capitalize() for part in name.split("_")),
        "@Title@": name.replace("_", " ").title(),
        "@P@": prefix_for(name, _taken()),
    }
    for side, folder in folders.items():
        _fill(folder, files("omerta.cli").joinpath("template", side), words)
    return list(folders.values())


def _checkout() -> Path:
    """The folder with both sides, of which this very code is a part."""
    return Path(games.__path__[0]).resolve().parents[len(SIDES["python"].parts) - 1]


def _fill(folder: Path, side: Traversable, words: dict[str, str]) -> None:
    for path, template in _templates(side):
        target = folder / path.removesuffix(SUFFIX)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_filled(template.read_text(encoding="utf-8"), words), encoding="utf-8")


def _generate(root: Path) -> None:
    """It runs in a process of its own: this one has not seen the new game."""
    subprocess.run([sys.executable, "-m", GENERATOR], cwd=root, check=True, stdout=subprocess.DEVNULL)


def prefix_for(name: str, taken: frozenset[str]) -> str:
    """The letters before the rule ids: as few of the name's as no other game uses.

    >>> prefix_for("poker", frozenset({"P", "PR", "E"}))
    'PO'
    """
    letters = "".join(letter for letter in name.upper() if letter.isalpha())
    candidates = chain((letters[:length] for length in (1, 2, 3)), (letters[0] + other for other in ascii_uppercase))
    return next(prefix for prefix in candidates if _is_usable(prefix) and not {prefix, f"L{prefix}"} & taken)


def _is_usable(prefix: str) -> bool:
    """E- marks examples, and a second letter R a ruling."""
    return prefix != "E" and (len(prefix) == 1 or not prefix.endswith("R"))


def _check(name: str, root: Path, folders: list[Path]) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadInput("cli-new-game-bad-name", name=name)
    if not root.is_dir():
        raise BadInput("cli-new-game-no-folder", folder=str(root))
    if root == _checkout() and not all((root / shelf).is_dir() for shelf in SIDES.values()):
        raise BadInput("cli-new-game-no-checkout")
    for folder in folders:
        if folder.exists():
            raise BadInput("cli-new-game-exists", folder=str(folder))


def _taken() -> frozenset[str]:
    """The prefixes of all games there are."""
    return frozenset(rule.partition("-")[0] for game in catalog.games().values() for rule in rulebook(game.package))


def _templates(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        path = f"{above}{entry.name}"
        if entry.is_dir():
            yield from _templates(entry, f"{path}/")
        elif path.endswith(SUFFIX):
            yield path, entry


def _filled(template: str, words: dict[str, str]) -> str:
    for mark, word in words.items():
        template = template.replace(mark, word)
    return template
