#!/usr/bin/env python3
"""Takes the pictures of docs/pictures: lobby, table in three phases and front page, on a desk and on a phone.

A person named Nina plays a whole game with two bots, as the house advises, in German. The same deal every time:

    python -m scripts.pictures
"""

from __future__ import annotations

import io
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from tests.browser.chromium import DESK, PHONE, running
from tests.browser.guest import Guest, guest
from tests.browser.hands import Press, by_mouse, by_touch
from tests.browser.house import opened
from tests.browser.player import Player
from tests.browser.tables import GAME, open_table

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
SEED: Final = "pictures"
COLOURS: Final = 256
FADED: Final = 400
"""Milliseconds after which nothing moves any more."""

SIZES: Final[dict[str, tuple[ViewportSize, Press]]] = {"desktop": (DESK, by_mouse), "phone": (PHONE, by_touch)}

# What the rail marks in a phase, and at which time of several the picture is taken.
PHASES: Final = {"plan": ("leaders", 1), "play": ("pass", 4), "bonus": ("bonus", 1)}
HOSTS: Final = ("Mara", "Lorenzo", "Silvio")


class Photographer:
    """Plays as the house advises and keeps a picture of every phase."""

    def __init__(self, nina: Guest) -> None:
        self.nina = nina
        self.player = Player(nina)
        self.taken: dict[str, bytes] = {}
        self._times: Counter[str] = Counter()

    def play(self) -> None:
        open_table(self.nina)
        while self.player.wait() == "asked":
            self._consider_plan()
            self._take_phase()
            self._do_as_the_house()

    def take(self, name: str) -> None:
        self.nina.page.wait_for_load_state("networkidle")
        self.nina.page.evaluate("() => document.fonts.ready.then(() => true)")
        self.nina.page.wait_for_timeout(FADED)
        self.taken[name] = self.nina.page.screenshot()

    def _consider_plan(self) -> None:
        """A guard and a leader are picked, so that one sees who would play what."""
        while self._is_marked("targets") and not self.player.is_primary_there():
            self.player.step()

    def _take_phase(self) -> None:
        for phase, (mark, time) in PHASES.items():
            if self._is_marked(mark):
                self._times[phase] += 1
                if self._times[phase] <= time:
                    self.take(f"{GAME}-{phase}")

    def _do_as_the_house(self) -> None:
        page, say = self.nina.page, self.nina.say
        self.nina.press(page.get_by_role("button", name=say("table-ask-house-short"), exact=True))
        do_it = page.get_by_role("button", name=say("table-do-it"))
        self.nina.press(do_it)
        # The advice goes when something else is to be decided.
        do_it.wait_for(state="detached")

    def _is_marked(self, mark: str) -> bool:
        return self.player.rail.locator(f'[data-guide="{mark}"]:visible').count() > 0


def photograph(browser: Browser, address: str, size: ViewportSize, press: Press) -> dict[str, bytes]:
    with guest(browser, address, size=size, press=press, calm=True) as nina:
        nina.introduce("Nina", "sun_hat")
        photographer = Photographer(nina)
        photographer.play()
        photographer.take("end")
        open_table(nina)
        photographer.player.play(presses=8)
        nina.visit("/")
        photographer.take("lobby")
        return photographer.taken


def invite(browser: Browser, address: str) -> None:
    """Others sit at open tables, so that the lobby is not empty."""
    for host in HOSTS:
        with guest(browser, address) as somebody:
            somebody.introduce(host, "fedora")
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "house"}]
            wish = {"game": GAME, "options": {}, "seats": seats, "listed": True}
            answer = somebody.context.request.post(f"{address}/api/tables", data=wish)
            assert answer.ok, answer.text()


def write(name: str, png: bytes) -> None:
    """Flat colours: a palette of its own for each picture is enough."""
    file = PICTURES / f"{name}.png"
    with Image.open(io.BytesIO(png)) as picture:
        small = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        small.save(file, optimize=True)
    print(file.relative_to(PICTURES.parents[1]), f"{file.stat().st_size // 1000} kB")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running() as browser, opened(Path(folder), SEED) as address:
        invite(browser, address)
        for suffix, (size, press) in SIZES.items():
            for name, png in photograph(browser, address, size, press).items():
                write(f"{name}-{suffix}", png)


if __name__ == "__main__":
    main()
