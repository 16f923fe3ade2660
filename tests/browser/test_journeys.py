"""What a game wants people over a link to have lived through (its `tests/journeys.py`), seen on everybody's page."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from omerta import catalog
from omerta.contract import AnyGame
from omerta.testing.journey import Journey
from omerta.text import Texts
from tests.browser.company import NAMES, Company, opened_log, sit_down, wishes
from tests.browser.guest import Guest, guest
from tests.browser.house import opened
from tests.browser.player import Player
from tests.browser.reader import Reader
from tests.browser.script import Script, written
from tests.browser.wanted import by_game

pytestmark = pytest.mark.slow


@by_game("journey", "JOURNEYS")
def test_people_over_a_link_live_through_it(browser: Browser, tmp_path: Path, game: str, journey: Journey) -> None:
    played = catalog.find(game)
    script = written(played, journey)
    with opened(tmp_path, script.seed) as address, ExitStack() as door:
        people = [door.enter_context(guest(browser, address, **wishes(seat))) for seat in range(journey.seats)]
        sit_down(people, Company(game, journey.options))
        play(people, played, script)
        for seat, (person, events) in enumerate(zip(people, script.told, strict=True)):
            reader, log = Reader(played, person.say.language, seat, NAMES, journey.named_after), opened_log(person)
            for event in events:
                log.get_by_text(reader.told(event)).first.wait_for(state="attached")


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
