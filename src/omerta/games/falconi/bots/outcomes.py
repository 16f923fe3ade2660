"""Here stands what a move of the own turn in principle II leads to. RULES.md F-3.6, F-3.7, F-7 to F-9"""

from __future__ import annotations

from typing import Literal, TypeAlias

from omerta.games.falconi.bots.ground import Ground
from omerta.games.falconi.bots.moves import moves, standing_at
from omerta.games.falconi.bots.planes import PLACE_BIT, numbers
from omerta.games.falconi.bots.position import DON, ELIGIBLE, START
from omerta.games.falconi.bots.thought import (
    BOOST_BREAK,
    BOOST_DRIVE,
    BOOST_STEP,
    BOOST_STOP,
    DRIVE,
    LAY,
    LAY_ESCAPE,
    NO_BOOST,
    TURN,
    Move,
    Thought,
    Turn,
)
from omerta.games.falconi.bots.ways_out import beyond_wall, is_wall
from omerta.games.falconi.components import BOOST_STEPS
from omerta.games.falconi.streets.cards import BLASTED, CODE_CARD, TYPES

Winner: TypeAlias = Literal["don", "police"]


def after(turn: Turn, thought: Thought, move: Move) -> Thought:
    """Says where any move leads but a draw and those that end the game at once."""
    kind, what, where = move
    left = thought.actions_left - 1
    if kind == LAY:
        hand = _without(thought.hand, CODE_CARD[what])
        return thought._replace(city=thought.city.with_card(where, what), hand=hand, actions_left=left)
    if kind == DRIVE:
        return thought._replace(place=where, actions_left=left)
    if kind == TURN:
        return thought._replace(place=where, actions_left=0)
    if kind == LAY_ESCAPE:
        return _escape_laid(thought, what, where)
    return _without_idle_boost(turn, _boosted(turn, thought, move))


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _escape_laid(thought: Thought, colour: int, place: int) -> Thought:
    """F-8.2, F-9.2"""
    if thought.secret == colour:
        thought = thought._replace(secret=None)
    else:
        thought = thought._replace(hand=_without(thought.hand, TYPES + colour))
    return thought._replace(
        actions_left=thought.actions_left - 1,
        escapes=thought.escapes | PLACE_BIT[place],
        colours=tuple([each for each in thought.colours if each != colour]),
    )


def _boosted(turn: Turn, thought: Thought, move: Move) -> Thought:
    """F-9.3 to F-9.5"""
    if move.kind == BOOST_STOP:
        return thought._replace(boost_steps=NO_BOOST, has_overtaken=False)
    if move.kind == BOOST_STEP:
        return _boost_step(turn, thought, move.where)
    left = thought._replace(actions_left=thought.actions_left - 1, boosts=thought.boosts - 1)
    if move.kind == BOOST_DRIVE:
        passed = standing_at(turn, thought, move.where)
        return left._replace(place=move.where, boost_steps=BOOST_STEPS - 1, overtaking=passed)
    assert move.kind == BOOST_BREAK, f"{move} is no boost"
    place = beyond_wall(thought.place)
    city = thought.city.with_blasted(place >> 2, BLASTED[place & 1])
    return left._replace(city=city, place=place, boost_steps=BOOST_STEPS)


def _boost_step(turn: Turn, thought: Thought, place: int) -> Thought:
    """With the step on, the police car just passed is out. F-9.5"""
    hunters, has_overtaken = thought.hunters, thought.has_overtaken
    if thought.overtaking:
        hunters, has_overtaken = tuple([car for car in hunters if car != thought.overtaking]), True
    left = thought._replace(hunters=hunters)
    passed = standing_at(turn, left, place)
    steps = thought.boost_steps - 1
    return left._replace(place=place, boost_steps=steps, overtaking=passed, has_overtaken=has_overtaken)


def _without_idle_boost(turn: Turn, thought: Thought) -> Thought:
    """A boost ends by itself when only stopping is left. F-9.3"""
    if thought.boost_steps != NO_BOOST and moves(turn, thought) == [Move(BOOST_STOP)]:
        return thought._replace(boost_steps=NO_BOOST, has_overtaken=False)
    return thought


# --- The end of the turn -----------------------------------------------------------------------------------------


def is_used_up(turn: Turn, thought: Thought) -> bool:
    """F-7.1"""
    if thought.boost_steps != NO_BOOST:
        return False
    if thought.actions_left and len(thought.hand) < 2 and not turn.pile_is_empty:
        # There is always a card to draw.  F-7.2
        return False
    return not thought.actions_left or not moves(turn, thought)


def winner_after(turn: Turn, thought: Thought, ground: Ground) -> Winner | None:
    """Says who has won by the check at the end of the turn. F-3.7"""
    if don_is_blocked(turn, thought, ground):
        return "police"
    if all(police_is_blocked(turn, thought, ground, car) for car in thought.hunters):
        return "don"
    if turn.position.last_turn:
        return "don" if turn.position.night_is_dons else "police"
    return None


def without_blocked(turn: Turn, thought: Thought, ground: Ground) -> Thought:
    """The others that go out in the check are in nobody's way any more. F-3.7"""
    cars = thought.hunters
    left = [car for car in cars if car == turn.mover or not police_is_blocked(turn, thought, ground, car)]
    return thought if len(left) == len(cars) else thought._replace(hunters=tuple(left))


def place_of(turn: Turn, thought: Thought, car: int) -> int:
    return thought.place if car == turn.mover else turn.others[car]


def police_is_blocked(turn: Turn, thought: Thought, ground: Ground, car: int) -> bool:
    """F-3.6, principle II"""
    network = ground.network(car, place_of(turn, thought, car))
    if network.open_cells:
        return False
    don = place_of(turn, thought, DON)
    return don == START or not network.places & PLACE_BIT[don]


def don_is_blocked(turn: Turn, thought: Thought, ground: Ground) -> bool:
    """F-3.6, principle II: (a) to (d)"""
    don = place_of(turn, thought, DON)
    network = ground.network(DON, don)
    if network.open_cells or network.places & thought.escapes:
        return False
    if thought.boosts and any(is_wall(ground.city, place) for place in numbers(network.places)):
        return False
    if don != START and any(_shares(turn, thought, ground, car, don) for car in thought.hunters):
        return False
    targets = sum([ELIGIBLE[colour] for colour in thought.colours])
    return not (has_hidden_card(turn, thought) and network.places & targets)


def _shares(turn: Turn, thought: Thought, ground: Ground, car: int, don: int) -> bool:
    return bool(ground.network(car, place_of(turn, thought, car)).places & PLACE_BIT[don])


def has_hidden_card(turn: Turn, thought: Thought) -> bool:
    """Does Don hold anything face down? FR-31"""
    if turn.is_dons:
        return bool(thought.hand) or thought.secret is not None
    return turn.position.don_cards > 0 or turn.position.secret_unused
