"""Not the right cards for the godfather, and lost games that are cut short. RULES.md V-10.4, V-10.5, V-10.7."""

from __future__ import annotations

import pytest

from omerta.games.villa import GAME
from omerta.games.villa.tests.given import VillaScene, given, new_game
from omerta.games.villa.tests.hopeful import CAPO, Endgame, endgame, has_hope, has_hope_on_turn, is_dealt_from_one_box
from omerta.games.villa.tests.moves import bonus, match, pas, plan
from omerta.games.villa.tests.play import continued
from omerta.games.villa.tests.seen import result
from omerta.kit.chance import fast_from
from omerta.testing import rule


def endgames(count: int) -> list[Endgame]:
    """Gives small positions with enough cards for the godfather's four symbols."""
    drawn = [endgame(fast_from("endgame", number)) for number in range(count)]
    return [game for game in drawn if game.cards >= 4 and is_dealt_from_one_box(game)]


def judged(game: Endgame) -> bool:
    """Does the game go on?"""
    scene = given(rows=game.rows_text, piles=game.piles_text, board="", early_abort=True)
    assert scene.view().reason in {None, "not_the_right_cards"}
    return scene.view().reason is None


def judged_on_turn(game: Endgame, active: int, filled: int) -> bool:
    """Does the attack go on?"""
    scene = given(
        rows=game.rows_text,
        piles=game.piles_text,
        board="",
        target="G",
        laid=" ".join(CAPO[:filled]),
        active=active,
        early_abort=True,
    )
    assert scene.view().reason in {None, "not_the_right_cards"}
    return scene.view().reason is None


@rule("V-10.5")
def test_the_operation_is_called_off_exactly_where_no_line_of_play_is_left() -> None:
    games = endgames(500)
    assert {has_hope(game) for game in games} == {True, False}
    assert [game for game in games if judged(game) != has_hope(game)] == []


@rule("V-10.5")
@pytest.mark.parametrize("filled", [0, 1, 2, 3])
def test_during_the_attack_the_seats_come_to_turn_from_the_active_one_on(filled: int) -> None:
    games = [game for game in endgames(400) if game.rows[1]]
    assert {has_hope_on_turn(game, 1, filled) for game in games} == {True, False}
    wrong = [game for game in games if judged_on_turn(game, 1, filled) != has_hope_on_turn(game, 1, filled)]
    assert wrong == []


@rule("V-10.5")
def test_wrong_cards_do_not_matter_while_a_guard_is_left() -> None:
    scene = given(rows="0:[Y Y Y] 1:[Y Y Y]", board="V1=dirty_diana", early_abort=True)
    assert result(scene) == (None, None)


@rule("V-10.5", "V-10.2")
def test_the_last_arrest_brings_the_test_of_the_right_cards() -> None:
    scene = given(rows="0:[B Y Y] 1:[Y Y B B]", board="V1=schmiere_susi", early_abort=True, discard="R")
    scene.when(0, plan("V1", 0)).when(0, match("Y")).when(1, match("B"))
    assert scene.view().phase == "bonus"
    scene.when(0, bonus(1, "row"))
    assert result(scene) == ("lost", "not_the_right_cards")


@rule("V-10.5")
def test_the_test_goes_on_during_the_attack_on_the_godfather() -> None:
    scene = given(rows="0:[G R Y] 1:[R B]", board="", early_abort=True).when(0, plan("G", 0))
    assert result(scene) == (None, None)
    scene.when(0, pas("R"))
    assert result(scene) == ("lost", "not_the_right_cards")


@rule("V-10.5", "V-12.5")
@pytest.mark.parametrize(("last_leader", "reason"), [(1, None), (0, "not_the_right_cards")])
def test_with_a_rotating_leader_only_the_next_leader_gives_hope(last_leader: int, reason: str | None) -> None:
    scene = given(rows="0:[G R] 1:[R B]", board="", early_abort=True, leader=last_leader, leader_mode="rotating")
    assert scene.view().reason == reason


@rule("V-10.5", "VR-20")
@pytest.mark.parametrize("card", ["Y", "R", "B", "G", "W"])
def test_what_an_unknown_card_really_is_does_not_matter(card: str) -> None:
    scene = given(rows="0:[G Y] 1:[R B]", piles=f"0:[{card}]", board="", early_abort=True)
    assert result(scene) == (None, None)


@rule("V-10.5", "VR-20")
def test_without_early_abort_wrong_cards_end_nothing() -> None:
    scene = given(rows="0:[G Y] 1:[R Y]", board="", early_abort=False)
    assert scene.view().phase == "plan"


def played_twice(long: VillaScene, short: VillaScene, seed: object) -> tuple[str | None, str | None]:
    """Gives the results of the same choices without and with the early tests."""
    for step in continued(long, seed):
        if GAME.outcome(short.state) is None:
            short.when(step.seat, step.action)
    return result(long)[0], result(short)[0]


def whole_game_twice(seed: int) -> tuple[str | None, str | None]:
    seats = 2 + seed % 3
    long = new_game(seats, seed, roster="first_game", early_abort=False)
    return played_twice(long, new_game(seats, seed, roster="first_game", early_abort=True), seed)


def endgame_twice(game: Endgame, seed: int) -> tuple[str | None, str | None]:
    long = given(rows=game.rows_text, piles=game.piles_text, board="", early_abort=False)
    short = given(rows=game.rows_text, piles=game.piles_text, board="", early_abort=True)
    return played_twice(long, short, seed)


@rule("V-10.4", "V-10.5", "V-10.7")
def test_the_early_tests_never_change_the_result_of_a_whole_game() -> None:
    results = [whole_game_twice(seed) for seed in range(90)]
    assert set(results) == {("won", "won"), ("lost", "lost")}


@rule("V-10.5", "V-10.7")
def test_the_early_tests_never_change_the_result_of_an_endgame() -> None:
    results = [endgame_twice(game, seed) for game in endgames(120) for seed in range(4)]
    assert set(results) == {("won", "won"), ("lost", "lost")}


@rule("V-10.7")
def test_the_early_tests_shorten_lost_games() -> None:
    long = sum(1 for _ in continued(new_game(2, 1, handicap=-9, early_abort=False), 1))
    short = sum(1 for _ in continued(new_game(2, 1, handicap=-9, early_abort=True), 1))
    assert short < long
