"""The list of legal actions and the answer of a clock told anew, from what Don's seat sees. RULES.md F-11.2, F-11.4.

Written from the rules alone; it shares the actions and the view with the game, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from omerta.games.falconi.actions import (
    Blast,
    BombBehind,
    BoostBreak,
    BoostDrive,
    BoostStep,
    BoostStop,
    Catch,
    Draw,
    Drive,
    FalconiAction,
    Flee,
    Lay,
    LayEscape,
    LetBeCaught,
    PlaceEscape,
    ThreePointTurn,
)
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.tests.oracle import (
    COLOURS,
    ROTATIONS,
    SIDES,
    TYPES,
    City,
    ahead,
    beyond,
    can_be_blasted,
    catch_sides,
    eligible,
    entered,
    exits,
    nodes,
    open_ends,
    order,
    other_end,
    reach,
    steps,
    turns,
)

WHOLE_TURN: Final = 3
FULL_HAND: Final = 2


def city_of(view: FalconiView) -> City:
    """Says what lies on the board, by a view."""
    don = view.cars[0]
    cards = {cell: (token.rpartition("-")[0], int(token.rpartition("-")[2])) for cell, token in view.grid.items()}
    ends = {end for crater in view.craters for end in (crater, other_end(crater)) if end}
    return City(
        principle=view.principle,
        cards=cards,
        closed=ends,
        escapes={str(colour): border for colour, border in view.escapes.items()},
        cars={car.car: car.place for car in view.cars if not car.is_out},
        bombs=view.bombs,
        boosts=view.boosts,
        face_down=don.hidden + view.has_secret,
    )


def listed(view: FalconiView) -> list[FalconiAction]:
    """Everything that may be done now, in order; the view must be that of Don's seat."""
    city, car = city_of(view), view.turn
    if car is None:
        return []
    if view.phase in ("advance", "drive"):
        return driving(city, car)
    if view.phase == "lay":
        return laying(city, car, cards_of(view))
    if view.phase == "react":
        return [BombBehind(), LetBeCaught()]
    if view.phase == "place_escape":
        assert view.escape_card is not None
        return [PlaceEscape(border) for border in eligible(city, view.escape_card)]
    return boosting(view, city) if view.phase == "boost" else acting(view, city, car)


def cards_of(view: FalconiView) -> list[str]:
    """All cards in the hand of the car whose turn it is."""
    seen = next(car for car in view.cars if car.car == view.turn)
    hidden = view.own.reserve if view.own is not None and seen.car == "prison" else ()
    return [*seen.reserve, *hidden, *([view.hand] if view.hand else [])]


# --- Principle I -------------------------------------------------------------------------------------------------


def driving(city: City, car: str) -> list[FalconiAction]:
    """F-4.5, F-4.6, F-4.10, F-6.4"""
    found = sorted((node for node in reach(city, car) if ">" in node), key=order)
    actions: list[FalconiAction] = [Drive(place) for place in open_ends(city, found)]
    if car != "prison":
        return actions + [Catch(side) for side in catch_sides(city, car)]
    actions += [Flee(place) for place in found if ahead(city, place) == "escape"]
    return actions + [Blast(place) for place in found if city.bombs and can_be_blasted(city, place)]


def laying(city: City, car: str, cards: Iterable[str]) -> list[FalconiAction]:
    """F-4.4, F-5.1"""
    cell, facing = entered(nodes(city, car)[0])
    held = set(cards)
    return [
        Lay(kind, rotation, cell)
        for kind in TYPES
        for rotation in range(ROTATIONS[kind])
        if kind in held and exits((kind, rotation), facing)
    ]


def with_card(city: City, card: str, rotation: int, cell: str) -> City:
    """Gives the city after one more card."""
    cards = city.cards | {cell: (card, rotation)}
    return City(city.principle, cards, city.closed, city.escapes, city.cars, city.bombs, city.boosts, city.face_down)


# --- Principle II ------------------------------------------------------------------------------------------------


def free_cells(city: City, car: str) -> list[str]:
    """F-7.4"""
    place = city.cars[car]
    beside = [entered(node)[0] for node in nodes(city, car)]
    if place is not None:
        beside = [beyond(place[:2], side) for side in SIDES]
    return sorted(cell for cell in beside if "-" not in cell and cell not in city.cards)


