"""This is a view in numbers: what the players of the house look at before they decide. RULES.md F-12"""

from __future__ import annotations

from omerta.games.falconi.actions import (
    BoostBreak,
    BoostDrive,
    BoostStep,
    BoostStop,
    Draw,
    Drive,
    FalconiAction,
    Flee,
    Lay,
    LayEscape,
    ThreePointTurn,
)
from omerta.games.falconi.bots.city import City
from omerta.games.falconi.bots.planes import PLACE_BIT, Places, places_in
from omerta.games.falconi.bots.position import AWAY, DON, START, Position
from omerta.games.falconi.bots.thought import (
    BOOST_BREAK,
    BOOST_DRIVE,
    BOOST_STEP,
    BOOST_STOP,
    DRAW,
    DRIVE,
    FLEE,
    LAY,
    LAY_ESCAPE,
    NO_BOOST,
    TURN,
    Move,
    Thought,
    Turn,
)
from omerta.games.falconi.components import CARS, CELLS, ESCAPE_COLOURS
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.streets.cards import CARD_INDEX, CODE_OF, EMPTY, TOKEN_INDEX
from omerta.games.falconi.streets.cells import BORDER_INDEX, CELL_INDEX, ENTRY, NOWHERE, PLACE_INDEX

COLOUR_INDEX: dict[str, int] = {colour: number for number, colour in enumerate(ESCAPE_COLOURS)}


def position_of(view: FalconiView) -> Position:
    """Says what the view tells, and nothing else."""
    assert view.turn is not None, "after the end nothing is left to decide"
    police = [car for car in view.cars if car.car != CARS[DON]]
    return Position(
        city=City(_grid(view), _closed(view)),
        cars=_cars(view),
        mover=CARS.index(view.turn),
        police=len(police),
        two_exits=view.principle == "II",
        escapes=places_in([BORDER_INDEX[border] for border in view.escapes.values()]),
        colours=_colours(view),
        bombs=view.bombs,
        boosts=view.boosts,
        hands=_hands(view),
        don_cards=view.cars[0].hidden + len(view.cars[0].reserve),
        secret_unused=view.has_secret,
        secret=None if view.own is None or view.own.secret is None else COLOUR_INDEX[view.own.secret],
        actions_left=view.actions_left,
        last_turn=_is_last_turn(view),
        night_is_dons=_night_is_dons(view, len(police)),
    )


def _grid(view: FalconiView) -> list[int]:
    grid = [EMPTY] * CELLS
    for cell, token in view.grid.items():
        grid[CELL_INDEX[cell]] = TOKEN_INDEX[token]
    return grid


def _closed(view: FalconiView) -> Places:
    """Both sides of every boundary that a bomb has closed. F-4.8"""
    closed = 0
    for crater in view.craters:
        place = PLACE_INDEX[crater]
        closed |= PLACE_BIT[place]
        if ENTRY[place] != NOWHERE:
            closed |= PLACE_BIT[ENTRY[place]]
    return closed


def _cars(view: FalconiView) -> tuple[int, ...]:
    cars = [AWAY] * len(CARS)
    for seen in view.cars:
        if not seen.is_out:
            cars[CARS.index(seen.car)] = START if seen.place is None else PLACE_INDEX[seen.place]
    return tuple(cars)


def _colours(view: FalconiView) -> tuple[int, ...]:
    """Says whose escape card does not lie on the border and is not about to."""
    if view.variant in ("margherita", "funghi"):
        return ()
    gone = {*view.escapes, view.escape_card}
    return tuple([number for number, colour in enumerate(ESCAPE_COLOURS) if colour not in gone])


def _hands(view: FalconiView) -> tuple[tuple[int, ...], ...]:
    hands: list[tuple[int, ...]] = [()] * len(CARS)
    for seen in view.cars:
        hands[CARS.index(seen.car)] = tuple(sorted([CARD_INDEX[card] for card in seen.reserve]))
    if view.own is not None:
        hands[DON] = tuple(sorted([CARD_INDEX[card] for card in view.own.reserve]))
    return tuple(hands)


def _is_last_turn(view: FalconiView) -> bool:
    """F-3.5"""
    if view.hunt_rounds is None or view.round_number < view.hunt_rounds:
        return False
    return [car.car for car in view.cars if not car.is_out][-1] == view.turn


def _night_is_dons(view: FalconiView, police: int) -> bool:
    """F-3.5"""
    if view.options.nightfall_winner != "auto":
        return view.options.nightfall_winner == "don"
    return police > 1 and not (view.variant == "diavola" and view.options.secret_escape == "dealt")


def turn_of(view: FalconiView, position: Position) -> Turn:
    """Gives in principle II what stays as it is while the mover thinks."""
    assert view.hunt_rounds is not None, "principle I has no night"
    first_only = view.variant == "diavola"
    is_early = view.round_number * 2 <= view.hunt_rounds
    return Turn(position, position.mover, position.cars, view.pile == 0, first_only, is_early)


def thought_of(view: FalconiView, position: Position) -> Thought:
    """Says in principle II where the thinking begins."""
    boost = view.boost
    return Thought(
        city=position.city,
        place=position.cars[position.mover],
        hand=position.hands[position.mover],
        actions_left=position.actions_left,
        hunters=tuple(position.hunters),
        escapes=position.escapes,
        colours=position.colours,
        boosts=position.boosts,
        secret=position.secret,
        boost_steps=NO_BOOST if boost is None else boost.steps_left,
        overtaking=0 if boost is None or boost.overtaking is None else CARS.index(boost.overtaking),
        has_overtaken=boost is not None and boost.has_overtaken,
    )


def move_of(action: FalconiAction) -> Move:
    """Turns an action of principle II into numbers."""
    match action:
        case Draw():
            return Move(DRAW)
        case Lay():
            code = CODE_OF[CARD_INDEX[action.card]][action.rotation]
            return Move(LAY, code, CELL_INDEX[action.cell])
        case Drive():
            return Move(DRIVE, where=PLACE_INDEX[action.place])
        case Flee():
            return Move(FLEE, where=PLACE_INDEX[action.place])
        case ThreePointTurn():
            return Move(TURN, where=PLACE_INDEX[action.place])
        case LayEscape():
            return Move(LAY_ESCAPE, COLOUR_INDEX[action.colour], BORDER_INDEX[action.border])
        case BoostDrive():
            return Move(BOOST_DRIVE, where=PLACE_INDEX[action.place])
        case BoostBreak():
            return Move(BOOST_BREAK)
        case BoostStep():
            return Move(BOOST_STEP, where=PLACE_INDEX[action.place])
        case BoostStop():
            return Move(BOOST_STOP)
        case _:
            raise AssertionError(f"{action} is no action of principle II")
