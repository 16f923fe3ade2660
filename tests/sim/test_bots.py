"""Bots that know the contract and no game."""

from __future__ import annotations

from collections import Counter

from omerta import catalog
from omerta.bots import RandomBot, bots_of
from omerta.contract import View
from omerta.kit.chance import FastChance
from omerta.testing.toys.courier.pieces import Give
from omerta.text import LANGUAGES, Texts

VIEW = View(you=0, beat=1, waiting=(0,))
LEGAL = [Give("A"), Give("B"), Give("C")]


def test_every_game_has_its_own_bots_and_the_random_one() -> None:
    for game in catalog.games().values():
        assert set(bots_of(game)) == {*game.bots, "random"}
        assert "house" in game.bots


def test_the_random_bot_chooses_every_action_equally_often() -> None:
    chance = FastChance(1)
    chosen = Counter(RandomBot().choose(VIEW, LEGAL, chance).card for _ in range(3000))
    assert set(chosen) == {"A", "B", "C"}
    assert max(chosen.values()) - min(chosen.values()) < 150


def test_the_random_bot_says_that_it_looked_at_nothing() -> None:
    why = RandomBot().why(VIEW, LEGAL, LEGAL[0])
    assert all("3" in Texts("omerta", language).said(why, ()) for language in LANGUAGES)
