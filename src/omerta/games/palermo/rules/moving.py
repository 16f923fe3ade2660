"""A crook moves. RULES.md P-4, P-6.5."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.palermo.actions import MoveTo
from omerta.games.palermo.events import CrookMoved
from omerta.games.palermo.geometry.board import BIT, BYPASS, FIELDS, NODE_INDEX, NODE_NAMES, START, Bits
from omerta.games.palermo.geometry.routes import routes, straight
from omerta.games.palermo.geometry.ways import Ground, cost_of, fines_to, reached
from omerta.games.palermo.rules.collecting import arrive
from omerta.games.palermo.rules.naming import check_phase
from omerta.games.palermo.rules.police import foreign_police
from omerta.games.palermo.state import MOVE, PalermoState

_EVERYWHERE = 3 * len(FIELDS)
"""More points than any way costs."""


def ground(state: PalermoState, seat: Seat) -> Ground:
    """Says where the seat's crook walks, and where it is fined. P-4.1, P-4.4, P-6.5"""
    city = state.city
    whole_stretch = state.options.hop_police == "whole_stretch"
    return Ground(city.free, city.start, foreign_police(state, seat), whole_stretch)


def destinations(state: PalermoState, seat: Seat) -> Bits:
    """All nodes where the move may end; START is a node of its own. P-4.5, P-4.6, P-4.7"""
    return _destinations(state, seat, reached(ground(state, seat), state.crooks[seat], state.allowance(seat)))


def _destinations(state: PalermoState, seat: Seat, entered: tuple[Bits, ...]) -> Bits:
    start, origin = state.city.start, state.crooks[seat]
    # No field is entered at two costs, so the sum is the union.
    nodes = sum(entered)
    if nodes & start:
        nodes = nodes & ~start | BIT[START]
    elsewhere = nodes & ~_other_crooks(state, seat) & ~BIT[origin]
    return elsewhere if elsewhere and state.options.must_move else elsewhere | BIT[origin]


def _other_crooks(state: PalermoState, seat: Seat) -> Bits:
    """Fields where the crook may not stop; START has room for all. P-4.2, P-4.6"""
    found = 0
    for other, node in enumerate(state.crooks):
        if other != seat:
            found |= BIT[node]
    return found & ~BIT[START]


def move_to(state: PalermoState, seat: Seat, action: MoveTo, emit: Emit | None) -> None:
    """P-4.8"""
    check_phase(state, MOVE)
    node = _node_named(state, action.field)
    where = ground(state, seat)
    entered = reached(where, state.crooks[seat], state.allowance(seat))
    if not _destinations(state, seat, entered) >> node & 1:
        raise _refusal(state, seat, node)
    cost = 0 if node == state.crooks[seat] else _cost(state, seat, node, entered)
    _tell(state, seat, node, where, entered[: cost + 1], emit)
    state.crooks[seat] = node
    arrive(state, seat, node, cost, emit)


def _node_named(state: PalermoState, name: str) -> int:
    """P-4.1"""
    node = NODE_INDEX.get(name)
    if node is None or not (state.city.streets | BIT[START]) >> node & 1:
        raise RuleViolation("P-4.1", "no-such-node", field=name)
    return node


def _refusal(state: PalermoState, seat: Seat, node: int) -> RuleViolation:
    """Refuses by the first rule that fails. P-10.3"""
    name = NODE_NAMES[node]
    if node == state.crooks[seat]:
        return RuleViolation("P-4.7", "must-move", field=name)
    if _other_crooks(state, seat) >> node & 1:
        return RuleViolation("P-4.6", "crook-in-the-way", field=name, seat=state.crooks.index(node))
    cost = _cost(state, seat, node, reached(ground(state, seat), state.crooks[seat], _EVERYWHERE))
    return RuleViolation("P-4.5", "out-of-reach", field=name, cost=cost, allowance=state.allowance(seat))


def _cost(state: PalermoState, seat: Seat, node: int, entered: tuple[Bits, ...]) -> int:
    """P-4.4"""
    cost = cost_of(entered, _fields(state, node))
    assert cost is not None, f"no way from {NODE_NAMES[state.crooks[seat]]} to {NODE_NAMES[node]}"
    return cost


def _fields(state: PalermoState, node: int) -> Bits:
    return state.city.start if node == START else BIT[node]


def _tell(
    state: PalermoState, seat: Seat, node: int, where: Ground, entered: tuple[Bits, ...], emit: Emit | None
) -> None:
    """The path is for the eye; only its fines are remembered. `entered` is what the move could enter. P-4.8, P-6.6"""
    may_be_fined = _may_be_fined(where, entered)
    origin, allowance = state.crooks[seat], state.allowance(seat)
    if emit is None:
        state.fines[seat] += fines_to(where, origin, allowance, _fields(state, node)) if may_be_fined else 0
        return
    way = routes(where, origin, allowance)[node] if may_be_fined else straight(where, origin, node)
    state.fines[seat] += way.fines
    path = tuple([NODE_NAMES[each] for each in way.path])
    emit(CrookMoved(seat, NODE_NAMES[origin], NODE_NAMES[node], path, len(entered) - 1, way.fines))


def _may_be_fined(where: Ground, entered: tuple[Bits, ...]) -> bool:
    """Does the move enter a policeman's field for all we know?"""
    if where.whole_stretch and where.fined & BYPASS:
        return True
    return bool(where.fined & sum(entered))
