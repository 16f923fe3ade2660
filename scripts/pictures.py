#!/usr/bin/env python3
"""Takes the pictures of docs/pictures: the lobby, people who play together (`company_pictures.py`), and of every game
the table and the front page, desk and phone.

A person named Nina plays a whole game of each with bots, as the house advises, in German. The same deal every time:

    python -m scripts.pictures [subject …]

Which moments of a game are worth a picture, with how many at the table and at which level, says its
`tests/pictures.py`.
"""

from __future__ import annotations

import io
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageChops
from playwright.sync_api import Browser, ViewportSize

from omerta import catalog
from omerta.contract import Seat
from omerta.testing.picture import FormPicture, Picture
from scripts import company_pictures
from tests.browser.chromium import DESK, PHONE, running
from tests.browser.guest import Guest, guest
from tests.browser.hands import Press, by_mouse, by_touch, choose
from tests.browser.house import opened
from tests.browser.player import Player
from tests.browser.tables import GAMES, SeatKind, form, open_table

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
SEED: Final = "pictures"
COLOURS: Final = 256
NOISE: Final = 100
"""So many pixels may differ in a picture that shows the same."""

FADED: Final = 400
"""Milliseconds after which nothing moves any more."""

LOBBY, TOGETHER = "lobby", "together"
SUBJECTS: Final = (LOBBY, TOGETHER, *GAMES)
SIZES: Final[dict[str, tuple[ViewportSize, Press]]] = {"desktop": (DESK, by_mouse), "phone": (PHONE, by_touch)}
HOSTS: Final = ("Mara", "Lorenzo", "Silvio")

INTO_THE_MIDDLE: Final = "(it) => it.scrollIntoView({ block: 'center' })"

# Tables have random codes; on a picture they are always the same.
FIXED_CODES: Final = """() => {
    const fixed = ['VESPA', 'PASTA', 'TERRA', 'BRAVA', 'GRATA'];
    const codes = new Map();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
        walk.currentNode.data = walk.currentNode.data.replace(/(?<=Tisch )[A-Z2-9]{5}/, (code) => {
            if (!codes.has(code)) codes.set(code, fixed[codes.size]);
            return codes.get(code) ?? code;
        });
}"""


class Deal(NamedTuple):
    """Pictures of the same are taken in one game."""

    seat: Seat
    level: str | None
    seed: str


def deal_of(picture: Picture) -> Deal:
    return Deal(picture.seat, picture.level, picture.seed or SEED)


class Photographer:
    """Plays as the house advises and keeps a picture of every moment that is wanted."""

    def __init__(self, nina: Guest, wanted: Sequence[Picture], end: str) -> None:
        self.nina = nina
        self.player = Player(nina)
        self.taken: dict[str, bytes] = {}
        self._wanted = wanted
        self._end = end
        self._times: Counter[str] = Counter()

    def play(self, *, is_to_the_end: bool) -> None:
        """The end is a picture too."""
        while self.player.wait_for_turn() == "asked":
            for picture in self._wanted:
                if self._is_due(picture):
                    self._take(picture)
            if len(self.taken) == len(self._wanted) and not is_to_the_end:
                return
            self.player.do_as_the_house()
        if self._end:
            self.nina.page.locator(self._end).evaluate(INTO_THE_MIDDLE)
        self.taken["end"] = shot(self.nina)

    def _is_due(self, picture: Picture) -> bool:
        has_scene = self.nina.page.locator("#main > section").count() > 0
        if self.player.moment() != picture.moment or has_scene != picture.is_scene:
            return False
        self._times[picture.name] += 1
        return self._times[picture.name] == picture.time

    def _take(self, picture: Picture) -> None:
        while picture.is_picked and not (self.player.is_primary_there() or self.player.is_hold_there()):
            self.player.step()
        for piece in picture.picked:
            self.player.answer(self.nina.page.locator(piece).first)
        if picture.is_advised:
            self.player.ask_the_house()
        self.taken[picture.name] = shot(self.nina)


def shot(somebody: Guest) -> bytes:
    somebody.page.wait_for_load_state("networkidle")
    somebody.page.evaluate("() => document.fonts.ready.then(() => true)")
    somebody.page.wait_for_timeout(FADED)
    return somebody.page.screenshot()


