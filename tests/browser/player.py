"""Plays any game through what its page offers, and knows none: pieces to choose, then the button that does it.

What can be chosen is a toggle (`aria-pressed`), on the board or in the rail; what does something is a button of the
rail (`data-choice`), one of them primary. A press after which nothing changes is a failure.
"""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.guest import Guest

MOST_PRESSES: Final = 500
UNPRESSED: Final = '[aria-pressed="false"]:not(:disabled):visible'
PRESSED: Final = '[aria-pressed="true"]:visible'
PRIMARY: Final = "button.primary:not(:disabled):visible"

OPEN: Final = """() => {
    if (document.querySelector('.masthead')) return 'over';
    const rail = document.querySelector('[data-rail-content]');
    if (!rail || rail.querySelector('[aria-disabled="true"], [aria-busy="true"]')) return false;
    return rail.querySelector('button:not(:disabled)') !== null && 'asked';
}"""

LOOK: Final = """() => {
    const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map((it) => it.ariaLabel ?? it.textContent);
    return [document.querySelector('[data-rail]')?.textContent, document.querySelector('#main')?.textContent,
        ...pressed].join('/');
}"""

CHANGED: Final = f"(before) => ({LOOK})() !== before"


class Player:
    def __init__(self, guest: Guest, *, seed: int = 1) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.main = guest.page.locator("#main")
        self.rail = guest.page.locator("[data-rail-content]")
        self._chance = Random(seed)
        self._has_traded = False

    def play(self, *, presses: int = MOST_PRESSES) -> bool:
        """Until the game is over, or so many presses long. Whether it is over."""
        for _ in range(presses):
            if self.wait() == "over":
                return True
            self.step()
        return False

    def wait(self) -> str:
        """For one's own decision or for the end."""
        found: str = self.page.wait_for_function(OPEN).json_value()
        return found

    def asked(self) -> bool:
        """Whether something is to be decided now."""
        return bool(self.page.evaluate(OPEN) == "asked")

    def is_over(self) -> bool:
        return bool(self.page.evaluate(OPEN) == "over")

    def is_primary_there(self) -> bool:
        return self.rail.locator(PRIMARY).count() > 0

    def step(self) -> None:
        """One press, and the answer to it. What is asked may change in the moment in which somebody reads it."""
        control = self.next_control()
        if control is not None and control.count():
            self.answer(control)

    def answer(self, control: Locator) -> None:
        before: str = self.page.evaluate(LOOK)
        try:
            self.guest.press(control)
            self.page.wait_for_function(CHANGED, arg=before)
        except TimeoutError as error:
            if self.page.evaluate(LOOK) == before:
                raise AssertionError(f"nothing happens on a press of {control}: {error}") from error

    def next_control(self) -> Locator | None:
        return (
            self._trade()
            or self._piece_of_the_board()
            or self._undecided_group()
            or self._fitting_card()
            or first(self.rail.locator(PRIMARY))
            or self._card()
            or self._any_choice()
        )

    def _trade(self) -> Locator | None:
        """Once: a card of one row, then one of another, where both can be chosen before the rest is done."""
        rows = self.page.locator("#main section ul, [data-rail-content] ul").filter(has=self.page.locator(UNPRESSED))
        if self._has_traded or rows.count() < 2 or not self.is_primary_there():
            return None
        if not rows.filter(has=self.page.locator(PRESSED)).count():
            return rows.last.locator(UNPRESSED).first
        self._has_traded = True
        return rows.filter(has_not=self.page.locator(PRESSED)).locator(UNPRESSED).first

    def _piece_of_the_board(self) -> Locator | None:
        """Not while there is something to be done without one."""
        if self.is_primary_there() or self.main.locator(PRESSED).count():
            return None
        return self._one_of(self.main.locator(UNPRESSED))

    def _undecided_group(self) -> Locator | None:
        groups = self.rail.get_by_role("group").filter(has_not=self.page.locator(PRESSED))
        return self._one_of(groups.locator(UNPRESSED))

    def _fitting_card(self) -> Locator | None:
        return None if self._is_card_chosen() else first(self.rail.locator(f".fits {UNPRESSED}"))

    def _card(self) -> Locator | None:
        return None if self._is_card_chosen() else first(self.rail.locator(f"li {UNPRESSED}"))

    def _any_choice(self) -> Locator | None:
        return first(self.rail.locator("[data-choice]:not(:disabled):not(.ghost):visible"))

    def _is_card_chosen(self) -> bool:
        return self.rail.locator(f"li {PRESSED}").count() > 0

    def _one_of(self, found: Locator) -> Locator | None:
        count = found.count()
        return found.nth(self._chance.randrange(count)) if count else None


def first(found: Locator) -> Locator | None:
    return found.first if found.count() else None
