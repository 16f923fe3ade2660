"""Few option sets together meet every option value, or every pair of two of them and of one and a seat count."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

from omerta.contract import AnyGame, Options
from omerta.kit.chance import fast_from
from omerta.testing.conformance.case import allowed, option_values

Meeting = tuple[tuple[str, object], ...]
"""Values of different factors that are to occur together: one alone, or a pair."""

SEATS = "seats of the table"
"""It is a factor like an option; no option can be called so."""
TRIES = 40


def covering(game: AnyGame, *, together: int = 2) -> list[tuple[int, Options]]:
    """Lists the defaults for every seat count, then a set for each meeting still missing, rich in others that are.

    So many values meet `together`.
    """
    values = {SEATS: list[object](game.seats)} | option_values(game.options)
    chosen = [(seats, game.options()) for seats in game.seats]
    missing = set(_meetings(values, together)).difference(*(_covered(one, together) for one in chosen))
    chance = fast_from(game.id, "covering")
    for meeting in sorted(missing, key=repr):
        if meeting not in missing:
            continue
        company = [{name: some[chance.below(len(some))] for name, some in values.items()} for _ in range(TRIES)]
        # Some meetings go with few seat counts only: every one of them is tried.
        for place, factors in enumerate(company):
            factors[SEATS] = game.seats[place % len(game.seats)]
        fitting = [one for factors in company if (one := _case(game, factors | dict(meeting)))]
        if fitting:
            chosen.append(max(fitting, key=lambda one: len(_covered(one, together) & missing)))
            missing -= _covered(chosen[-1], together)
    return sorted(chosen, key=lambda one: one[0])


def _case(game: AnyGame, factors: dict[str, object]) -> tuple[int, Options] | None:
    seats = factors.pop(SEATS)
    assert isinstance(seats, int), "a seat count"
    options: Options = game.options(**factors)
    return (seats, options) if allowed(game, seats, options) else None


def _meetings(values: Mapping[str, list[object]], together: int) -> Iterator[Meeting]:
    for names in itertools.combinations(values, together):
        for some in itertools.product(*(values[name] for name in names)):
            yield tuple(zip(names, some, strict=True))


def _covered(case: tuple[int, Options], together: int) -> set[Meeting]:
    seats, options = case
    factors = [(SEATS, seats), *((name, getattr(options, name)) for name in options.__struct_fields__)]
    return set(itertools.combinations(factors, together))
