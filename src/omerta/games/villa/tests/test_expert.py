"""Tests the expert version: markers at position 2. RULES.md V-11."""

from __future__ import annotations

import pytest

from omerta.games.villa.seen import SlotView
from omerta.games.villa.tests.given import FIX39, VillaScene, given
from omerta.games.villa.tests.moves import match, pair, pas, passes, plan
from omerta.games.villa.tests.seen import GUARDS, cards, rows
from omerta.testing import rule

UNMARKED = [name for name, guard in GUARDS.items() if guard.marker is None and guard.strength == 3]


def marked(row: str, guard: str = "dirty_diana", laid: str = "B", pile: str = "") -> VillaScene:
    """Seat 0 is at position 2 of a guard; Diana needs Y there and her marker is R."""
    return given(
        rows=f"0:[{row}] 1:[R R]", piles=f"0:[{pile}]", board=f"V1={guard}", target="V1", laid=laid, expert=True
    )


@rule("V-11.1")
@pytest.mark.parametrize(
    ("guard", "first", "second", "marker"),
    [
        ("dirty_diana", "B", "Y", "R"),
        ("langfinger_lutz", "R", "B", "Y"),
        ("schmiere_susi", "Y", "B", "G"),
        ("tacho_toni", "G", "Y", "B"),
        ("eisen_edda", "Y", "B", "R"),
        ("kanten_karl", "R", "B", "G"),
        ("schlagring_schorsch", "G", "Y", "B"),
        ("nebel_nino", "B", "G", "Y"),
    ],
)
def test_the_marked_position_needs_the_marker_card_too(guard: str, first: str, second: str, marker: str) -> None:
    assert match(second) not in marked(f"{second}", guard, first).legal(0)
    assert match(second) in marked(f"{second} {marker}", guard, first).legal(0)


@rule("V-11.1")
@pytest.mark.parametrize("guard", UNMARKED)
def test_a_heavy_boy_without_marker_is_taken_as_ever(guard: str) -> None:
    first, second, _ = GUARDS[guard].symbols
    assert match(second) in marked(second, guard, first).legal(0)


@rule("V-11.1")
def test_position_3_of_a_marked_guard_is_taken_as_ever() -> None:
    scene = marked("G", "eisen_edda", "Y B")
    assert match("G") in scene.legal(0)


@rule("V-11.1")
def test_the_marked_position_of_the_godfather_does_not_exist() -> None:
    scene = given(rows="0:[R] 1:[R]", board="", target="G", laid="G", expert=True)
    assert scene.legal(0) == [match("R"), *passes("R")]


@rule("V-11.2")
def test_the_owned_card_stays_in_the_row() -> None:
    scene = marked("Y R B").when(0, match("Y"))
    assert rows(scene)[0] == cards("R B")
    assert cards(scene.view().discard) == cards("B Y")


@rule("V-11.2")
def test_a_card_still_to_be_drawn_is_not_owned() -> None:
    assert marked("Y B", pile="R").legal(0) == passes("Y B")


@rule("V-11.2", "VR-21")
@pytest.mark.parametrize("joker", ["YR", "RB", "W"])
def test_a_joker_counts_as_owned_for_any_symbol_it_shows(joker: str) -> None:
    assert match("Y") in marked(f"Y {joker}").legal(0)


@rule("V-11.2")
@pytest.mark.parametrize("joker", ["BG", "YG"])
def test_a_joker_without_the_marker_symbol_does_not_count(joker: str) -> None:
    assert match("Y") not in marked(f"Y {joker}").legal(0)


@rule("V-11.2", "VR-21")
@pytest.mark.parametrize("joker", ["YR", "W"])
def test_the_joker_played_is_not_the_joker_owned(joker: str) -> None:
    assert match(joker) not in marked(f"{joker} B G").legal(0)
    assert match(joker) in marked(f"{joker} B R").legal(0)


@rule("V-11.3", "V-11.1")
def test_a_match_without_the_marker_card_is_refused() -> None:
    assert marked("Y B").refused(0, match("Y")).rule in {"V-11.1", "V-11.2", "V-11.3"}


@rule("V-11.3", "VR-22")
def test_a_pair_without_the_marker_card_is_refused() -> None:
    assert marked("Y B B").refused(0, pair("B", "B")).rule in {"V-11.1", "V-11.2", "V-11.3"}


@rule("V-11.3")
def test_who_lacks_the_marker_card_passes_and_the_next_seat_tries() -> None:
    view = marked("Y B").when(0, pas("B")).view()
    assert (view.active, view.filled, view.required) == (1, 1, "Y")


@rule("V-11.4")
def test_of_a_face_down_guard_everybody_sees_strength_and_hint_only() -> None:
    scene = given(rows="0:[Y] 1:[R]", board=FIX39, expert=True)
    assert scene.view().slots["P1"] == SlotView(2, GUARDS["dirty_diana"].hint, None)
    assert SlotView.__struct_fields__ == ("strength", "hint", "front")


@rule("V-11.4")
def test_of_a_revealed_guard_everybody_sees_the_front() -> None:
    scene = given(rows="0:[Y] 1:[R]", board=FIX39, expert=True).when(0, plan("P1", 0))
    assert scene.view().slots["P1"] == SlotView(2, GUARDS["dirty_diana"].hint, "dirty_diana")


@rule("V-11.4", "LV-8")
@pytest.mark.parametrize("name", [name for name, guard in GUARDS.items() if guard.strength == 2])
def test_a_small_fish_is_never_marked_with_the_symbol_of_his_back(name: str) -> None:
    marker = GUARDS[name].marker
    assert marker is not None
    assert marker.symbol != GUARDS[name].hint.symbol


@rule("V-11.4", "LV-9")
def test_a_marked_heavy_boy_with_a_crossed_out_symbol_is_marked_with_it() -> None:
    found = [guard for guard in GUARDS.values() if guard.strength == 3 and guard.hint.kind == "absent"]
    assert {guard.marker.symbol == guard.hint.symbol for guard in found if guard.marker is not None} == {True}


@rule("V-11.4", "LV-9")
def test_a_marked_heavy_boy_with_a_numbered_symbol_is_never_marked_with_it() -> None:
    found = [guard for guard in GUARDS.values() if guard.strength == 3 and guard.hint.kind == "at"]
    assert {guard.marker.symbol == guard.hint.symbol for guard in found if guard.marker is not None} == {False}


@rule("V-11.4", "LV-10")
def test_no_big_calibre_is_marked() -> None:
    assert {guard.marker for guard in GUARDS.values() if guard.strength == 4} == {None}
