"""Writes what follows from the Python types, or with --check says what is out of date.

python -m scripts.generate [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

from omerta import catalog
from scripts.generate import protocol_page, wire
from scripts.generate.game import game_types, target_of

EVERY_GAME = "web/src/games/*/generated.ts"


def targets() -> dict[Path, str]:
    """Every file that is written, and what belongs into it."""
    games = {target_of(game): game_types(game) for game in catalog.games().values()}
    return {wire.TARGET: wire.wire_types(), **games, protocol_page.TARGET: protocol_page.document()}


def outdated(wanted: dict[Path, str]) -> list[Path]:
    return [path for path, text in wanted.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]


def superfluous(wanted: dict[Path, str]) -> list[Path]:
    """Files of games that are no longer there."""
    return [path for path in Path().glob(EVERY_GAME) if path not in wanted]


def main(arguments: list[str]) -> int:
    wanted = targets()
    if "--check" in arguments:
        wrong = [*outdated(wanted), *superfluous(wanted)]
        for path in wrong:
            print(f"{path} is not what the types say; write it anew: make generate", file=sys.stderr)
        return 1 if wrong else 0
    # What is right stays untouched, so that nothing is built again because of it.
    for path in outdated(wanted):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
    for path in superfluous(wanted):
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
