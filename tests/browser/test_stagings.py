"""What surely happens among people and bots, since the people do what is laid down: seen on everybody's page."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from omerta import catalog
from omerta.contract import Seat
from omerta.testing.journey import Staging
from omerta.text import Texts
from tests.browser.company import NAMES, Company, opened_log, sit_down, wishes
from tests.browser.guest import Guest, guest
from tests.browser.house import opened
from tests.browser.messages import refusal_of, silenced_by, watch_lines
from tests.browser.player import Player
from tests.browser.reader import Reader
from tests.browser.wanted import by_game

pytestmark = pytest.mark.slow

SECRET: Final = "Dario!"


@by_game("staging", "STAGINGS")
def test_people_and_bots_live_through_it(browser: Browser, tmp_path: Path, game: str, staging: Staging) -> None:
    with opened(tmp_path) as address, ExitStack() as door:
        people = [door.enter_context(guest(browser, address, **wishes(seat))) for seat in range(staging.people)]
        for person in people:
            watch_lines(person)
        sit_down(people, Company(game, staging.options, bots=staging.bots, lengths=staging.lengths))
        for step in staging.steps:
            player = Player(people[step.seat])
            player.wait_for(step.moment)
            player.do(Texts(catalog.find(game), player.guest.say.language).told(step.action, NAMES))
        for seat, person in enumerate(people):
            read(person, seat, game, staging)
        for seat, person in enumerate(people):
            assert silenced_by(person) == staging.silenced.get(seat)
        for seat, rule in staging.silenced.items():
            assert people[seat].say("rule-number", rule=rule) in refusal_of(people[seat], SECRET)
        assert not any(SECRET in person.page.content() for person in people)


def read(person: Guest, seat: Seat, game: str, staging: Staging) -> None:
    reader, log = Reader(catalog.find(game), person.say.language, seat, NAMES, {}), opened_log(person)
    for event in staging.events:
        log.get_by_text(reader.told(event)).first.wait_for(state="attached")
