"""Here stands what a seat sees, made from the state. RULES.md F-12."""

from __future__ import annotations

from omerta.contract import Viewer
from omerta.games.falconi.components import CARS, ESCAPE_COLOURS
from omerta.games.falconi.rules.ends import winners
from omerta.games.falconi.rules.previews import open_ends, previews
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.state import BOOST, DON, NO_CAR, OUT, OVER, PHASES, REACT, FalconiState
from omerta.games.falconi.streets.cards import CARD_NAMES, NO_CARD, TOKENS, TYPES
from omerta.games.falconi.streets.cells import BORDER_NAMES, CELL_NAMES, ENTRY, NOWHERE, PLACE_NAMES, SIDE_NAMES
from omerta.games.falconi.streets.ways import trail
from omerta.games.falconi.values import BoostSeen, CarSeen, CatchSeen, Colour, Hidden, Preview


def view(state: FalconiState, viewer: Viewer) -> FalconiView:
    """The same for everybody, but for `you` and, in principle II, what Don has face down. F-12.1, F-12.3, F-12.4"""
    variant, is_over = state.variant, state.phase == OVER
    ends = {car: open_ends(state, car) for car in variant.cars if state.places[car] != OUT}
    is_hidden = variant.is_second and state.turn == DON
    is_don = variant.is_second and viewer == variant.seat_of[DON] and not is_over
    shown = () if is_hidden else previews(state, ends)
    return FalconiView(
        you=viewer,
        beat=state.beat,
        waiting=state.asked(),
        options=state.options,
        variant=state.options.variant,
        principle="II" if variant.is_second else "I",
        seats=state.seats,
        phase=PHASES[state.phase],
        turn=None if is_over else CARS[state.turn],
        round_number=state.round_number,
        hunt_rounds=variant.rounds if variant.is_second else None,
        actions_left=state.actions_left,
        cars=tuple([_car(state, car, ends.get(car, [])) for car in variant.cars]),
        grid={CELL_NAMES[cell]: TOKENS[code] for cell, code in enumerate(state.grid) if code},
        craters=_craters(state.closed),
        escapes={
            colour: BORDER_NAMES[place]
            for colour, place in zip(ESCAPE_COLOURS, state.escapes, strict=True)
            if place != NOWHERE
        },
        bombs=state.bombs,
        boosts=state.boosts,
        pile=len(state.pile),
        pile_bottom=tuple([CARD_NAMES[card] for card in reversed(state.pile[: state.bottom])]),
        removed={CARD_NAMES[card]: count for card, count in enumerate(state.removed) if count},
        hand=None if state.hand == NO_CARD else CARD_NAMES[state.hand],
        redrawn=state.redrawn,
        escape_card=_colour(state.escape_card),
        catch=CatchSeen(CARS[state.catcher], SIDE_NAMES[state.via]) if state.phase == REACT else None,
        resumes=PHASES[state.resumes] if state.phase == REACT else None,
        boost=_boost(state) if state.phase == BOOST else None,
        has_secret=state.secret != NO_CARD,
        don_escapes=(state.escapes_min, state.escapes_max),
        trail=_trail(state),
        previews=shown,
        own=_hidden(state, previews(state, ends) if is_hidden else ()) if is_don else None,
        revealed=_hidden(state, ()) if is_over and variant.is_second else None,
        winners=winners(state),
        winning_cars=tuple([CARS[car] for car in state.winning]),
        reason=state.reason,
    )


def _car(state: FalconiState, car: int, ends: list[int]) -> CarSeen:
    place, reserve = state.places[car], state.reserves[car]
    is_hidden = car == DON and state.variant.is_second
    return CarSeen(
        CARS[car],
        state.variant.seat_of[car],
        PLACE_NAMES[place] if place >= 0 else None,
        place == OUT,
        () if is_hidden else tuple([CARD_NAMES[card] for card in reserve]),
        len(reserve) if is_hidden else 0,
        tuple([PLACE_NAMES[way_out] for way_out in state.variant.exits[car]]),
        tuple([PLACE_NAMES[end] for end in ends]),
        tuple([PLACE_NAMES[stop] for stop in state.paths[car]]),
        state.driven[car],
        state.laid[car],
    )


def _craters(closed: int) -> tuple[str, ...]:
    """The first of the two ports beside a boundary stands for it. F-4.8"""
    ports = [port for port in range(closed.bit_length()) if closed >> port & 1] if closed else []
    return tuple([PLACE_NAMES[port] for port in ports if not 0 <= ENTRY[port] < port])


def _boost(state: FalconiState) -> BoostSeen:
    overtaking = None if state.overtaking == NO_CAR else CARS[state.overtaking]
    return BoostSeen(state.boost_steps, overtaking, state.has_overtaken)


def _trail(state: FalconiState) -> dict[str, int]:
    """F-4.6"""
    don = state.places[DON]
    if don < 0:
        return {}
    standing = [start for car in state.police() for start in state.starts(car)]
    found = trail(state.grid, state.closed, don, standing)
    return {PLACE_NAMES[place]: steps for place, steps in sorted(found.items())}


def _hidden(state: FalconiState, shown: tuple[Preview, ...]) -> Hidden:
    """F-12.3, F-12.8"""
    return Hidden(tuple([CARD_NAMES[card] for card in state.reserves[DON]]), _colour(state.secret), shown)


def _colour(card: int) -> Colour | None:
    return None if card == NO_CARD else ESCAPE_COLOURS[card - TYPES]
