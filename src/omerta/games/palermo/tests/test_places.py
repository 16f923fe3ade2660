"""Tests where things are and in which order they come. RULES.md P-9; compared with the board told anew in `plain`."""

from __future__ import annotations

import pytest

from omerta.games.palermo.actions import PlaceStart
from omerta.games.palermo.tests import plain
from omerta.games.palermo.tests.given import ALPHA, alpha, given, new_game
from omerta.games.palermo.tests.look import lay, police_fields
from omerta.testing import rule

PRINTED = {
    "seat 0": "a1 B3, b2 E5, d2 H5, a3 C7, e3 K7, f3 L7, a4 C8, c4 G8, d5 H11, e5 J11, a6 B12",
    "seat 1": "a2 B5, e2 K5, b3 E7, d4 H8, e4 J9, f4 L9, b5 E10, c5 F10, b6 E12, c6 F12, e6 J12",
    "seat 2": "b1 E2, c1 G3, d1 H3, e1 J2, c2 F5, d3 H6, b4 E8, a5 B10, f5 M11, d6 H12, f6 M12",
}
"""The entrances of Alpha, read off its drawing."""


@rule("P-9.1")
def test_the_bypass_has_fifty_two_fields_around_the_city() -> None:
    fields = police_fields(alpha())
    assert sum(field[0] in "AN" or field[1:] in ("1", "14") for field in fields) == 52


@rule("P-9.1", "P-9.3", "PR-1")
def test_fields_are_listed_row_by_row() -> None:
    fields = police_fields(alpha())
    assert fields == sorted(fields, key=plain.ORDER.__getitem__)
    assert fields[0] == "A1"
    assert fields[-1] == "N14"


@rule("P-9.1", "P-9.3")
def test_slots_are_listed_row_by_row() -> None:
    slots = [action.slot for action in new_game(3, first_seat=0).legal(0) if isinstance(action, PlaceStart)]
    assert slots == plain.SLOTS


@rule("P-9.1", "P-9.2")
@pytest.mark.parametrize("seat", PRINTED)
def test_the_entrances_of_alpha_are_where_the_drawing_has_them(seat: str) -> None:
    entrances = alpha().view().entrances
    assert (
        ", ".join(f"{slot} {entrances[slot]}" for slot in PRINTED[seat].replace(",", "").split()[::2]) == PRINTED[seat]
    )


@rule("P-9.2", "PR-4")
@pytest.mark.parametrize(
    ("token", "field"),
    [
        ("1a0", "I6"), ("1a1", "I7"), ("1a2", "H7"), ("1a3", "H6"),
        ("1b0", "H7"), ("1b1", "H6"), ("1b2", "I6"), ("1b3", "I7"),
        ("2a0", "I7"), ("2a1", "H7"), ("2a2", "H6"), ("2a3", "I6"),
        ("2b0", "H7"), ("2b1", "H6"), ("2b2", "I6"), ("2b3", "I7"),
        ("3a0", "I7"), ("3a1", "H7"), ("3a2", "H6"), ("3a3", "I6"),
    ],
)  # fmt: skip
def test_a_quarter_turn_takes_the_entrance_to_the_next_field(token: str, field: str) -> None:
    scene = given(city="... " * 12 + "... ... STA", seats=3).when(0, lay(token, "d3"))
    assert scene.view().entrances == {"d3": field}


@rule("P-9.4")
def test_the_city_text_says_what_lies_where() -> None:
    assert alpha().view().city_text == ALPHA