def photograph(browser: Browser, suffix: str, game: str) -> dict[str, bytes]:
    """A game for each deal of which a picture is wanted; the first is played to its end."""
    asked = import_module(f"{catalog.find(game).package}.tests.pictures")
    pictures: tuple[Picture, ...] = asked.PICTURES
    usual, end = getattr(asked, "LEVEL", None), getattr(asked, "END", "")
    taken: dict[str, bytes] = {}
    for deal in dict.fromkeys(map(deal_of, pictures)):
        seats: list[SeatKind] = ["bot"] * asked.SEATS
        seats[deal.seat] = "me"
        with visiting(browser, suffix, deal.seed) as nina:
            open_table(nina, seats, game, level=deal.level or usual)
            photographer = Photographer(nina, [picture for picture in pictures if deal_of(picture) == deal], end)
            photographer.play(is_to_the_end=not taken)
        taken |= photographer.taken
    forms: tuple[FormPicture, ...] = getattr(asked, "FORMS", ())
    return taken | {picture.name: photograph_form(browser, suffix, game, picture.level) for picture in forms}


def photograph_form(browser: Browser, suffix: str, game: str, level: str) -> bytes:
    with visiting(browser, suffix) as nina:
        form(nina, game)
        choose(nina.press, nina.page.locator(f'[type="radio"][value="{level}"]'))
        return shot(nina)


def lobby(nina: Guest) -> bytes:
    """She has a game that waits for her."""
    open_table(nina)
    Player(nina).play(presses=8)
    nina.visit("/")
    nina.page.wait_for_load_state("networkidle")
    nina.page.evaluate(FIXED_CODES)
    return shot(nina)


def invite(browser: Browser, address: str) -> None:
    """Others sit at open tables, so that the lobby is not empty."""
    for host, game in zip(HOSTS, (GAMES * len(HOSTS))[: len(HOSTS)], strict=True):
        with guest(browser, address) as somebody:
            somebody.introduce(host, "fedora")
            bots = max(1, min(catalog.find(game).seats) - 2)
            seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "house"}] * bots]
            wish = {"game": game, "options": {}, "seats": seats, "listed": True}
            answer = somebody.context.request.post(f"{address}/api/tables", data=wish)
            assert answer.ok, answer.text()


def write(name: str, png: bytes) -> None:
    """Flat colours: a palette of its own for each picture is enough. What has not changed stays as it is."""
    file = PICTURES / f"{name}.png"
    with Image.open(io.BytesIO(png)) as picture:
        small = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    if file.exists() and is_like(file, small):
        return
    small.save(file, optimize=True)
    print(file.relative_to(PICTURES.parents[1]), f"{file.stat().st_size // 1000} kB")


def is_like(file: Path, picture: Image.Image) -> bool:
    """A browser does not draw every pixel of a curve alike every time."""
    with Image.open(file) as old:
        if old.size != picture.size:
            return False
        difference = ImageChops.difference(old.convert("RGB"), picture.convert("RGB")).convert("L")
    return sum(difference.histogram()[1:]) <= NOISE


@contextmanager
def visiting(browser: Browser, suffix: str, seed: str = SEED) -> Iterator[Guest]:
    """Nina in a house of its own, so that no picture hangs on those before it, or on when a bot speaks unasked."""
    size, press = SIZES[suffix]
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder), seed, remark=0) as address,
        guest(browser, address, size=size, press=press, calm=True) as nina,
    ):
        nina.introduce("Nina", "sun_hat")
        yield nina


def main(wanted: Sequence[str]) -> None:
    """Takes pictures of these subjects."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with running() as browser:
        if TOGETHER in wanted:
            for name, somebody in company_pictures.photograph(browser, SEED):
                write(name, shot(somebody))
        for suffix in SIZES:
            if LOBBY in wanted:
                with visiting(browser, suffix) as nina:
                    invite(browser, nina.address)
                    write(f"lobby-{suffix}", lobby(nina))
            for game in (game for game in GAMES if game in wanted):
                for name, png in photograph(browser, suffix, game).items():
                    write(f"{game}-{name}-{suffix}", png)


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m scripts.pictures", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("subjects", metavar="subject", nargs="*", help=f"of these alone: {', '.join(SUBJECTS)}")
    asked = parser.parse_args().subjects
    if unknown := set(asked) - set(SUBJECTS):
        parser.error(f"no such subject: {', '.join(sorted(unknown))}")
    main(asked or SUBJECTS)
