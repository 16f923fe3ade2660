"""A game played in advance, as the house advises or by lot: the moves of which people at a table make the same game."""

from __future__ import annotations

from typing import Final, NamedTuple

from omerta.contract import Action, AnyGame, Event, Seat
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal, waited_for
from omerta.kit.ring import clockwise, following
from omerta.server.live.secrets import table_secret
from omerta.server.minds.coach import HOUSE
from omerta.server.wire.values import public_seed
from omerta.table import AnyMatch, Match
from omerta.table.frames import EventFrame
from omerta.testing.journey import Journey, Moments

FIRST_TABLE: Final = 1
"""The number of the first table in a fresh house: it is dealt from the house's seed and this."""

SEEDS: Final = 400
LOTS: Final = 150
MOST_BY_LOT: Final = 60


class Move(NamedTuple):
    seat: Seat
    moment: str
    """What is asked at which beat, as the rail of its page says."""

    action: Action
    is_by_hand: bool


class Script(NamedTuple):
    seed: str
    moves: tuple[Move, ...]
    told: tuple[tuple[Event, ...], ...]
    """What was to happen, as each seat is told of it."""


def written(game: AnyGame, journey: Journey) -> Script:
    """Writes it with the first seed with which it happens soon."""
    drafts = (drafted(game, journey, f"journey {number}") for number in range(SEEDS))
    return next(draft for draft in drafts if draft)


def drafted(game: AnyGame, journey: Journey, seed: str) -> Script | None:
    match: AnyMatch = Match.begin(game, journey.options, journey.seats, table_secret(seed, FIRST_TABLE), 0)
    moves: list[Move] = []
    while len(moves) < journey.most_moves and waited_for(game, match.state):
        moves.append(advised(match, journey, moves[-1].seat if moves else journey.seats - 1))
        match.act(moves[-1].seat, match.open(moves[-1].seat)[0].id, moves[-1].action, at=len(moves))
        told = tuple(wanted(match, journey, seat) for seat in range(journey.seats))
        if all(any(map(has_happened, told[0])) for has_happened in journey.events):
            return Script(seed, tuple(moves), told)
    return None


def advised(match: AnyMatch, journey: Journey, last: Seat) -> Move:
    """What the house tells the next seat that is asked; the same to everybody who sees the same."""
    game, state = match.game, match.state
    order = clockwise(following(last, match.header.seats), match.header.seats)
    seat = next(seat for seat in order if seat in waited_for(game, state))
    view = game.view(state, seat)
    action = game.bots[HOUSE].choose(view, legal(game, state, seat), FastChance(public_seed(view)))
    decision = match.open(seat)[0].decision
    return Move(seat, f"{decision.kind} {view.beat}", action, decision.sealed or decision.kind in journey.by_hand)


def wanted(match: AnyMatch, journey: Journey, seat: Seat) -> tuple[Event, ...]:
    events = (frame.event for frame in match.frames(seat) if isinstance(frame, EventFrame))
    return tuple(event for event in events if any(is_wanted(event) for is_wanted in journey.events))


def by_lot(game: AnyGame, moments: Moments) -> Script:
    """The shortest of several games in which somebody is asked for each of the kinds; the last is answered too."""
    shortest: Script | None = None
    for number in range(LOTS):
        most = len(shortest.moves) - 1 if shortest else MOST_BY_LOT
        shortest = drawn(game, moments, number, most) or shortest
    assert shortest is not None, f"no game of {LOTS} comes to {moments.kinds}"
    return shortest


def drawn(game: AnyGame, moments: Moments, number: int, most: int) -> Script | None:
    seed, chance = f"lot {number}", FastChance(number)
    match: AnyMatch = Match.begin(game, moments.options, moments.seats, table_secret(seed, FIRST_TABLE), 0)
    moves: list[Move] = []
    missing = set(moments.kinds)
    while missing and len(moves) < most and (asked := waited_for(game, match.state)):
        seat = min(asked)
        actions = legal(game, match.state, seat)
        action, (opened, *_) = actions[chance.below(len(actions))], match.open(seat)
        moves.append(Move(seat, f"{opened.decision.kind} {game.view(match.state, seat).beat}", action, is_by_hand=True))
        missing.discard(opened.decision.kind)
        match.act(seat, opened.id, action, at=len(moves))
    return None if missing else Script(seed, tuple(moves), ())
