"""What the rules make of a view: free targets, suspects, turns, the reserve. RULES.md V-5, V-7, V-10.4, V-11, V-14.4"""

from __future__ import annotations

import pytest
from typing_extensions import Unpack

from omerta.contract import Seat
from omerta.games.villa import GAME
from omerta.games.villa.actions import Plan, PlayMatch
from omerta.games.villa.gloss import gloss
from omerta.games.villa.glosses import RaidPosition, Reserve, VillaGloss
from omerta.games.villa.rules.ending import spare_cards
from omerta.games.villa.state import PLAN, PLAY, VillaState
from omerta.games.villa.tests.given import FIX39, Variant, VillaScene, given, new_game, without
from omerta.games.villa.tests.moves import match, pas, plan
from omerta.games.villa.tests.play import steps
from omerta.kit.menus import legal
from omerta.testing import rule

ROWS = "0:[Y R B G] 1:[R R B YR] 2:[G G W Y]"


def glossed(scene: VillaScene) -> VillaGloss:
    return gloss(scene.view(0))


def of(state: VillaState) -> VillaGloss:
    return gloss(GAME.view(state, None))


def planning(
    board: str = FIX39, rows: str = ROWS, leader: Seat | None = None, arrested: str = "", **options: Unpack[Variant]
) -> VillaScene:
    return given(rows=rows, board=board, leader=leader, arrested=arrested, **options)


def whole_games() -> list[VillaState]:
    games = (steps(4, "gloss"), steps(3, "gloss", expert=True), steps(2, "gloss", decision_mode="consensus"))
    return [step.state for game in games for step in game]


def planned_targets(state: VillaState) -> set[str]:
    """What the rules let the team attack, however it is put."""
    choices = [getattr(action, "action", action) for seat in range(state.seats) for action in legal(GAME, state, seat)]
    return {choice.target for choice in choices if isinstance(choice, Plan)}


@rule("V-5.4")
def test_the_corners_of_the_park_are_free_at_the_start() -> None:
    assert glossed(planning()).free == ("P1", "P3", "P7", "P9")


@rule("V-5.3")
def test_the_godfather_is_free_when_nobody_is_left() -> None:
    assert glossed(planning(board="V4=nebel_nino")).free == ("V4",)
    assert glossed(planning(board="")).free == ("G",)


@rule("V-5.2", "V-5.3")
def test_what_is_free_is_what_a_plan_may_name() -> None:
    asked = [state for state in whole_games() if state.phase == PLAN]
    assert asked, "the games come to a plan"
    assert [set(of(state).free) for state in asked] == [planned_targets(state) for state in asked]


@rule("V-5.2")
def test_a_card_is_covered_until_all_above_it_are_gone() -> None:
    assert glossed(planning()).covered == ("V1", "V2", "V3", "V4", "G")
    assert glossed(planning(board=without("P1 P2 P4"))).covered == ("V1", "V2", "V3", "V4", "G")
    assert glossed(planning(board=without("P1 P2 P4 P5"))).covered == ("V2", "V3", "V4", "G")


@rule("E-38", "V-14.4")
def test_a_back_leaves_all_guards_who_have_it() -> None:
    suspects = glossed(planning()).suspects
    assert suspects["P8"] == suspects["P9"] == ("narben_juri", "granit_greta", "zentner_zoltan")


@rule("E-38", "V-14.4")
def test_who_is_arrested_lies_behind_no_back() -> None:
    scene = given(rows=ROWS, board=without("P9"), arrested="narben_juri")
    assert glossed(scene).suspects["P8"] == ("granit_greta", "zentner_zoltan")


@rule("V-14.4", "V-6.4")
def test_who_is_turned_over_is_no_suspect_any_more() -> None:
    suspects = glossed(planning().when(0, plan("P9", 0))).suspects
    assert suspects["P8"] == ("granit_greta", "zentner_zoltan")
    assert "P9" not in suspects


@rule("V-2.5")
def test_a_numbered_back_tells_one_position_beforehand() -> None:
    assert glossed(planning()).foreseen == {
        "P1": (None, None),
        "P3": (None, None, None, "G"),
        "P7": (None, None),
        "P9": ("Y", None, None, None),
    }


@rule("V-2.5")
def test_the_godfather_tells_all_positions_beforehand() -> None:
    assert glossed(planning(board="")).foreseen == {"G": ("G", "R", "R", "B")}


@rule("V-7.5")
def test_turns_go_round_the_table_from_whoever_begins() -> None:
    assert glossed(planning()).turns == ((0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2))


@rule("V-7.1", "V-1.5")
def test_a_joker_shows_each_of_its_symbols() -> None:
    assert glossed(planning()).shown == (
        {"Y": 1, "R": 1, "B": 1, "G": 1},
        {"Y": 1, "R": 3, "B": 1, "G": 0},
        {"Y": 2, "R": 1, "B": 1, "G": 3},
    )


