"""Plays any game through what its page offers, and knows none: pieces to choose, then the button that does it.

What can be chosen is a toggle (`aria-pressed`), on the board or in the rail; what does something is a button of the
rail (`data-choice`), one of them primary, or one that must be held (`data-hold`); what opens a sheet with such a button
in it is marked `data-offers`. A press after which nothing changes is a failure.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final, TypedDict

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.guest import PATIENCE, Guest
from tests.browser.hands import Press

MOST_PRESSES: Final = 1000
MOMENT: Final = 50
LOOK_AGAIN: Final = 20_000
"""Milliseconds."""

NEXT_PRESS: Final = (Path(__file__).parent / "next_press.js").read_text(encoding="utf-8").partition("*/")[2]

# An answer that is locked in may still be changed, but nobody waits for that.
OPEN: Final = """() => {
    if (document.querySelector('.masthead')) return 'over';
    const rail = document.querySelector('[data-rail]:not(.locked)');
    const isAsked = rail?.dataset.moment.includes(' ') ?? false;
    if (!isAsked || rail.querySelector('[aria-disabled="true"], [aria-busy="true"]')) return '';
    return rail.querySelector('[data-rail-content] button:not(:disabled)') ? 'asked' : '';
}"""

# A clock that runs is no change.
LOOK: Final = """() => {
    const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map((it) => it.ariaLabel ?? it.textContent);
    const places = ['[data-rail]', '#main', 'dialog[open]', '#drawer-panel', '.preview'];
    const parts = places.map((place) => document.querySelector(place)?.textContent);
    return [...parts, ...pressed].join('/').replace(/\\d+(:\\d\\d| s\\b)/g, '');
}"""

CHANGED: Final = f"(before) => ({LOOK})() !== before"


class NextPress(TypedDict):
    selector: str
    at: int
    isTrade: bool


class Player:
    def __init__(self, guest: Guest, *, seed: int = 1) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.rail = guest.page.locator("[data-rail-content]")
        self._chance = Random(seed)
        self._has_traded = False

    def play(self, *, presses: int = MOST_PRESSES) -> bool:
        """Plays until the game is over, or so many presses long. Says whether it is over."""
        while presses:
            if self.wait() == "over":
                return True
            presses -= self.step()
        return False

    def wait(self) -> str:
        """Waits for one's own decision or for the end."""
        found: str = self.page.wait_for_function(OPEN, polling=50).json_value()
        return found

    def wait_for(self, moment: str) -> None:
        """Waits for a decision of this kind."""
        self.page.locator(f'[data-moment^="{moment} "]').wait_for()
        self.wait()

    def asked(self) -> bool:
        """Whether something is to be decided now."""
        return bool(self.page.evaluate(OPEN) == "asked")

    def is_over(self) -> bool:
        return bool(self.page.evaluate(OPEN) == "over")

    def is_primary_there(self) -> bool:
        return self.rail.locator("button.primary:not(:disabled):visible").count() > 0

    def wait_for_turn(self) -> str:
        """Waits for a decision that the table waits for, or for the end: where people talk, one may speak at any
        time."""
        self.page.locator("[data-rail].yours, .masthead").first.wait_for()
        return self.wait()

    def is_hold_there(self) -> bool:
        """Is there a hold for something that is picked on the board?"""
        has_picked = self.page.locator('#main [aria-pressed="true"]').count() > 0
        return has_picked and self.rail.locator("[data-hold]:not(:disabled):visible").count() > 0

    def moment(self) -> str:
        """The kinds of what is asked."""
        asked = self.page.locator("[data-rail]").get_attribute("data-moment") or ""
        return asked.rpartition(" ")[0]

    def step(self) -> bool:
        """One press, and the answer to it. What is asked may change in the moment in which somebody reads it: then
        nothing is pressed."""
        control = self.next_control()
        if control is None or not control.count():
            self.page.wait_for_timeout(MOMENT)
            return False
        self.answer(control)
        return True

    def answer(self, control: Locator, press: Press | None = None) -> None:
        before: str = self.page.evaluate(LOOK)
        until = monotonic() + PATIENCE / 1000
        while not self._presses(control, press or self.guest.press):
            if self.page.evaluate(LOOK) != before:
                return
            assert monotonic() < until, f"{control} cannot be pressed"
        try:
            self.page.wait_for_function(CHANGED, arg=before, polling=50)
        except TimeoutError as error:
            raise AssertionError(f"nothing happens on a press of {control}: {error}") from error

    def _presses(self, control: Locator, press: Press) -> bool:
        """Whoever cannot press it looks up again soon: it may be gone for good."""
        self.page.set_default_timeout(LOOK_AGAIN)
        try:
            press(control)
        except TimeoutError:
            return False
        finally:
            self.page.set_default_timeout(PATIENCE)
        return True

    def do(self, sentence: str) -> None:
        """Exactly this, on the board."""
        self.answer(self.find(sentence))

    def find(self, sentence: str) -> Locator:
        """The button that does exactly this: what it is made of is picked until a button says so."""
        button = self.rail.get_by_role("button", name=saying(sentence)).and_(self.rail.locator(":not(:disabled)"))
        if not button.count() and not self._toggles():
            # A curtain before everything.
            self.answer(self.rail.locator("button.primary"))
        toggles = sorted(self._toggles(), key=lambda toggle: name_of(toggle) not in sentence)
        while not button.count():
            assert toggles, f"no button says {sentence!r}"
            toggle = toggles.pop(0)
            if toggle.get_attribute("aria-pressed") == "false":
                self.answer(toggle)
        return button

    def _toggles(self) -> list[Locator]:
        """Lists the toggles of the rail, then those of the board."""
        lists = self.rail.locator(':is(li, [role="group"]) [aria-pressed]:not(:disabled)')
        return [*lists.all(), *self.page.locator("#main [aria-pressed]:not(:disabled)").all()]

    def ask_the_house(self) -> Locator:
        """The button that follows its advice, which may stand there already."""
        do_it = self.page.get_by_role("button", name=self.guest.say("table-do-it"))
        if not do_it.count():
            self.guest.press(self.page.get_by_role("button", name=self.guest.say("table-ask-house-short"), exact=True))
        do_it.wait_for()
        return do_it

    def do_as_the_house(self) -> None:
        """Asks for its advice and follows it."""
        do_it = self.ask_the_house()
        self.answer(do_it)
        # The advice goes when something else is to be decided.
        do_it.wait_for(state="detached")

    def next_control(self) -> Locator | None:
        given = {"lot": self._chance.random(), "hasTraded": self._has_traded}
        press: NextPress | None = self.page.evaluate(NEXT_PRESS, given)
        if press is None:
            return None
        self._has_traded |= press["isTrade"]
        return self.page.locator(press["selector"]).nth(press["at"])


def saying(sentence: str) -> re.Pattern[str]:
    """A button may leave quotation marks out, and add something after a comma."""
    return re.compile(rf"^\W*{re.escape(sentence.strip('„“”'))}\W*(, .*)?$")


def name_of(control: Locator) -> str:
    return control.get_attribute("aria-label") or (control.text_content() or "").strip()
