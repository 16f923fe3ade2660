#!/usr/bin/env python3
"""Draws docs/pictures/terminal-GAME.svg: the terminal table of a real game, at a person's turn.

The person on seat 0 follows the house's advice until the question of the given number is asked; there the picture is
taken. The same words give the same picture as long as rules, bots and texts stay as they are. The one in README.md:

    python scripts/picture_terminal.py villa --seed 3 --question 16
"""

from __future__ import annotations

import argparse
import io
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

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


def colours(*codes: int) -> list[tuple[int, int, int]]:
    return [(code >> 16, code >> 8 & 255, code & 255) for code in codes]


NIGHT: Final = TerminalTheme(
    (0x17, 0x1C, 0x2E),
    (0xF8, 0xED, 0xD6),
    # black, red, green, yellow, blue, magenta, cyan, white; then the same, bright
    colours(0x171C2E, 0xC2331F, 0x4E9B73, 0xF2B632, 0x3A78B8, 0x8A4A7C, 0x5FB9B4, 0xF8EDD6),
    colours(0x56618A, 0xDE5B45, 0xA9BD94, 0xF7D563, 0x7FB2E0, 0xC38AB5, 0x8FD3CE, 0xFFFAEF),
)

# Fonts of the reader's own system (rich's own format fetches one from elsewhere), large enough for frames without gaps.
FONT_WIDTH: Final = 0.662
SVG: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<style>
.{unique_id}-matrix {{ font: 22px/{line_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
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
    others = range(PERSON + 1, seats)
    bots = dict.fromkeys(others, bots_of(game)["house"])
    players = Players(NAMES[:seats], bots, fast_from("bots at the table", seed))
    people = ["person", *(None for _ in others)]
    match: AnyMatch = Match.begin(game, game.options(), seats, seed_from("table", game.id, seed), at=0, people=people)
    console = recorder()
    table = TerminalTable(match, players, texts, console, ask=Adviser(match, console, question), now=count(1).__next__)
    with suppress(LeftTheTable):
        table.play()
    return console.export_svg(
        title="omerta play", theme=NIGHT, code_format=SVG, font_aspect_ratio=FONT_WIDTH, unique_id="table"
    )


def recorder() -> Console:
    """A terminal that nobody sees and that forgets nothing."""
    return Console(
        record=True,
        file=io.StringIO(),
        width=COLUMNS,
        height=ROWS,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )


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
