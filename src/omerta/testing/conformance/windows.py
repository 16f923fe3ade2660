"""The order of answering a simultaneous choice changes nothing, and nobody learns who has answered."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from omerta.contract import Action, Event, Seat, freeze
from omerta.kit.menus import legal
from omerta.testing.conformance.broken import Examiner
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.walk import starts, walk

ORDERS = 6


def sealed_seats(case: Case, state: Any) -> list[Seat]:
    """Lists the seats that now owe a sealed answer."""
    return [seat for seat in range(case.seats) if any(d.sealed for d in case.game.decisions(state, seat))]


def answers_in_any_order(case: Case) -> None:
    """All orders of answering a window give the same state and, to every viewer, the same events."""
    that = Examiner("answers_in_any_order", case)
    chance = case.chance("orders")
    for name, start in starts(case):
        for state, _ in walk(case, start, name, house=3):
            seats = sealed_seats(case, state)
            if len(seats) < 2:
                continue
            answers = {seat: _any(legal(case.game, state, seat), chance) for seat in seats}
            orders = list(itertools.permutations(seats))
            tried = [orders[0], *(orders[chance.below(len(orders))] for _ in range(ORDERS))]
            results = {_answered(case, state, answers, order) for order in tried}
            that.demand(len(results) == 1, f"the order of answering {answers} makes a difference")


def _any(actions: Any, chance: Any) -> Action:
    action: Action = actions[chance.below(len(actions))]
    return action


def _answered(case: Case, state: Any, answers: dict[Seat, Action], order: tuple[Seat, ...]) -> tuple[bytes, ...]:
    """Gives the state afterwards and what each viewer was told, in the order it was told."""
    copy = state.clone()
    told: list[Event] = []
    for seat in order:
        case.game.apply(copy, seat, answers[seat], case.chance("answers", state.beat), told.append)
    streams = [[event.shown(viewer) for event in told] for viewer in (None, *range(case.seats))]
    return freeze(copy), *(msgspec.json.encode([shown for shown in stream if shown]) for stream in streams)


def sealing_is_silent(case: Case) -> None:
    """Until the last answer is in, no answer changes a byte of what anybody else sees or may do."""
    that = Examiner("sealing_is_silent", case)
    game, chance = case.game, case.chance("sealing")
    for name, start in starts(case):
        for state, _ in walk(case, start, name, house=3):
            seats = sealed_seats(case, state)
            for seat in seats if len(seats) > 1 else []:
                copy = state.clone()
                told: list[Event] = []
                game.apply(copy, seat, _any(legal(game, copy, seat), chance), chance, told.append)
                for viewer in (None, *(other for other in range(case.seats) if other != seat)):
                    heard = [event for event in told if event.shown(viewer)]
                    that.demand(not heard, f"viewer {viewer} hears of seat {seat}'s sealed answer: {heard}")
                    same = game.view(copy, viewer) == game.view(state, viewer)
                    that.demand(same, f"viewer {viewer} sees that seat {seat} has answered")
                    that.demand(game.clocks(copy) == game.clocks(state), f"a clock tells that seat {seat} has answered")
