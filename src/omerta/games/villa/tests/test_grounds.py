"""Tests free targets: sides, cover, and the way through the grounds. RULES.md V-5."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest

from omerta.games.villa.tests.given import FIX39, given, without
from omerta.games.villa.tests.moves import plan
from omerta.games.villa.tests.seen import free
from omerta.testing import rule

Ways: TypeAlias = dict[frozenset[str], frozenset[str]]

PARK: Final = tuple(f"P{number}" for number in range(1, 10))
VILLA: Final = tuple(f"V{number}" for number in range(1, 5))
GUARDED: Final = frozenset(PARK + VILLA)

# Corners in half cards, measured on the picture of the layout.
CORNER: Final = {
    **{f"P{number + 1}": (2 * (number % 3), 2 * (number // 3)) for number in range(9)},
    **{f"V{number + 1}": (1 + 2 * (number % 2), 1 + 2 * (number // 2)) for number in range(4)},
}


def board(slots: frozenset[str]) -> str:
    return without(" ".join(GUARDED - slots))


@pytest.fixture(scope="module")
def ways() -> Ways:
    """Every set of guards that arrests can leave on the grounds, with the free ones among them."""
    found: Ways = {}
    waiting = [GUARDED]
    while waiting:
        present = waiting.pop()
        found[present] = frozenset(free(board(present)).split()) & GUARDED
        following = {present - {slot} for slot in found[present]}
        waiting.extend(following - found.keys() - set(waiting))
    return found


def by_geometry(present: frozenset[str]) -> frozenset[str]:
    """Gives the free guards, computed from the picture alone."""
    return frozenset(slot for slot in present if not _covered(slot, present) and _blocked(slot, present) <= 2)


def _covered(slot: str, present: frozenset[str]) -> bool:
    x, y = CORNER[slot]
    upper = [CORNER[other] for other in present if slot in VILLA and other in PARK]
    return any(abs(x - left) < 2 and abs(y - top) < 2 for left, top in upper)


def _blocked(slot: str, present: frozenset[str]) -> int:
    x, y = CORNER[slot]
    layer = [CORNER[other] for other in present if other[0] == slot[0]]
    return sum(abs(x - left) + abs(y - top) == 2 for left, top in layer)


@rule("V-5.1", "VR-7")
def test_a_card_across_the_corner_blocks_no_side() -> None:
    assert "P5" in free("P1=dirty_diana P3=eisen_edda P5=nebel_nino P7=tacho_toni P9=narben_juri").split()


@rule("V-5.1", "VR-7")
def test_a_card_of_another_layer_blocks_no_side() -> None:
    above_and_below = "P5=nebel_nino P2=eisen_edda P8=tacho_toni"
    villa = "V1=langfinger_lutz V2=bluff_bruno V3=kassen_kaethe V4=rausschmeisser_ralf"
    assert "P5" in free(f"{above_and_below} {villa}").split()


@rule("V-5.2")
@pytest.mark.parametrize(
    ("neighbours", "is_free"),
    [
        ("", True),
        ("P2", True),
        ("P2 P4", True),
        ("P2 P8", True),
        ("P4 P6", True),
        ("P2 P4 P6", False),
        ("P4 P6 P8", False),
        ("P2 P4 P6 P8", False),
    ],
)
def test_two_free_sides_are_enough_whichever_they_are(neighbours: str, is_free: bool) -> None:
    assert ("P5" in free(board(frozenset(("P5", *neighbours.split())))).split()) is is_free


@rule("V-5.2", "V-6.1")
@pytest.mark.parametrize("slot", ["P2", "P4", "P5", "P6", "P8", "V1", "V2", "V3", "V4"])
def test_a_guard_who_is_not_free_cannot_be_planned(slot: str) -> None:
    scene = given(rows="0:[Y] 1:[R]", board=FIX39)
    assert scene.refused(0, plan(slot, 0)).rule in {"V-5.2", "V-6.1"}


@rule("V-5.3")
@pytest.mark.parametrize("guards", ["V1=dirty_diana", "P5=nebel_nino", FIX39])
def test_the_godfather_is_safe_while_one_guard_is_left(guards: str) -> None:
    scene = given(rows="0:[Y] 1:[R]", board=guards)
    assert plan("G", 0) not in scene.legal(0)
    assert scene.refused(0, plan("G", 0)).rule in {"V-5.3", "V-6.1"}


@rule("V-5.3")
def test_the_godfather_is_free_when_all_guards_are_arrested() -> None:
    assert given(rows="0:[Y] 1:[R]", board="").legal(0) == [plan("G", 0), plan("G", 1)]


@rule("V-5.4")
def test_the_way_through_the_grounds_has_463_states(ways: Ways) -> None:
    assert len(ways) == 463


@rule("V-5.2", "V-5.4")
def test_in_every_state_the_free_guards_are_those_of_the_picture(ways: Ways) -> None:
    assert [slots for slots, attackable in ways.items() if attackable != by_geometry(slots)] == []


@rule("V-5.4")
def test_at_the_start_exactly_the_corners_are_free(ways: Ways) -> None:
    assert ways[GUARDED] == {"P1", "P3", "P7", "P9"}


@rule("V-5.4")
def test_while_a_guard_remains_one_to_six_are_free(ways: Ways) -> None:
    assert {len(attackable) for slots, attackable in ways.items() if slots} == {1, 2, 3, 4, 5, 6}


@rule("V-5.4")
def test_no_villa_guard_is_free_before_the_middle_of_the_park_is_arrested(ways: Ways) -> None:
    assert [slots for slots, attackable in ways.items() if "P5" in slots and attackable & set(VILLA)] == []


@rule("V-5.4")
@pytest.mark.parametrize(
    ("villa", "park"),
    [("V1", "P1 P2 P4 P5"), ("V2", "P2 P3 P5 P6"), ("V3", "P4 P5 P7 P8"), ("V4", "P5 P6 P8 P9")],
)
def test_a_villa_guard_is_free_as_soon_as_his_four_park_guards_are_gone(ways: Ways, villa: str, park: str) -> None:
    covers = set(park.split())
    states = [(slots, attackable) for slots, attackable in ways.items() if villa in slots]
    assert [slots for slots, attackable in states if (villa in attackable) == bool(covers & slots)] == []
