"""Bots play one game, from the deal to the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from omerta.contract import Action, AnyGame, Bot, Event, Occasion, Options, Outcome, Seat, View
from omerta.kit.chance import KeyedChance, fast_from, seed_from
from omerta.kit.defaults import settled
from omerta.kit.menus import legal, waited_for
from omerta.kit.ring import clockwise, following

AnyBot: TypeAlias = Bot[View, Action]


class Case(msgspec.Struct, frozen=True):
    """A case names one game of a batch. Its seeds follow from nothing else, so that it can be played again alone."""

    game: str
    seats: int
    options: Options
    seed: int
    index: int

    def parts(self) -> tuple[object, ...]:
        settled = msgspec.json.encode(self.options, order="sorted").decode()
        return self.game, self.seats, settled, self.seed, self.index


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """These numbers say how a game went. `first` is the seat that acted first; `roles[seat]` is what a seat was, if the
    game has roles."""

    outcome: Outcome
    first: Seat
    decisions: int
    choices: int
    most_choices: int
    figures: dict[str, tuple[int, int]] = {}
    roles: tuple[str, ...] = ()


def play(game: AnyGame, case: Case, bots: Sequence[AnyBot]) -> Played:
    """Every bot gets the view of its seat and its legal actions, nothing else.

    Where several may act, they are asked clockwise, as at a table. The deal hangs on the case's own seed; what bots
    draw comes from streams that tell nothing about it.
    """
    seed = seed_from("deal", *case.parts())
    minds = [fast_from("bot", seat, *case.parts()) for seat in range(case.seats)]
    events: list[Event] = []
    # Events cost time: they are built only where somebody counts them.
    emit = events.append if game.figures else None
    occasion, lots = Occasion.neutral(case.seats), KeyedChance(seed, 0).named("settle")
    options = settled(game, case.options, case.seats, occasion, lots)
    state = game.new(options, case.seats, KeyedChance(seed, 0), emit)
    bound = game.bound(options, case.seats)
    seat = case.seats - 1
    asked: list[Seat] = []
    choices = most = 0
    # In open talk others may speak, too: bots are asked only when the game waits for them.
    while pending := waited_for(game, state):
        seat = next(other for other in clockwise(following(seat, case.seats), case.seats) if other in pending)
        actions = legal(game, state, seat)
        action = bots[seat].choose(game.view(state, seat), actions, minds[seat])
        game.apply(state, seat, action, KeyedChance(seed, state.beat), emit)
        asked.append(seat)
        choices += len(actions)
        most = max(most, len(actions))
        assert len(asked) <= bound, f"{case} goes on after its bound of {bound} steps"
    outcome = game.outcome(state)
    assert outcome is not None, f"{case} ended without an outcome"
    return Played(
        outcome=outcome,
        first=asked[0] if asked else 0,
        decisions=len(asked),
        choices=choices,
        most_choices=most,
        figures=dict(game.figures(events)) if game.figures else {},
        roles=game.roles(game.view(state, None)) if game.roles else (),
    )
