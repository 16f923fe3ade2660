"""Here stands why somebody takes this action in principle II: keys `why-...` of text/*.ftl and their arguments."""

from __future__ import annotations

from omerta.contract import Text
from omerta.games.falconi.actions import BoostBreak, BoostStop, Draw, Drive, FalconiAction, Flee, Lay, LayEscape
from omerta.games.falconi.bots.moves import standing_at
from omerta.games.falconi.bots.outcomes import after, don_is_blocked, place_of, police_is_blocked
from omerta.games.falconi.bots.position import DON, Position
from omerta.games.falconi.bots.situation import move_of, thought_of, turn_of
from omerta.games.falconi.bots.thought import Thought, Turn
from omerta.games.falconi.bots.waves import NO_WAY
from omerta.games.falconi.bots.worth import Worth, cost_to_flee, don_places
from omerta.games.falconi.components import CARS
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.streets.cells import PLACE_INDEX

_FAR = 30


def action_reason(view: FalconiView, position: Position, action: FalconiAction) -> Text:
    turn, thought = turn_of(view, position), thought_of(view, position)
    match action:
        case Draw():
            return Text("why-draw", {"cards": len(thought.hand)})
        case Flee():
            return Text("why-flee")
        case LayEscape():
            return _escape_reason(turn, after(turn, thought, move_of(action)), action)
        case BoostBreak():
            return Text("why-break")
        case BoostStop():
            return Text("why-boost-stop")
        case Drive() if not turn.is_dons and PLACE_INDEX[action.place] == turn.others[DON]:
            return Text("why-catch")
        case _:
            return _move_reason(turn, thought, action)


def _escape_reason(turn: Turn, thought: Thought, action: LayEscape) -> Text:
    cost = _cost_to_escape(turn, thought)
    if cost == NO_WAY:
        return Text("why-escape-far", {"border": action.border})
    return Text("why-escape-laid", {"border": action.border, "cost": cost})


def _move_reason(turn: Turn, thought: Thought, action: FalconiAction) -> Text:
    """Says whom it blocks or passes, else how far it is afterwards to what one is after."""
    move = move_of(action)
    passed = standing_at(turn, thought, move.where) if turn.is_dons and not isinstance(action, Lay) else 0
    if passed:
        return Text("why-overtake", {"car": CARS[passed]})
    later = after(turn, thought, move)
    blocks = _blocks_reason(turn, later) if isinstance(action, Lay) else None
    if blocks is not None:
        return blocks
    return _dons_reason(turn, later) if turn.is_dons else _police_reason(turn, later)


def _blocks_reason(turn: Turn, thought: Thought) -> Text | None:
    ground = Worth(turn).ground(thought.city)
    if don_is_blocked(turn, thought, ground):
        return Text("why-no-way-out" if turn.is_dons else "why-blocks-don")
    blocked = [car for car in thought.hunters if police_is_blocked(turn, thought, ground, car)]
    if turn.is_dons and blocked:
        return Text("why-blocks-police", {"cars": tuple([CARS[car] for car in blocked])})
    return Text("why-no-way-out") if turn.mover in blocked else None


def _police_reason(turn: Turn, thought: Thought) -> Text:
    cost = _cost_to_don(turn, thought, turn.mover)
    return Text("why-no-way-to-don") if cost == NO_WAY else Text("why-actions-to-don", {"cost": cost})


def _dons_reason(turn: Turn, thought: Thought) -> Text:
    """Says what is nearer: the police or the way out of the city."""
    cost, car = min([(_cost_to_don(turn, thought, car), car) for car in thought.hunters])
    away = _cost_to_escape(turn, thought)
    if away < cost:
        return Text("why-actions-to-escape", {"cost": away})
    if cost == NO_WAY:
        return Text("why-no-hunter")
    return Text("why-actions-ahead", {"car": CARS[car], "cost": cost})


def _cost_to_don(turn: Turn, thought: Thought, car: int) -> int:
    ground = Worth(turn).ground(thought.city)
    return ground.price(ground.ways_to(don_places(turn, thought)), car, place_of(turn, thought, car), _FAR)


def _cost_to_escape(turn: Turn, thought: Thought) -> int:
    return cost_to_flee(turn, thought, Worth(turn).ground(thought.city), _FAR)
