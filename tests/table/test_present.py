"""What the game says of the present state is asked for once, and anew when the state is another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from omerta.contract import Group, Seat
from omerta.table import Match
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierAction, CourierOptions, Draw
from omerta.testing.toys.courier.state import CourierState
from tests.table.tables import SECRET, answer


def test_a_menu_is_made_once_for_all_who_ask() -> None:
    asked = Counter[Seat]()

    def menu(state: CourierState, seat: Seat) -> Sequence[Group[CourierAction]]:
        asked[seat] += 1
        return GAME.menu(state, seat)

    match = Match.begin(replace(GAME, menu=menu), CourierOptions(), 2, SECRET, 0)
    for _ in range(3):
        match.standing(0)
        match.menu(0)
    assert asked == {0: 1}
    answer(match, 0, Draw())
    match.standing(0)
    assert asked == {0: 2}


def test_another_state_has_another_menu() -> None:
    match = Match.begin(GAME, CourierOptions(), 2, SECRET, 0)
    assert match.menu(0) and not match.menu(1)
    answer(match, 0, Draw())
    assert match.menu(1) and not match.menu(0)
