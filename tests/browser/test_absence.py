"""Somebody vanishes: the others read it, are asked, a bot plays on, and the player comes back and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator

from omerta import catalog
from tests.browser.axe import grave_faults
from tests.browser.company import NAMES, Company, opened_log, sit_down, wishes
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.house import opened
from tests.browser.player import Player

pytestmark = pytest.mark.slow

GAME: Final = "villa"
ANNA, BEN, CARLA = NAMES[:3]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that is impatient: whoever is gone is missed soon."""
    with opened(tmp_path, hiccup=200, grace=1_000) as address:
        yield address


def gather(*people: Guest) -> str:
    """All of them at one table; the first is the host, and is asked first."""
    sit_down(people, Company(GAME, catalog.find(GAME).options()))
    assert Player(people[0]).wait() == "asked"
    return people[0].page.url


def vanish(person: Guest) -> None:
    person.page.goto("about:blank")


def choice(person: Guest, key: str) -> Locator:
    return person.page.get_by_role("button", name=person.say(f"table-away-{key}"), exact=True)


def reads(person: Guest, key: str, **arguments: str | int) -> None:
    person.page.get_by_text(person.say(key, **arguments)).first.wait_for()


def told(person: Guest, key: str, **arguments: str | int) -> None:
    opened_log(person).get_by_text(person.say(key, **arguments)).first.wait_for()


def press(person: Guest, key: str) -> None:
    person.page.get_by_role("button", name=person.say(key), exact=True).first.click()


def agree_to_stop(first: Guest, *others: Guest) -> None:
    press(first, "table-menu")
    press(first, "table-end")
    for other in others:
        press(other, "table-vote-agree")


def test_a_player_vanishes_is_minded_comes_back_and_goes_on(enter: Entrance) -> None:
    with enter(**wishes(0)) as anna, enter(**wishes(1)) as ben, enter(**wishes(2)) as carla:
        url = gather(anna, ben, carla)
        vanish(anna)
        reads(ben, "table-away-since", name=ANNA, minutes=0, hours=0)
        reads(carla, "table-away-since", name=ANNA, minutes=0, hours=0)
        choice(ben, "mind").click()
        reads(carla, "table-away-said", name=BEN, choice="mind", who="other")
        assert grave_faults(ben.page) == []
        choice(carla, "mind").focus()
        carla.page.keyboard.press("Enter")
        reads(ben, "table-minded-now", names=ANNA, count=1)
        assert choice(ben, "mind").count() == 0
        anna.page.goto(url)
        press(anna, "table-take-back")
        anna.page.get_by_role("button", name=anna.say("table-take-back")).wait_for(state="detached")
        told(carla, "table-note-returned", name=ANNA, who="other")
        assert anna.page.get_by_text(anna.say("table-spectator")).count() == 0
        ben.page.get_by_text(ben.say("table-minded-now", names=ANNA, count=1)).wait_for(state="detached")
        agree_to_stop(carla, anna, ben)
        for person in (anna, ben, carla):
            person.page.locator("article h2", has_text=person.say("table-unfinished")).wait_for()
            assert person.page.get_by_role("list", name=person.say("table-minded-spans")).locator("li").count() == 1
        assert grave_faults(carla.page) == []


def test_whoever_comes_back_in_time_plays_on_as_if_nothing_was(enter: Entrance) -> None:
    with enter(**wishes(0)) as anna, enter(**wishes(1)) as ben:
        url = gather(anna, ben)
        vanish(anna)
        choice(ben, "wait").wait_for()
        anna.page.goto(url)
        assert Player(anna).wait() == "asked"
        reads(ben, "table-back", names=ANNA, count=1)
        assert choice(ben, "wait").count() == 0


def test_a_carried_pause_that_is_over_leaves_no_banner(enter: Entrance) -> None:
    with enter(**wishes(0)) as anna, enter(**wishes(1)) as ben:
        gather(anna, ben)
        press(anna, "table-menu")
        press(anna, "table-pause")
        press(ben, "table-vote-agree")
        press(ben, "table-resume")
        anna.page.get_by_text(anna.say("table-paused"), exact=True).wait_for(state="detached")
        for person in (anna, ben):
            assert person.page.get_by_role("button", name=person.say("table-vote-agree")).count() == 0
            assert person.page.get_by_role("button", name=person.say("table-vote-withdraw")).count() == 0
