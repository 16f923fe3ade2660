#!/usr/bin/env python3
"""Plays every lesson and whole games of each game in a browser and keeps a picture of every decision.

A person named Nina plays with bots as the house advises: at both sizes, in both languages, the same deal every time.
The pictures, the words read on them and a contact sheet (`index.html`) are for somebody who looks at all of them:

    python -m scripts.evening --game villa --size phone --lang de --lesson

What is chosen is taken anew; other pictures in the folder stay.
"""

from __future__ import annotations

import sys
import tempfile
import traceback
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from pathlib import Path
from time import monotonic
from typing import Final

from playwright.sync_api import Browser

from omerta import catalog
from omerta.text import LANGUAGES
from scripts.evening.album import Album, write_sheet
from scripts.evening.programme import PARTS, SIZES, Evening, evenings
from scripts.evening.stage import Photographer, Progress
from tests.browser.chromium import running
from tests.browser.guest import PACES, Wishes, guest
from tests.browser.house import opened
from tests.browser.tables import GAMES, learn, open_table

FOLDER: Final = Path(__file__).parents[2] / "build" / "evening"
SEED: Final = "evening"


def spend(browser: Browser, evening: Evening, given: Namespace, progress: Progress) -> None:
    """In a house of its own, so that no picture hangs on those before it, or on when a bot speaks unasked."""
    size, press = SIZES[evening.size]
    album = Album(given.folder, evening.title)
    wishes: Wishes = {"size": size, "press": press, "language": evening.language, "calm": True, "pace": given.pace}
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder), given.seed, remark=0) as address,
        guest(browser, address, **wishes) as nina,
    ):
        nina.introduce("Nina", "sun_hat")
        photographer = Photographer(nina, album, progress)
        if evening.part == "pages":
            photographer.look_around(evening.game)
            photographer.gather(evening.game, max(3, min(catalog.find(evening.game).seats)))
            return
        if evening.table is None:
            learn(nina, evening.game)
        else:
            table = evening.table
            open_table(nina, table.chairs, evening.game, level=table.level, numbers=table.numbers)
        photographer.play()


def try_to_spend(browser: Browser, evening: Evening, given: Namespace, place: str) -> bool:
    """An evening that goes wrong is told, and the next one begins."""
    begun, line = monotonic(), f"[{place}] {evening.title}"

    def progress(pictures: int) -> None:
        if sys.stdout.isatty():
            print(f"\r{line}: {pictures} pictures", end="", flush=True)

    progress(0)
    try:
        spend(browser, evening, given, progress)
    except Exception:
        print(f"\r{line}: failed\n{traceback.format_exc()}", flush=True)
        return False
    finally:
        write_sheet(given.folder)
    taken = len(list(given.folder.glob(f"{evening.title}-[0-9][0-9][0-9]-*.png")))
    print(f"\r{line}: {taken} pictures in {monotonic() - begun:.0f} s", flush=True)
    return True


def chosen() -> Namespace:
    description = (__doc__ or "").rstrip()
    parser = ArgumentParser(
        prog="python -m scripts.evening", description=description, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", choices=GAMES, help="of this game alone; may be repeated")
    parser.add_argument("--size", action="append", choices=SIZES, help="desk is 1280x800, phone 390x844")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="in this language alone")
    for part, what in zip(PARTS, ("the lessons", "whole games", "lobby, new table, how to play, rules"), strict=True):
        parser.add_argument(
            f"--{part}", action="append_const", const=part, dest="parts", help=f"{what}, and what else is named"
        )
    parser.add_argument(
        "--pace", choices=PACES, default="instant", help="at any other than instant, scenes are seen too"
    )
    parser.add_argument("--seed", default=SEED, help="of another deal")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go (%(default)s)")
    return parser.parse_args()


def main() -> int:
    given = chosen()
    programme = list(
        evenings(given.game or GAMES, given.parts or tuple(PARTS), given.size or tuple(SIZES), given.lang or LANGUAGES)
    )
    with running() as browser:
        went_well = [
            try_to_spend(browser, evening, given, f"{number}/{len(programme)}")
            for number, evening in enumerate(programme, start=1)
        ]
    print(write_sheet(given.folder))
    return 0 if all(went_well) else 1


if __name__ == "__main__":
    sys.exit(main())
