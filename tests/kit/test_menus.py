"""The legal actions are the menu, flat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from omerta.contract import Group, Seat
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierAction, CourierOptions, Draw, Give
from omerta.testing.toys.courier.state import CourierState

GIVING = Group[CourierAction]("give", (Give("B"), Give("A")))
DRAWING = Group[CourierAction]("draw", (Draw(),))
NOTHING = Group[CourierAction]("mark", ())


def offered(groups: Sequence[Group[CourierAction]], seat: Seat = 0) -> list[CourierAction]:
    """What is legal in a game whose first seat has this menu."""

    def menu(_state: CourierState, asker: Seat) -> Sequence[Group[CourierAction]]:
        return groups if asker == 0 else ()

    game = replace(GAME, menu=menu)
    return list(legal(game, GAME.new(CourierOptions(), 2, FastChance(1), None), seat))


def test_the_actions_of_one_group_are_legal_in_their_order() -> None:
    assert offered([GIVING]) == [Give("B"), Give("A")]


def test_the_actions_of_several_groups_follow_each_other_in_the_order_of_the_menu() -> None:
    assert offered([GIVING, NOTHING, DRAWING]) == [Give("B"), Give("A"), Draw()]
    assert offered([DRAWING, GIVING]) == [Draw(), Give("B"), Give("A")]


def test_a_menu_without_groups_allows_nothing() -> None:
    assert offered([]) == []


def test_a_menu_of_empty_groups_allows_nothing() -> None:
    assert offered([NOTHING]) == offered([NOTHING, NOTHING]) == []


def test_a_seat_has_its_own_menu() -> None:
    assert offered([GIVING], seat=1) == []
