"""Tests Wallet on a terminal: the whole hand for its owner, a number for everybody else. RULES.md W-15."""

from __future__ import annotations

import pytest

from omerta.games.wallet import GAME
from omerta.games.wallet.actions import Gift, Play
from omerta.games.wallet.seen import WalletView
from omerta.games.wallet.terminal import board, debrief, explain, moves, rule_of
from omerta.games.wallet.terminal.moves import PHASES, RULES
from omerta.games.wallet.terminal.words import cards
from omerta.games.wallet.tests.given import WalletScene, given, new_game
from omerta.kit.chance import fast_from
from omerta.testing import rule
from omerta.testing.terminal import drawn
from omerta.text import LANGUAGES, Language, Texts, rulebook

NAMES = ("Anna", "Bruno", "Carla", "Dario")
EN = Texts(GAME, "en").say


def picture(view: WalletView, language: Language = "en") -> str:
    return drawn(board(view, NAMES[: len(view.players)], Texts(GAME, language).say))


def walk(scene: WalletScene) -> WalletView:
    """A random game to its end, in which every legal action is written once."""
    chance = fast_from("terminal")
    while pending := GAME.pending(scene.state):
        seat = pending[chance.below(len(pending))]
        actions = scene.legal(seat)
        lines = moves(scene.view(seat), actions, NAMES, EN)
        assert sorted(index for line in lines for index, _ in line.moves) == list(range(len(actions)))
        scene.when(seat, actions[chance.below(len(actions))])
    return scene.view(0)


@rule("W-15.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", range(4))
def test_the_whole_hand_stands_first_and_is_its_owners_alone(seat: int, language: Language) -> None:
    scene = new_game(4, 3)
    own = scene.view(seat).own
    assert own is not None
    hand = cards(own.hand, Texts(GAME, language).say)
    assert hand in picture(scene.view(seat), language).splitlines()[0]
    others = [other for other in (0, 1, 2, 3, None) if other != seat]
    assert not any(hand in picture(scene.view(other), language) for other in others)


@rule("W-8.8")
def test_what_the_police_would_find_is_told_with_every_reason() -> None:
    scene = new_game(4, 3)
    own = scene.view(0).own
    assert own is not None
    verdict = next(line for line in picture(scene.view(0)).splitlines() if line.startswith("The police would find"))
    assert all(EN(f"guilt-{why.replace('_', '-')}") in verdict for why in own.verdict.guilt)


@rule("W-6.7")
def test_a_card_that_a_seat_has_given_away_is_told_to_it_and_to_nobody_else() -> None:
    scene = given("D20 E50", "P20", "Y20", specials={0: "gift"}).when(0, Play("gift")).when(0, Gift("note:euro:50", 1))
    assert "You know  Bruno: 50 euros" in picture(scene.view(0))
    assert not any("You know" in picture(scene.view(viewer)) for viewer in (2, None))


def test_of_others_everybody_knows_how_many_cards_they_hold() -> None:
    view = new_game(4, 3).view(0)
    assert f"  Dario  {view.players[3].cards} cards, 2 special cards, 1 chip, coin 0." in picture(view)


def test_every_action_is_written_and_at_the_end_all_chips_are_told() -> None:
    last = walk(new_game(4, 5))
    told = drawn(debrief(last, NAMES, EN)).splitlines()
    assert [line.partition(",")[0] for line in told] == list(NAMES)


def test_a_special_card_is_explained_by_what_it_does() -> None:
    assert explain(new_game(2).view(0), Play("gift"), NAMES, EN) == [EN("about-gift")]


def test_every_action_has_the_rule_that_allows_it() -> None:
    assert set(RULES) == {str(kind.__struct_config__.tag) for kind in GAME.actions}
    assert {*RULES.values(), *PHASES.values()} <= set(rulebook(GAME.package))
    assert rule_of(new_game(2).view(0), Play("gift")) == "W-5.2"
