"""The legal actions are the menu, flat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from omerta.contract import AnyGame, Group, Seat, State
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal, waited_for
from omerta.testing.toys import TOYS
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierAction, CourierOptions, Draw, Give
from omerta.testing.toys.courier.state import CourierState
from omerta.testing.toys.parlour.pieces import Accuse

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


def test_in_open_talk_only_those_are_waited_for_whom_the_game_asks() -> None:
    game = TOYS["parlour"]
    state = next(state for state in dealt(game) if game.pending(state))
    assert len(game.pending(state)) > 1
    assert waited_for(game, state) == (0,)
    game.apply(state, 0, Accuse(1), FastChance(0), None)
    assert waited_for(game, state) == game.pending(state) == (2, 3)


def dealt(game: AnyGame) -> Iterator[State]:
    for number in range(100):
        yield game.new(game.options(), 4, FastChance(number), None)
