"""Tests setup of the grounds: godfather, roster, layout. RULES.md V-2."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation
from omerta.games.villa.events import GodfatherShown, GuardPlaced, Hint
from omerta.games.villa.tests.given import given, new_game, without
from omerta.games.villa.tests.moves import match
from omerta.games.villa.tests.play import strengths_dealt
from omerta.games.villa.tests.seen import GODFATHERS, GUARDS, back_of, deal, free
from omerta.testing import rule


@rule("V-2.1", "VR-34")
def test_the_godfather_lies_face_up_from_the_deal() -> None:
    scene = new_game(2)
    assert scene.happened(GodfatherShown) == [GodfatherShown(scene.view().godfather)]
    assert scene.view().godfather in GODFATHERS


@rule("V-2.1")
def test_each_godfather_is_drawn_in_some_game() -> None:
    assert {new_game(2, seed).view().godfather for seed in range(60)} == set(GODFATHERS)


@rule("V-2.2", "VR-3")
def test_the_first_game_has_all_small_fish_and_heavy_boys_and_one_big_calibre() -> None:
    assert strengths_dealt(40, roster="first_game") == {(4, 8, 1)}


@rule("V-2.2", "VR-3")
def test_any_of_the_eight_big_calibres_is_in_some_first_game() -> None:
    dealt = {guard for seed in range(120) for guard in deal(2, seed, roster="first_game").guards.values()}
    assert dealt == set(GUARDS)


@rule("V-2.2")
def test_a_random_roster_draws_from_all_twenty() -> None:
    dealt = [set(deal(2, seed).guards.values()) for seed in range(40)]
    assert {len(guards) for guards in dealt} == {13}
    assert set.union(*dealt) == set(GUARDS)


@rule("V-2.2")
def test_a_random_roster_is_of_changing_strength() -> None:
    assert len(strengths_dealt(40, roster="random")) > 10


@rule("V-2.2", "V-12.2", "VR-25")
def test_a_tough_roster_has_no_small_fish_and_changes_otherwise() -> None:
    dealt = strengths_dealt(40, roster="tough")
    assert {(small, heavy + big) for small, heavy, big in dealt} == {(0, 13)}
    assert len(dealt) > 2


@rule("V-2.2", "V-12.2")
@pytest.mark.parametrize("counts", [(4, 5, 4), (0, 6, 7), (4, 8, 1), (0, 5, 8)])
def test_a_custom_roster_has_the_counts_asked_for(counts: tuple[int, int, int]) -> None:
    assert strengths_dealt(10, roster="custom", custom_counts=counts) == {counts}


@rule("V-2.2")
def test_a_custom_roster_is_drawn_at_random_within_each_strength() -> None:
    dealt = {guard for seed in range(60) for guard in deal(2, seed, roster="custom").guards.values()}
    assert dealt == set(GUARDS)


@rule("V-2.2", "V-12.6")
@pytest.mark.parametrize("counts", [(5, 4, 4), (0, 9, 4), (0, 4, 9), (4, 5, 5), (4, 4, 4), (-1, 6, 8)])
def test_a_custom_roster_that_the_box_cannot_fill_is_refused(counts: tuple[int, int, int]) -> None:
    with pytest.raises(RuleViolation) as refusal:
        new_game(2, roster="custom", custom_counts=counts)
    assert refusal.value.rule in {"V-2.2", "V-12.6"}


@rule("V-2.2")
def test_the_seven_others_go_to_the_box() -> None:
    dealt = deal(3, "box")
    assert set(dealt.guards.values()) | set(dealt.guard_box) == set(GUARDS)
    assert len(dealt.guard_box) == 7


@rule("V-2.3")
def test_thirteen_slots_hold_a_guard_each() -> None:
    assert sorted(deal(2, "slots").guards) == [*(f"P{n}" for n in range(1, 10)), *(f"V{n}" for n in range(1, 5))]


@rule("V-2.3")
def test_a_guard_may_lie_in_any_slot() -> None:
    slots = {slot for seed in range(200) for slot, guard in deal(2, seed).guards.items() if guard == "dirty_diana"}
    assert len(slots) == 13


@rule("V-2.3", "V-2.5")
def test_thirteen_backs_are_laid_out_as_everybody_sees_them() -> None:
    scene = new_game(2)
    placed = {event.slot: (event.strength, event.hint) for event in scene.events if isinstance(event, GuardPlaced)}
    assert placed == {slot: back_of(guard) for slot, guard in deal(2, 0).guards.items()}


@rule("V-2.4", "V-5.2")
@pytest.mark.parametrize(
    ("villa", "park"),
    [("V1", "P1 P2 P4 P5"), ("V2", "P2 P3 P5 P6"), ("V3", "P4 P5 P7 P8"), ("V4", "P5 P6 P8 P9")],
)
def test_each_villa_guard_lies_under_four_park_guards(villa: str, park: str) -> None:
    others = " ".join(f"P{number}" for number in range(1, 10) if f"P{number}" not in park.split())
    assert villa in free(without(park)).split()
    assert villa not in free(without(others)).split()


@rule("V-2.4", "V-5.2")
@pytest.mark.parametrize("villa", ["V1", "V2", "V3", "V4"])
@pytest.mark.parametrize("park", ["P2", "P4", "P5", "P6", "P8"])
def test_a_park_guard_covers_the_villa_guards_it_overlaps(villa: str, park: str) -> None:
    covered = villa in {"P2": "V1 V2", "P4": "V1 V3", "P5": "V1 V2 V3 V4", "P6": "V2 V4", "P8": "V3 V4"}[park].split()
    alone = f"{villa}=dirty_diana {park}=tacho_toni"
    assert (villa not in free(alone).split()) is covered


@rule("V-2.5", "VR-8")
def test_all_thirteen_backs_are_public_and_no_front_is() -> None:
    slots = new_game(2).view().slots
    backs = [back for back in slots.values() if back is not None]
    assert len(backs) == 13
    assert {back.front for back in backs} == {None}


@rule("V-2.5", "VR-8")
def test_the_back_of_a_covered_villa_guard_is_public() -> None:
    back = new_game(2, "covered").view().slots["V3"]
    guard = deal(2, "covered").guards["V3"]
    assert back is not None
    assert (back.strength, back.hint) == back_of(guard)


@rule("V-2.5", "E-41")
@pytest.mark.parametrize(
    ("strength", "hint", "guards"),
    [
        (2, Hint("absent", "G"), "dirty_diana langfinger_lutz"),
        (3, Hint("at", "B", 2), "eisen_edda kanten_karl doppelkinn_dario"),
        (4, Hint("at", "Y", 1), "narben_juri granit_greta zentner_zoltan"),
    ],
)
def test_a_back_is_shared_by_the_guards_it_may_hide(strength: int, hint: Hint, guards: str) -> None:
    assert [guard for guard in GUARDS if back_of(guard) == (strength, hint)] == guards.split()


@rule("E-41", "V-8.2")
def test_the_crossed_out_badge_is_needed_at_neither_position() -> None:
    assert GUARDS["dirty_diana"].symbols == ("B", "Y")
    assert GUARDS["langfinger_lutz"].symbols == ("R", "B")


@rule("E-41", "V-8.2")
@pytest.mark.parametrize("guard", ["eisen_edda", "kanten_karl", "doppelkinn_dario"])
def test_the_patrol_car_numbered_2_is_needed_at_the_second_of_three_positions(guard: str) -> None:
    symbols = GUARDS[guard].symbols
    assert len(symbols) == 3
    assert symbols[1] == "B"


@rule("E-41", "V-8.2")
@pytest.mark.parametrize("guard", ["narben_juri", "granit_greta", "zentner_zoltan"])
def test_the_handcuffs_numbered_1_are_needed_at_the_first_of_four_positions(guard: str) -> None:
    symbols = GUARDS[guard].symbols
    assert len(symbols) == 4
    assert symbols[0] == "Y"


@rule("E-41", "V-8.2")
@pytest.mark.parametrize(("guard", "symbol"), [("langfinger_lutz", "G"), ("kanten_karl", "B"), ("granit_greta", "Y")])
def test_a_guard_returns_the_symbol_of_his_back(guard: str, symbol: str) -> None:
    needed = GUARDS[guard].symbols
    scene = given(
        rows="0:[W] 1:[R]",
        board=f"V1={guard} V4=nebel_nino",
        target="V1",
        laid=" ".join(needed[:-1]),
        filled=len(needed) - 1,
        discard=symbol,
    )
    assert scene.when(0, match("W")).view().bonus_symbol == symbol


@rule("V-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_leads_before_the_first_plan(seats: int) -> None:
    assert new_game(seats).view().leader is None
