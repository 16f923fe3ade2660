"""The stage: a person named Nina learns a game or plays it to its end, and a picture of every decision is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from scripts.evening.album import Album, Shot
from scripts.evening.camera import catch, snap, unroll
from tests.browser.guest import Guest
from tests.browser.player import Player
from tests.browser.tables import SeatKind, form, open_table

Sight: TypeAlias = Literal["hint", "scene", "asked", "over"]
Progress: TypeAlias = Callable[[int], None]

PIECES: Final = ':is(#main, [data-rail-content]) [aria-pressed="false"]:not(:disabled):visible'

# What comes next: a scene, a hint of the lesson, a decision that the table waits for, the end.
SIGHT: Final = """() => {
    if (document.querySelector('[data-playing]')) return 'scene';
    if (document.querySelector('.masthead')) return 'over';
    if (document.querySelector('.bubble')) return 'hint';
    const rail = document.querySelector('[data-rail].yours:not(.locked)');
    if (!rail?.dataset.moment.includes(' ')) return '';
    if (rail.querySelector('[aria-disabled="true"], [aria-busy="true"]')) return '';
    return rail.querySelector('[data-rail-content] button:not(:disabled)') ? 'asked' : '';
}"""


class Photographer:
    """Plays as the house advises. The first decision of a kind is seen with a piece picked up and with advice, too."""

    def __init__(self, nina: Guest, album: Album, progress: Progress) -> None:
        self.nina = nina
        self.player = Player(nina)
        self._album = album
        self._progress = progress
        self._kinds: set[str] = set()

    def play(self) -> None:
        while (sight := self._next_sight()) != "over":
            {"scene": self._watch, "hint": self._read_hint, "asked": self._decide}[sight]()
        self._keep(snap(self.nina.page, "end"))
        self._keep(unroll(self.nina.page, "end, whole page"))

    def look_around(self, game: str) -> None:
        """Looks at the pages of a game that are no table."""
        page = self.nina.page
        for path, step in (("/", "lobby"), (f"/howto/{game}", "how to play"), (f"/rules/{game}", "rules")):
            self.nina.visit(path)
            page.get_by_role("main").wait_for()
            self._keep(unroll(page, step))
        form(self.nina, game)
        self._keep(unroll(page, "new table"))
        page.locator("summary").filter(has_text=self.nina.say("all-options")).click()
        self._keep(unroll(page, "new table, all options"))

    def gather(self, game: str, seats: int) -> None:
        """Looks at a table that waits for people."""
        bots: list[SeatKind] = ["bot"] * (seats - 2)
        open_table(self.nina, ("me", "open", *bots), game)
        self.nina.page.get_by_role("heading", name=self.nina.say("bring-someone")).wait_for()
        self._keep(unroll(self.nina.page, "gathering"))

    def _next_sight(self) -> Sight:
        found: Sight = self.nina.page.wait_for_function(SIGHT, polling=50).json_value()
        return found

    def _watch(self) -> None:
        self._keep(catch(self.nina.page, "scene"))
        self.nina.page.locator("[data-playing]").wait_for(state="detached")

    def _read_hint(self) -> None:
        hint = self.nina.page.locator(".bubble")
        text = hint.inner_text()
        self._keep(snap(self.nina.page, f"{self.player.moment()} hint"))
        self.nina.press(hint.get_by_role("button", name=self.nina.say("table-guide-thanks")))
        hint.filter(has_text=text).wait_for(state="detached")

    def _decide(self) -> None:
        kind = self.player.moment()
        self._keep(snap(self.nina.page, kind))
        if kind not in self._kinds:
            self._kinds.add(kind)
            self._look_closer(kind)
        else:
            self.player.do_as_the_house()

    def _look_closer(self, kind: str) -> None:
        pieces = self.nina.page.locator(PIECES)
        if pieces.count():
            self.player.answer(pieces.first)
            self._keep(snap(self.nina.page, f"{kind} picked"))
        self.player.ask_the_house()
        self._keep(snap(self.nina.page, f"{kind} advised"))
        self.player.do_as_the_house()

    def _keep(self, shot: Shot) -> None:
        self._album.add(shot)
        self._progress(len(self._album.pictures))
