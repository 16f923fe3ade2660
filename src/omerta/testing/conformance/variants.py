"""An option that means nothing where it stands changes nothing there."""

from __future__ import annotations

import itertools

import msgspec

from omerta.contract import Options
from omerta.kit.menus import legal
from omerta.testing.conformance.broken import Examiner
from omerta.testing.conformance.case import Case, option_values
from omerta.testing.conformance.walk import choose, take


def ignored_options_change_nothing(case: Case) -> None:
    """The same deal under another value offers the same at every step, and ends alike."""
    that = Examiner("ignored_options_change_nothing", case)
    chance = case.chance("another value")
    for name, condition in case.options.conditions().items():
        if condition.holds(case.options, case.seats):
            continue
        own = getattr(case.options, name)
        others = [value for value in option_values(case.game.options)[name] if value != own]
        if not others:
            continue
        other = msgspec.structs.replace(case.options, **{name: others[chance.below(len(others))]})
        _play_alike(that, name, other)


def _play_alike(that: Examiner, name: str, other: Options) -> None:
    case, game = that.case, that.case.game
    here = game.new(case.options, case.seats, case.deal(), None)
    there = game.new(other, case.seats, case.deal(), None)
    choices = case.chance("choices", name)
    for number in itertools.count():
        offered, offered_there = ([legal(game, each, seat) for seat in range(case.seats)] for each in (here, there))
        that.demand(offered == offered_there, f"{name} means nothing here, but offers:", offered, offered_there)
        step = choose(case, here, choices)
        if step is None:
            break
        for each in (here, there):
            take(case, each, step, case.chance("draws", name, number))
    that.demand(game.outcome(here) == game.outcome(there), f"{name} means nothing here, but the game ends otherwise")
