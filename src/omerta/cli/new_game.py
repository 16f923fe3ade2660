"""`omerta new-game`: a folder with a small whole game, to be turned into another one."""

from __future__ import annotations

import argparse
import keyword
import re
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


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("name", metavar="NAME", help=say("cli-new-game-name"))
    parser.add_argument("--into", metavar="DIR", type=Path, help=say("cli-new-game-into"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    shelf: Path = arguments.into or Path(games.__path__[0])
    folder = write(arguments.name, shelf)
    print(texts.say("cli-new-game-done", folder=str(folder), game=arguments.name))
    return 0


def write(name: str, shelf: Path) -> Path:
    """Writes the folder of the new game; nothing else is touched, and nothing at all if it cannot be made."""
    _check(name, shelf)
    words = {
        "@name@": name,
        "@Name@": "".join(part.capitalize() for part in name.split("_")),
        "@Title@": name.replace("_", " ").title(),
        "@P@": prefix_for(name, _taken()),
    }
    folder = shelf / name
    for path, template in _templates(files("omerta.cli").joinpath("template")):
        target = folder / path.removesuffix(SUFFIX)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_filled(template.read_text(encoding="utf-8"), words), encoding="utf-8")
    return folder


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


def _check(name: str, shelf: Path) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadInput("cli-new-game-bad-name", name=name)
    if not shelf.is_dir():
        raise BadInput("cli-new-game-no-folder", folder=str(shelf))
    if (shelf / name).exists():
        raise BadInput("cli-new-game-exists", folder=str(shelf / name))


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
