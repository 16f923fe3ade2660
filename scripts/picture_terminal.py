#!/usr/bin/env python3
"""Draws docs/pictures/terminal-GAME.svg: the terminal table of a real game, at a person's turn.

The person on seat 0 follows the house's advice until the question of the given number is asked; there the picture is
taken. The same words give the same picture as long as rules, bots and texts stay as they are. The one in README.md:

    python scripts/picture_terminal.py villa --seed 7 --question 20
"""

from __future__ import annotations

import argparse
import io
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from rich.color import ColorTriplet
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from omerta import catalog
from omerta.bots import bots_of
from omerta.cli.play import NAMES
from omerta.cli.terminal import LeftTheTable, Players, TerminalTable
from omerta.contract import AnyGame
from omerta.kit.chance import fast_from, seed_from
from omerta.kit.menus import legal
from omerta.table import AnyMatch, Match
from omerta.text import LANGUAGES, Texts

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
COLUMNS, ROWS = 80, 34
PERSON: Final = 0


def rgb(colour: str) -> tuple[int, int, int]:
    return ColorTriplet(*bytes.fromhex(colour.removeprefix("#")))


NIGHT: Final = TerminalTheme(
    background=rgb("#171C2E"),
    foreground=rgb("#F8EDD6"),
    # black, red, green, yellow, blue, magenta, cyan, white
    normal=[rgb(c) for c in "#171C2E #C2331F #4E9B73 #F2B632 #3A78B8 #8A4A7C #5FB9B4 #F8EDD6".split()],
    bright=[rgb(c) for c in "#56618A #DE5B45 #A9BD94 #F7D563 #7FB2E0 #C38AB5 #8FD3CE #FFFAEF".split()],
)

# Fonts of the reader's own system; rich's own format would fetch one from elsewhere.
SVG: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<style>
.{unique_id}-matrix {{ font: 20.9px/{line_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
.{unique_id}-title {{ font: bold 17px "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Adviser:
    """Answers every question as the house would; at the last one it writes the prompt and leaves."""

    def __init__(self, match: AnyMatch, console: Console, questions: int) -> None:
        self.match = match
        self.console = console
        self.left = questions
        self.house = bots_of(match.game)["house"]

    def __call__(self, prompt: str) -> str:
        self.left -= 1
        if self.left == 0:
            self.console.print(Text.assemble(prompt, ("█", "bold")))
            raise LeftTheTable
        self.console.export_text()  # forgets the table as it was at this question
        game, state = self.match.game, self.match.state
        actions = legal(game, state, PERSON)
        action = self.house.choose(game.view(state, PERSON), actions, fast_from("advice", self.left))
        return str(actions.index(action) + 1)


def picture(game: AnyGame, texts: Texts, *, seats: int, seed: int, question: int) -> str:
    """The table as an SVG; a game that ends before the question is asked is pictured at its end."""
    house = bots_of(game)["house"]
    players = Players(
        NAMES[:seats], {seat: house for seat in range(seats) if seat != PERSON}, fast_from("bots at the table", seed)
    )
    people = ["person" if seat == PERSON else None for seat in range(seats)]
    match: AnyMatch = Match.begin(game, game.options(), seats, seed_from("table", game.id, seed), at=0, people=people)
    console = Console(
        record=True,
        file=io.StringIO(),
        width=COLUMNS,
        height=ROWS,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    adviser = Adviser(match, console, question)
    with suppress(LeftTheTable):
        TerminalTable(match, players, texts, console, ask=adviser, now=count(1).__next__).play()
    return console.export_svg(title="omerta play", theme=NIGHT, code_format=SVG, unique_id="table")


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws docs/pictures/terminal-GAME.svg.")
    parser.add_argument("game", choices=catalog.ids(), metavar="GAME", help=", ".join(catalog.ids()))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--question", type=int, default=1, help="at which question to the person, from 1")
    parser.add_argument("--lang", choices=LANGUAGES, default="de")
    asked = parser.parse_args()
    game = catalog.find(asked.game)
    svg = picture(game, Texts(game, asked.lang), seats=asked.seats, seed=asked.seed, question=asked.question)
    file = PICTURES / f"terminal-{game.id}.svg"
    file.write_text(svg, encoding="utf-8")
    print(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)


if __name__ == "__main__":
    main()
