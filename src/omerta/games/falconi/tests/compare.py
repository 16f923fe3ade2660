"""A position of the game is compared with the rules told anew: every way, every list, every car that is blocked."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from omerta.contract import Chance, Event, Seat
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Blast, Catch, Drive, FalconiAction, Flee, Lay
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import CatchDeclared, Drove, Lapsed
from omerta.games.falconi.rules.blocked import is_blocked
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.state import DON, OUT, FalconiState
from omerta.games.falconi.streets import ways
from omerta.games.falconi.streets.cells import PLACE_INDEX, PLACE_NAMES
from omerta.games.falconi.tests import oracle, oracle_menu
from omerta.games.falconi.tests.oracle import City
from omerta.games.falconi.values import Preview
from omerta.kit.menus import legal

AHEAD: Final = {
    "closed": ways.CLOSED,
    "escape": ways.ESCAPE,
    "border": ways.BORDER,
    "open": ways.OPEN,
    "street": ways.STREET,
    "wall": ways.WALL,
}


def compare(state: FalconiState) -> None:
    """Compares everything about a position; an AssertionError names what differs."""
    view = GAME.view(state, state.variant.seat_of[DON])
    city = oracle_menu.city_of(view)
    compare_streets(state, city)
    for car in state.variant.cars:
        if state.places[car] != OUT:
            compare_car(state, view, city, car)
    compare_trail(view, city)
    compare_lists(state, view)
    shown = view.previews if view.own is None else (*view.previews, *view.own.previews)
    for preview in shown:
        compare_preview(view, city, preview)


def compare_streets(state: FalconiState, city: City) -> None:
    """Says what is ahead of every street end, and where a step from there leads. F-2.3, F-2.5"""
    for cell in city.cards:
        for side in oracle.SIDES:
            name = f"{cell}>{side}"
            place = PLACE_INDEX[name]
            found = ways.ahead(state.grid, state.closed, state.escapes, place)
            assert found == AHEAD[oracle.ahead(city, name)], name
            steps = [PLACE_NAMES[step] for step in ways.steps(state.grid, state.closed, place)]
            assert steps == oracle.steps(city, name), name


def compare_car(state: FalconiState, view: FalconiView, city: City, car: int) -> None:
    """Says what a car reaches, its open ends, whether it is blocked. F-2.8, F-3.6"""
    name, grid, closed = CARS[car], state.grid, state.closed
    starts = state.starts(car)
    barred = state.places[DON] if car != DON else -1
    found = {PLACE_NAMES[place] for place in ways.reach(grid, closed, starts, barred)}
    assert found == set(oracle.reach(city, name)), name
    with_turns = {PLACE_NAMES[place] for place in ways.reach_plus(grid, closed, starts)}
    assert with_turns == set(oracle.reach_plus(city, name)), name
    seen = next(each for each in view.cars if each.car == name)
    expected = oracle.reach(city, name) if city.principle == "I" else oracle.reach_plus(city, name)
    assert sorted(seen.ends) == sorted(oracle.open_ends(city, expected)), name
    assert is_blocked(state, car) == oracle.is_blocked(city, name), f"{name} blocked"


def compare_trail(view: FalconiView, city: City) -> None:
    """Says how many steps each police car is behind Don, if steps lead to him at all. F-4.6"""
    for car in list(city.cars)[1:]:
        for node in oracle.nodes(city, car):
            found = oracle.searched(city, [node], stop=None)
            lengths = [len(oracle.way(found, place)) for place in found if city.don in oracle.steps(city, place)]
            assert view.trail.get(node) == (min(lengths) if lengths else None), node


def compare_lists(state: FalconiState, view: FalconiView) -> None:
    """The legal actions in their order, and the answer of a clock. F-11.2, F-11.4"""
    expected = oracle_menu.listed(view)
    (seat,) = view.waiting
    assert list(legal(GAME, state, seat)) == expected
    for other in range(state.seats):
        assert other == seat or not legal(GAME, state, other), f"seat {other} is not asked"
    if expected:
        assert GAME.default(state, seat) == oracle_menu.answered(view)


def compare_preview(view: FalconiView, city: City, preview: Preview) -> None:
    """Says what a card would do. F-4.5, F-3.6"""
    assert view.turn is not None
    after = oracle_menu.with_card(city, preview.card, preview.rotation, preview.cell)
    if view.principle == "II" and view.turn == "prison":
        after.face_down -= 1
    choices = oracle_menu.driving(after, view.turn) if view.principle == "I" else []
    assert preview.drives == tuple(action.place for action in choices if isinstance(action, Drive)), preview
    assert preview.catches == tuple(action.via for action in choices if isinstance(action, Catch)), preview
    assert preview.flees == tuple(action.place for action in choices if isinstance(action, Flee)), preview
    assert preview.blasts == tuple(action.place for action in choices if isinstance(action, Blast)), preview
    blocked = tuple(car for car in after.cars if oracle.is_blocked(after, car))
    assert preview.blocks == blocked, f"{preview}: {blocked}"


# --- A step ------------------------------------------------------------------------------------------------------


def compare_step(state: FalconiState, seat: Seat, action: FalconiAction, chance: Chance) -> None:
    """Takes a step: the path that is shown, who is out, and that nobody else should be. FR-37, F-3.7"""
    before = GAME.view(state, state.variant.seat_of[DON])
    events: list[Event] = []
    GAME.apply(state, seat, action, chance, events.append)
    GAME.audit(state)
    after = GAME.view(state, state.variant.seat_of[DON])
    if before.principle == "I" and isinstance(action, Drive | Catch | Flee):
        compare_path(before, action, events)
    compare_outs(before, after, action)
    for event in events:
        if isinstance(event, Lapsed) and after.reason is None:
            compare_lapse(after, event)


def compare_lapse(after: FalconiView, event: Lapsed) -> None:
    """Nothing was legal for the car whose actions lapsed. F-7.1"""
    seen = next(each for each in after.cars if each.car == event.car)
    if not seen.is_out:
        then = replace(after, turn=event.car, phase="action", actions_left=event.actions)
        assert oracle_menu.listed(then) == [], f"{event} with {oracle_menu.listed(then)}"


def compare_path(before: FalconiView, action: Drive | Catch | Flee, events: list[Event]) -> None:
    """The path has the fewest steps, then the first differing exit. FR-37"""
    city, car = oracle_menu.city_of(before), before.turn
    assert car is not None
    found = oracle.reach(city, car)
    shown = next(event.path for event in events if isinstance(event, Drove | CatchDeclared))
    if isinstance(action, Catch):
        assert city.don is not None
        ways_in = [node for node in found if city.don in oracle.steps(city, node)]
        sides = [node for node in ways_in if oracle.entered(node)[1] == action.via]
        assert shown[-1] == city.don and shown[-2] in sides, shown
        assert len(shown) == 1 + min(len(oracle.way(found, node)) for node in sides), shown
    else:
        end = [oracle.entered(action.place)[0]] if isinstance(action, Flee) else []
        assert shown == (*oracle.way(found, action.place), *end), shown


def compare_outs(before: FalconiView, after: FalconiView, action: FalconiAction) -> None:
    """Cars that go out between two turns are blocked, and whoever stays in is not. F-3.6, F-3.7"""
    if after.reason not in (None, "don_blocked", "police_out") or (before.turn, before.round_number) == (
        after.turn,
        after.round_number,
    ):
        return
    city = oracle_menu.city_of(after)
    if isinstance(action, Lay) and after.reason == "don_blocked":
        city.cards.setdefault(action.cell, (action.card, action.rotation))
    stuck = {before.turn} if before.pile == 0 else set()
    if after.reason == "don_blocked":
        assert oracle.is_blocked(city, "prison") or "prison" in stuck, "Don has not lost"
        return
    for car in city.cars:
        assert not oracle.is_blocked(city, car), f"{car} should be out"
    for was, now in zip(before.cars, after.cars, strict=True):
        if now.is_out and not was.is_out and was.car != before.turn:
            gone = oracle_menu.city_of(after)
            gone.cars[was.car] = was.place
            assert oracle.is_blocked(gone, was.car), f"{was.car} should not be out"
