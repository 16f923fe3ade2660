"""What a game wants people over a link to have lived through (its `tests/journeys.py`), seen on everybody's page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, Locator

from omerta import catalog
from omerta.contract import AnyGame
from omerta.testing.journey import Journey
from omerta.text import Language, Texts
from tests.browser.chromium import DESK, PHONE
from tests.browser.guest import Guest, Wishes, guest
from tests.browser.hands import by_mouse, by_touch
from tests.browser.house import opened
from tests.browser.player import Player
from tests.browser.script import Script, written
from tests.browser.tables import GAMES, accept_invitation, begin, link_of

pytestmark = pytest.mark.slow

NAMES: Final = ("Anna", "Ben", "Carla", "Dario", "Elsa", "Franco", "Gina")
LANGUAGES_AT_THE_TABLE: Final[tuple[Language, ...]] = ("de", "en")


def journeys() -> Iterator[tuple[str, Journey]]:
    for game in GAMES:
        module = f"{catalog.find(game).package}.tests.journeys"
        if find_spec(module):
            yield from ((game, journey) for journey in import_module(module).JOURNEYS)


@pytest.mark.parametrize(("game", "journey"), [pytest.param(*each, id=each[1].name) for each in journeys()])
def test_people_over_a_link_live_through_it(browser: Browser, tmp_path: Path, game: str, journey: Journey) -> None:
    played = catalog.find(game)
    script = written(played, journey)
    with opened(tmp_path, script.seed) as address, ExitStack() as door:
        people = [door.enter_context(guest(browser, address, **wishes(seat))) for seat in range(journey.seats)]
        sit_down(people, game, journey)
        play(people, played, script)
        for person, events in zip(people, script.told, strict=True):
            texts, log = Texts(played, person.say.language), opened_log(person)
            for event in events:
                log.get_by_text(texts.told(event, NAMES)).first.wait_for(state="attached")


def wishes(seat: int) -> Wishes:
    """Every other person has a phone, and another language."""
    is_phone = seat % 2 == 1
    language = LANGUAGES_AT_THE_TABLE[seat % 2]
    press = by_touch if is_phone else by_mouse
    return {"size": PHONE if is_phone else DESK, "press": press, "language": language, "calm": True}


def sit_down(people: Sequence[Guest], game: str, journey: Journey) -> None:
    """The house's advice is agreed on, so that everybody may ask for it."""
    host, *invited = people
    host.introduce(NAMES[0], "fedora")
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in invited)]
    options: object = msgspec.to_builtins(journey.options)
    wish = {"game": game, "options": options, "seats": seats, "coach": "number"}
    answer = host.context.request.post(f"{host.address}/api/tables", data=wish)
    assert answer.ok, answer.text()
    host.visit(f"/t/{answer.json()['code']}")
    for person, name in zip(invited, NAMES[1:], strict=False):
        accept_invitation(person, link_of(host), name)
    begin(host)


def opened_log(person: Guest) -> Locator:
    """On a phone it is in a drawer."""
    log = person.page.locator("#drawer-panel")
    if not log.count():
        person.page.keyboard.press("l")
    return log


def play(people: Sequence[Guest], game: AnyGame, script: Script) -> None:
    players = [Player(person) for person in people]
    for move in script.moves:
        player = players[move.seat]
        player.page.locator(f'[data-moment="{move.moment}"]').wait_for()
        player.wait()
        if move.is_by_hand:
            player.do(Texts(game, player.guest.say.language).told(move.action, NAMES))
        else:
            player.do_as_the_house()