@rule("V-10.4")
def test_the_reserve_is_cards_and_bonuses_less_positions() -> None:
    assert glossed(planning()).reserve == Reserve(cards=12, bonuses=13, needed=43, left=-18)


@rule("V-10.4")
def test_the_reserve_counts_a_filled_position_no_more() -> None:
    scene = given(rows=ROWS, piles="0:[B] 1:[R | G]", board=FIX39, target="P9", laid="Y", active=1)
    assert glossed(scene).reserve == Reserve(cards=15, bonuses=13, needed=42, left=-14)


@rule("V-10.4")
def test_the_reserve_is_what_the_defeat_test_counts() -> None:
    dealt = [state for state in whole_games() if state.police_count]
    assert [of(state).reserve.left for state in dealt] == [spare_cards(state) for state in dealt]


@rule("V-3.2", "VR-4")
def test_the_handicap_is_what_the_deal_made_of_it() -> None:
    dealt = new_game(4, roster="custom", custom_counts=(0, 6, 7), handicap=10)
    assert glossed(dealt).handicap == 8
    assert glossed(new_game(4, handicap_timing="table")).handicap is None


@rule("V-13.3", "V-13.5")
def test_the_coordinator_decides_unless_all_have_to_agree() -> None:
    assert glossed(given(rows=ROWS, board=FIX39, leader=2)).decides == 2
    assert glossed(given(rows=ROWS, board=FIX39, leader=2, decision_mode="consensus")).decides is None


@rule("V-13.3", "V-10.1")
def test_after_the_end_nobody_decides() -> None:
    assert glossed(planning(early_abort=True)).decides is None


@rule("V-7.5")
def test_open_positions_go_to_the_active_seat_and_those_after_it() -> None:
    scene = planning().when(0, plan("P9", 1)).when(1, match("YR"))
    assert [position.seat for position in glossed(scene).raid] == [None, 2, 0, 1]
    assert [position.symbol for position in glossed(scene).raid] == ["Y", "G", "R", "B"]


@rule("V-7.3", "V-7.5")
def test_after_a_pass_the_next_seat_faces_the_same_position() -> None:
    scene = planning().when(0, plan("P9", 0)).when(0, pas("R"))
    assert [position.seat for position in glossed(scene).raid] == [1, 2, 0, 1]


@rule("V-10.7")
def test_in_defeat_the_unfinished_attack_stays() -> None:
    scene = given(rows="0:[Y] 1:[]", board="P9=narben_juri", target="P9").when(0, match("Y"))
    assert glossed(scene).raid[0] == RaidPosition("Y", None, None)
    assert glossed(scene).raid[1].symbol == "G"


@rule("V-11.1")
@pytest.mark.parametrize(("expert", "markers"), [(True, [None, "R"]), (False, [None, None])])
def test_a_marker_lies_at_its_position_in_the_expert_version(expert: bool, markers: list[str | None]) -> None:
    scene = given(rows=ROWS, board="V1=dirty_diana", target="V1", expert=expert)
    assert [position.marker for position in glossed(scene).raid] == markers


def at_position_2(row: str, **options: Unpack[Variant]) -> VillaScene:
    """Seat 0 with this row faces position 2 of Diana: yellow, and red must be owned."""
    variant: Variant = {"expert": True, **options}
    return given(rows=f"0:[{row}] 1:[R R]", board="V1=dirty_diana", target="V1", laid="B", **variant)


@rule("E-29", "V-11.1", "V-11.2")
@pytest.mark.parametrize(
    ("row", "barred"), [("Y R B G", ()), ("Y Y B G", ("Y",)), ("YR B G G", ("YR",)), ("YR W G B", ()), ("B G", ())]
)
def test_a_card_of_the_right_symbol_is_barred_without_the_marker(row: str, barred: tuple[str, ...]) -> None:
    assert glossed(at_position_2(row)).barred == barred


@rule("E-29", "V-11.1")
def test_outside_the_expert_version_no_card_is_barred() -> None:
    assert glossed(at_position_2("Y Y B G", expert=False)).barred == ()


def matching(state: VillaState, seat: Seat) -> set[str]:
    return {action.card for action in legal(GAME, state, seat) if isinstance(action, PlayMatch)}


@rule("V-7.1", "V-11.1")
def test_a_card_of_the_right_symbol_may_be_laid_or_is_barred() -> None:
    turns = [state for state in whole_games() if state.phase == PLAY]
    assert any(of(state).barred for state in turns), "some card is barred in these games"
    told = [of(state) for state in turns]
    assert [bool(matching(state, state.active) or seen.barred) for state, seen in zip(turns, told, strict=True)] == [
        seen.shown[state.active][seen.raid[state.filled].symbol] > 0 for state, seen in zip(turns, told, strict=True)
    ]
    assert not any(matching(state, state.active) & {*seen.barred} for state, seen in zip(turns, told, strict=True))