def acting(view: FalconiView, city: City, car: str) -> list[FalconiAction]:
    """F-7, F-8, F-9"""
    cards = cards_of(view)
    lays: list[FalconiAction] = [
        Lay(kind, rotation, cell)
        for kind in TYPES
        for rotation in range(ROTATIONS[kind])
        for cell in free_cells(city, car)
        if kind in cards
    ]
    if len(cards) > FULL_HAND:
        return lays + escapes(view, city, car, cards)
    found: list[FalconiAction] = [*drawing(view, city, car, cards), *lays]
    others = [place for other, place in city.cars.items() if other != car]
    ways = sorted((place for node in nodes(city, car) for place in steps(city, node)), key=order)
    catching = city.don if car != "prison" else None
    found += [Drive(place) for place in ways if place not in others or place == catching]
    place = city.cars[car]
    if car == "prison" and place is not None and ahead(city, place) == "escape":
        found.append(Flee(place))
    if place is not None and view.actions_left == WHOLE_TURN:
        found += [ThreePointTurn(other) for other in turns(city, place) if other not in others]
    found += escapes(view, city, car, cards)
    if car == "prison" and place is not None and city.boosts:
        found += [BoostDrive(other) for other in ways if may_boost(city, other, left=2, overtaken=False)]
        found += breaking(city, place)
    return found


def drawing(view: FalconiView, city: City, car: str, cards: list[str]) -> list[FalconiAction]:
    """F-7.2"""
    streets = [card for card in cards if card in TYPES]
    roomy = len(cards) < FULL_HAND
    third = len(cards) == FULL_HAND and streets and view.actions_left >= 2 and free_cells(city, car)
    return [Draw()] if view.pile and (roomy or third) else []


def escapes(view: FalconiView, city: City, car: str, cards: list[str]) -> list[FalconiAction]:
    """F-8.2, F-9.2"""
    if car != "prison" or (view.variant == "diavola" and view.actions_left != WHOLE_TURN):
        return []
    secret = view.own.secret if view.own is not None else None
    held = [colour for colour in COLOURS if f"escape-{colour}" in cards or colour == secret]
    return [LayEscape(colour, border) for colour in held for border in eligible(city, colour)]


def may_boost(city: City, place: str, *, left: int, overtaken: bool) -> bool:
    """Whether a step of a boost may lead there, with so many steps left after it. F-9.5"""
    police = [other for car, other in city.cars.items() if car != "prison"]
    if place not in police:
        return True
    onward = [other for other in steps(city, place) if other not in police]
    return left > 0 and not overtaken and (bool(onward) or ahead(city, place) == "escape")


def breaking(city: City, place: str) -> list[FalconiAction]:
    """F-9.4"""
    taken = f"{beyond(place[:2], place[3])}>{place[3]}" in city.cars.values()
    return [BoostBreak()] if ahead(city, place) == "wall" and not taken else []


def boosting(view: FalconiView, city: City) -> list[FalconiAction]:
    """F-9.3, F-9.5, F-11.6"""
    boost, place = view.boost, city.don
    assert boost is not None and place is not None
    used = boost.has_overtaken or boost.overtaking is not None
    found: list[FalconiAction] = [
        BoostStep(other)
        for other in steps(city, place)
        if may_boost(city, other, left=boost.steps_left - 1, overtaken=used)
    ]
    if ahead(city, place) == "escape":
        found.append(Flee(place))
    return found if boost.overtaking else [*found, BoostStop()]


# --- The clock ---------------------------------------------------------------------------------------------------


def answered(view: FalconiView) -> FalconiAction:
    """Says what happens for a seat that does not answer. F-11.4"""
    actions, city = listed(view), city_of(view)
    if view.phase in ("advance", "drive"):
        return _first(actions, Catch, Flee, Drive, Blast)
    if view.phase == "lay":
        lays = [action for action in actions if isinstance(action, Lay)]
        assert view.turn is not None
        good = [lay for lay in lays if driving(with_card(city, lay.card, lay.rotation, lay.cell), view.turn)]
        return (good or lays)[0]
    if view.phase == "boost":
        return _first(actions, Flee, BoostStop, BoostStep)
    if view.phase != "action":
        return actions[0]
    catch = Drive(city.don) if city.don and view.turn != "prison" else None
    if any(isinstance(action, Flee) for action in actions):
        return _first(actions, Flee)
    if catch is not None and catch in actions:
        return catch
    if Draw() in actions and len(cards_of(view)) < FULL_HAND:
        return Draw()
    return _first(actions, Drive, Lay, ThreePointTurn, Draw, LayEscape, BoostDrive, BoostBreak)


def _first(actions: list[FalconiAction], *kinds: type[FalconiAction]) -> FalconiAction:
    return next(action for kind in kinds for action in actions if isinstance(action, kind))
