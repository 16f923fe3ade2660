"""The end of the game: won, lost, conceded, and what is shown then. RULES.md V-10."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from omerta.contract import RuleViolation, freeze
from omerta.games.villa import GAME
from omerta.games.villa.actions import VillaAction
from omerta.games.villa.events import Debrief, GameOver
from omerta.games.villa.tests.given import FIX39, VillaScene, given, new_game
from omerta.games.villa.tests.moves import READY, bonus, match, pas, plan, plans, propose
from omerta.games.villa.tests.play import continued
from omerta.games.villa.tests.seen import cards, opened, outcome, result
from omerta.kit.chance import fast_from
from omerta.testing import rule

RUNNING: Final[dict[str, Callable[[], VillaScene]]] = {
    "difficulty": lambda: new_game(2, handicap_timing="table"),
    "swap": lambda: new_game(2),
    "ready": lambda: new_game(2, decision_mode="consensus").when(1, READY),
    "plan": lambda: given(rows="0:[Y] 1:[R]", board=FIX39),
    "proposal": lambda: debating().when(0, propose(plan("P1", 1))),
    "attack": lambda: given(rows="0:[Y] 1:[R]", board=FIX39, target="P9"),
    "bonus": lambda: given(rows="0:[Y] 1:[R]", board="V4=nebel_nino", discard="G", phase="bonus", bonus="G"),
}


def debating() -> VillaScene:
    return given(rows="0:[Y] 1:[R]", board=FIX39, decision_mode="consensus")


def capo(rows: str, piles: str = "") -> VillaScene:
    return given(rows=rows, piles=piles, board="", early_abort=True)


@rule("V-10.1")
def test_the_arrest_of_the_godfather_wins() -> None:
    scene = given(rows="0:[B] 1:[Y]", board="", target="G", laid="G R R").when(0, match("B"))
    assert result(scene) == ("won", "godfather_arrested")
    assert outcome(scene).winners == (0, 1)
    assert GAME.pending(scene.state) == ()


@rule("V-10.1")
@pytest.mark.parametrize("action", [pas("Y"), match("Y"), plan("G", 0), READY, bonus(0, "row")])
def test_after_the_end_nothing_is_accepted(action: VillaAction) -> None:
    scene = given(rows="0:[B Y] 1:[Y]", board="", target="G", laid="G R R").when(0, match("B"))
    assert scene.refused(0, action).rule.startswith("V-10.")


@rule("V-10.2")
def test_who_has_no_card_on_turn_loses_for_that_reason_first() -> None:
    assert result(capo("0:[] 1:[]")) == ("lost", "no_card_on_turn")


@rule("V-10.2")
def test_too_few_cards_are_the_reason_before_wrong_cards() -> None:
    assert result(capo("0:[Y] 1:[Y Y]")) == ("lost", "not_enough_cards")


@rule("V-10.2", "V-10.4")
def test_the_tests_are_made_when_a_seat_becomes_active() -> None:
    scene = given(rows="0:[B Y] 1:[Y R B]", board="V1=dirty_diana", early_abort=True, target="V1", active=1)
    assert result(scene) == (None, None)
    scene.when(1, pas("R"))
    assert result(scene) == ("lost", "not_enough_cards")


@rule("V-10.2", "V-10.4")
def test_no_test_is_made_between_an_arrest_and_its_bonus() -> None:
    scene = given(
        rows="0:[R R] 1:[Y R B]",
        board="V1=dirty_diana",
        target="V1",
        laid="B",
        active=1,
        discard="G",
        early_abort=True,
        leader=0,
    )
    scene.when(1, match("Y"))
    assert sum(map(len, scene.view().rows)) == 4
    assert scene.view().phase == "bonus"


@rule("V-10.2", "V-10.4")
def test_the_bonus_counts_before_the_next_test() -> None:
    scene = given(
        rows="0:[R G] 1:[Y]",
        board="V1=dirty_diana V4=tacho_toni",
        target="V1",
        laid="B",
        active=1,
        piles="0:[R R]",
        discard="G",
        early_abort=True,
        leader=0,
    )
    # Four cards and one guard against six positions: only the bonus makes it five.
    scene.when(1, match("Y")).when(0, bonus(1, "row"))
    assert sum(map(len, scene.view().rows)) + scene.view().piles[0].unknown == 5
    assert result(scene) == (None, None)


@rule("V-10.2")
def test_no_test_is_made_while_swapping() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", phase="swap", early_abort=True)
    assert scene.view().phase == "swap"
    assert result(scene.when(0, READY)) == ("lost", "not_enough_cards")


@rule("V-10.3", "VR-31")
def test_a_seat_without_cards_ends_the_game_only_when_its_turn_comes() -> None:
    scene = given(rows="0:[R R] 1:[Y] 2:[]", board="V1=dirty_diana", target="V1")
    scene.when(0, pas("R"))
    assert result(scene) == (None, None)
    scene.when(1, pas("Y"))
    assert result(scene) == ("lost", "no_card_on_turn")


@rule("V-10.3")
def test_the_test_for_a_card_on_turn_cannot_be_switched_off() -> None:
    scene = given(rows="0:[R] 1:[]", board="V1=dirty_diana", target="V1", early_abort=False).when(0, pas("R"))
    assert result(scene) == ("lost", "no_card_on_turn")


@rule("V-10.3")
def test_a_card_drawn_in_time_keeps_a_seat_in_the_game() -> None:
    scene = given(rows="0:[R] 1:[Y]", piles="0:[B]", board="V1=dirty_diana", target="V1")
    scene.when(0, pas("R")).when(1, pas("Y"))
    assert (scene.view().active, result(scene)) == (0, (None, None))


@rule("V-10.4")
@pytest.mark.parametrize(
    ("laid", "row", "reason"),
    [
        ("", "R R R", None),
        ("", "R R", "not_enough_cards"),
        ("B", "R R", None),
        ("B", "R", "not_enough_cards"),
    ],
)
def test_filled_positions_need_no_card_any_more(laid: str, row: str, reason: str | None) -> None:
    scene = given(rows=f"0:[{row}] 1:[R R]", board="V1=dirty_diana", target="V1", laid=laid, early_abort=True)
    assert result(scene)[1] == reason


@rule("V-10.4")
@pytest.mark.parametrize(("pile", "reason"), [("R R", None), ("R", "not_enough_cards"), ("R | R", None)])
def test_cards_in_the_piles_count_known_or_not(pile: str, reason: str | None) -> None:
    scene = given(rows="0:[R] 1:[R R]", piles=f"0:[{pile}]", board="V1=dirty_diana", early_abort=True)
    assert result(scene)[1] == reason


@rule("V-10.4")
def test_every_guard_counts_with_his_strength_and_one_possible_bonus() -> None:
    board = "V1=narben_juri V2=nebel_nino V4=dirty_diana"
    enough = given(rows="0:[R R R R] 1:[R R R R]", piles="0:[R R]", board=board, early_abort=True)
    short = given(rows="0:[R R R R] 1:[R R R R]", piles="0:[R]", board=board, early_abort=True)
    assert result(enough) == (None, None)
    assert result(short) == ("lost", "not_enough_cards")


@rule("V-10.4", "VR-20")
def test_without_early_abort_a_hopeless_game_goes_on() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=narben_juri", early_abort=False)
    assert scene.legal(0) == plans("V1", 0, 1)


@rule("V-10.6")
@pytest.mark.parametrize("phase", RUNNING)
def test_a_concession_ends_the_game_in_every_phase_but_the_last(phase: str) -> None:
    scene = RUNNING[phase]()
    beat = scene.view().beat
    GAME.concede(scene.state, scene.events.append)
    GAME.audit(scene.state)
    assert result(scene) == ("lost", "conceded")
    assert (outcome(scene).winners, outcome(scene).reasons) == ((), ("conceded",) * 2)
    assert scene.view().beat > beat


@rule("V-10.6")
def test_a_game_that_is_over_cannot_be_conceded() -> None:
    scene = given(rows="0:[B] 1:[Y]", board="", target="G", laid="G R R").when(0, match("B"))
    with pytest.raises(RuleViolation, match=r"V-10\.6"):
        GAME.concede(scene.state, scene.events.append)
    assert result(scene) == ("won", "godfather_arrested")


@rule("V-10.6")
def test_conceding_is_no_move_of_a_seat() -> None:
    kinds = {kind.__name__ for kind in GAME.actions}
    assert not {name for name in kinds if "concede" in name.lower()}


@rule("V-10.7")
def test_an_unfinished_attack_keeps_its_cards_and_its_target() -> None:
    scene = given(rows="0:[B R] 1:[G] 2:[]", board="V4=nebel_nino", target="V4", discard="Y", out="W")
    view = scene.when(0, match("B")).when(1, match("G")).view()
    assert view.result == "lost"
    assert view.laid == (("B",), ("G",))
    assert view.rows == (("R",), (), ())
    assert (cards(view.discard), cards(view.out_of_play)) == (cards("Y"), cards("W"))
    assert view.arrested == ()


@rule("V-10.8")
def test_before_the_end_there_is_no_debrief() -> None:
    scene = new_game(3)
    assert [scene.view(viewer).debrief for viewer in (0, 1, 2, None)] == [None] * 4


@rule("V-10.8")
def test_at_the_end_everything_hidden_is_shown() -> None:
    scene = given(
        rows="0:[R] 1:[]",
        piles="0:[G B | Y]",
        board="V1=dirty_diana V4=nebel_nino",
        target="V1",
    ).when(0, pas("R"))
    debrief = scene.view().debrief
    assert debrief is not None
    assert debrief.piles == (("B", "Y"), ())
    assert debrief.guards["V4"] == "nebel_nino"
    assert sum(debrief.police_box.values()) == 54 - 4
    assert cards(debrief.police_box)["R"] == 11


@rule("V-10.8")
def test_a_game_conceded_before_the_deal_shows_all_cards_in_the_box() -> None:
    debrief = opened(new_game(2, handicap_timing="table").state)
    assert debrief.piles == ((), ())
    assert sum(debrief.police_box.values()) == 54
    assert len(debrief.guards) == 13


@rule("V-10.8")
@pytest.mark.parametrize("seed", range(3))
def test_after_the_end_nothing_is_left_to_be_imagined(seed: int) -> None:
    scene = new_game(2, seed)
    assert sum(1 for _ in continued(scene, seed)) > 0
    world = GAME.imagine(scene.view()).draw(fast_from("end", seed))
    assert freeze(world) == freeze(scene.state)


@rule("V-10.8")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_debrief_is_the_last_event_and_the_same_for_all(viewer: int | None) -> None:
    scene = given(rows="0:[R] 1:[]", piles="0:[G]", board="V1=dirty_diana", target="V1").when(0, pas("R"))
    assert scene.events[-2] == GameOver("lost", "no_card_on_turn")
    assert isinstance(scene.events[-1], Debrief)
    assert scene.view(viewer).debrief == scene.events[-1].shown(viewer)


@rule("V-10.8")
def test_there_is_no_score() -> None:
    scene = given(rows="0:[R] 1:[]", board="V1=dirty_diana", target="V1").when(0, pas("R"))
    assert outcome(scene).scores == ()
