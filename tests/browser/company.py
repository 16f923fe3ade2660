"""People who come together over a link, everybody with a page of their own, and bots beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Locator

from omerta.contract import Options
from omerta.text import Language
from tests.browser.chromium import DESK, PHONE
from tests.browser.guest import Guest, Wishes
from tests.browser.hands import by_mouse, by_touch
from tests.browser.tables import accept_invitation, ask, begin, chosen, link_of

NAMES: Final = ("Anna", "Ben", "Carla", "Dario", "Elsa", "Franco", "Gina")
OWN_SEATS: Final = (NAMES[0], *(f"{NAMES[0]} {number}" for number in range(2, 13)))
"""One person on all seats is called so: her name, and a number."""

LANGUAGES_AT_THE_TABLE: Final[tuple[Language, ...]] = ("de", "en")


@dataclass(frozen=True)
class Company:
    game: str
    options: Options
    own: int = 1
    """Seats of the host."""

    bots: int = 0
    lengths: Mapping[str, int] = field(default_factory=dict)


def wishes(seat: int) -> Wishes:
    """Every other person has a phone, and another language."""
    is_phone = seat % 2 == 1
    language = LANGUAGES_AT_THE_TABLE[seat % 2]
    press = by_touch if is_phone else by_mouse
    return {"size": PHONE if is_phone else DESK, "press": press, "language": language, "calm": True}


def sit_down(people: Sequence[Guest], company: Company) -> None:
    """The house's advice is agreed on, so that everybody may ask for it."""
    host, *invited = people
    host.introduce(NAMES[0], "fedora")
    own, bots = [{"kind": "me"}] * company.own, [{"kind": "bot"}] * company.bots
    wish = {
        "game": company.game,
        "options": chosen(company.options),
        "seats": [*own, *({"kind": "open"} for _ in invited), *bots],
        "coach": "number",
        "lengths": dict(company.lengths),
    }
    host.visit(f"/t/{ask(host, 'POST', '/api/tables', wish)['code']}")
    for person, name in zip(invited, NAMES[1:], strict=False):
        accept_invitation(person, link_of(host), name)
    begin(host)


def opened_log(person: Guest) -> Locator:
    """Finds the log, which on a phone is in a drawer."""
    log = person.page.locator("#drawer-panel")
    if not log.count():
        person.page.keyboard.press("l")
    return log
