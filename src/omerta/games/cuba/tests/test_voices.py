"""Who may speak: statements, and the chat and spotlight of the table. RULES.md C-4.11, C-5.7, C-5.8, C-9.1, CR-26."""

from __future__ import annotations

import pytest

from omerta.contract import MessageLimit, Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Accuse, Bag, CubaAction, Say
from omerta.games.cuba.tests.given import P0, CubaScene, a8, given, k8, new_game
from omerta.games.cuba.tests.play import accuse, ask, expire
from omerta.testing import rule


def silenced(scene: CubaScene) -> list[str | None]:
    """The rule that silences each seat."""
    return list(GAME.voices(scene.state))


@rule("C-4.11", "CR-26")
def test_while_the_godfather_hides_nobody_speaks() -> None:
    assert silenced(new_game(6)) == ["C-4.11"] * 6


@rule("C-4.11", "CR-26")
@pytest.mark.parametrize("takes", ["", "loyal", "loyal 3d", "loyal 3d fbi driver"])
def test_while_the_box_goes_round_nobody_speaks(takes: str) -> None:
    assert silenced(given(6, takes)) == ["C-4.11"] * 6


@rule("C-4.11", "CR-26")
@pytest.mark.parametrize(("seat", "word"), [(3, Say("took", "nothing")), (0, Say("gf.missing", "1"))])
def test_while_the_box_goes_round_no_statement_is_made(seat: Seat, word: CubaAction) -> None:
    assert given(6, "loyal").refused(seat, word).rule in ("C-4.11", "C-5.8")


@rule("C-4.11", "C-4.10")
def test_bagging_changes_no_voice() -> None:
    scene = given(6)
    before = silenced(scene)
    assert silenced(scene.when(1, Bag("fbi"))) == before


@rule("C-5.8")
def test_in_the_interrogation_everybody_speaks() -> None:
    assert silenced(a8()) == [None] * 8
    assert silenced(ask(a8(), 4, "took")) == [None] * 8


@rule("C-5.8", "C-9.1", "CR-31")
def test_whoever_is_out_is_silent() -> None:
    assert silenced(accuse(a8(), 2)) == [None, None, "C-9.1", *[None] * 5]


@rule("C-5.8", "C-6.5")
def test_an_open_pocket_may_speak_on() -> None:
    assert silenced(accuse(a8(), 1)) == [None] * 8


@rule("C-5.8", "C-6.2", "E-45")
def test_while_a_window_is_open_nobody_speaks() -> None:
    scene = k8().when(P0, Accuse(2))
    assert silenced(scene) == ["C-6.2"] * 8
    assert silenced(expire(scene, "window")) == [None, None, "C-9.1", *[None] * 5]


@rule("C-5.8", "C-9.1")
def test_a_rule_breaker_is_silent() -> None:
    scene = given(6, "loyal ? 3d fbi 1d", on_take_timeout="eliminate")
    assert silenced(scene) == [None, None, "C-9.1", None, None, None]


@rule("C-5.8", "C-13.4")
def test_in_the_final_demand_the_godfather_is_silent_and_the_others_are_not() -> None:
    assert silenced(expire(a8(), "interrogation")) == ["C-13.4", *[None] * 7]


@rule("C-5.8", "C-9.1")
def test_after_the_end_everybody_speaks_the_eliminated_too() -> None:
    assert silenced(accuse(a8(), 2, 6)) == [None] * 8
    assert silenced(accuse(a8(jokers=0), 1)) == [None] * 8


@rule("C-5.7")
def test_the_chat_has_280_characters_and_200_messages_a_seat() -> None:
    assert GAME.message_limit == MessageLimit("C-5.7", 280, 200)


@rule("C-12.2", "C-5.7")
def test_in_formal_there_is_no_chat() -> None:
    assert silenced(a8(talk="formal")) == ["C-12.2"] * 8


@rule("C-12.3", "C-5.7")
def test_in_a_room_there_is_no_chat() -> None:
    assert silenced(a8(talk="room")) == ["C-12.3"] * 8


@rule("C-12.2", "C-12.3", "C-5.8")
@pytest.mark.parametrize("talk", ["formal", "room"])
def test_in_every_mode_all_may_chat_after_the_end(talk: str) -> None:
    assert silenced(accuse(a8(talk=talk), 6)) == [None] * 8
