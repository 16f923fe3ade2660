"""An evening is every lesson and whole games of each game, at both sizes and in both languages, unless one chooses."""

from __future__ import annotations

from itertools import product

import pytest

from omerta.text import LANGUAGES
from scripts.evening.programme import PARTS, SIZES, Table, evenings
from tests.browser.tables import EVERY_GAME, GAMES


@EVERY_GAME
def test_every_part_of_a_game_is_seen_at_both_sizes_and_in_both_languages(game: str) -> None:
    seen = {(each.part, each.size, each.language) for each in evenings() if each.game == game}
    assert seen == set(product(PARTS, SIZES, LANGUAGES))


def test_no_two_evenings_have_the_same_name() -> None:
    titles = [evening.title for evening in evenings()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("game", GAMES)
def test_less_can_be_chosen(game: str) -> None:
    chosen = [evening.title for evening in evenings([game], ["lesson"], ["phone"], ["de"])]
    assert chosen == [f"{game}-lesson-phone-de"]


def test_one_person_sits_among_bots() -> None:
    assert Table(seats=3, seat=1).chairs == ("bot", "me", "bot")
