"""Few option sets together meet every pair of two option values, and of an option value and a seat count."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from omerta.contract import AnyGame, Options
from omerta.kit.chance import fast_from
from omerta.testing.conformance.case import allowed, option_values

Pair = tuple[tuple[str, object], tuple[str, object]]

SEATS = "seats of the table"
"""It is a factor like an option; no option can be called so."""
TRIES = 40


def covering(game: AnyGame) -> list[tuple[int, Options]]:
    """Lists the defaults for every seat count, then a set for each pair still missing, rich in others that are."""
    values = {SEATS: list[object](game.seats)} | option_values(game.options)
    chosen = [(seats, game.options()) for seats in game.seats]
    missing = set(_pairs(list(values), values)).difference(*(_covered(*one) for one in chosen))
    chance = fast_from(game.id, "covering")
    for pair in sorted(missing, key=repr):
        if pair not in missing:
            continue
        company = [{name: some[chance.below(len(some))] for name, some in values.items()} for _ in range(TRIES)]
        # Some pairs go with few seat counts only: every one of them is tried.
        for place, factors in enumerate(company):
            factors[SEATS] = game.seats[place % len(game.seats)]
        fitting = [one for factors in company if (one := _case(game, factors | dict(pair)))]
        if fitting:
            chosen.append(max(fitting, key=lambda one: len(_covered(*one) & missing)))
            missing -= _covered(*chosen[-1])
    return sorted(chosen, key=lambda one: one[0])


def _case(game: AnyGame, factors: dict[str, object]) -> tuple[int, Options] | None:
    seats = factors.pop(SEATS)
    assert isinstance(seats, int), "a seat count"
    options: Options = game.options(**factors)
    return (seats, options) if allowed(game, seats, options) else None


def _pairs(names: Sequence[str], values: dict[str, list[object]]) -> Iterator[Pair]:
    for one, other in itertools.combinations(names, 2):
        for pair in itertools.product(values[one], values[other]):
            yield (one, pair[0]), (other, pair[1])


def _covered(seats: int, options: Options) -> set[Pair]:
    factors = [(SEATS, seats), *((name, getattr(options, name)) for name in options.__struct_fields__)]
    return set(itertools.combinations(factors, 2))
