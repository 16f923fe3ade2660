"""Many cities are built in four ways: nobody is ever without a legal action, and stalls stay as rare as they should be.

    python -m omerta.games.palermo.tests.buildings --random 10000 --hostile 2000

prints for each number of players how many cities needed a stall, how many stalls at most, and how often rule 2 gave a
free choice. It ends with an error if a figure lies outside of the bounds of `LIMITS`.
"""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

from omerta.games.palermo import GAME
from omerta.games.palermo.actions import LayTile, OpenStall
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.rules.laying import choice
from omerta.games.palermo.tests.builders import (
    NO_CHANCE,
    Builder,
    at_random,
    construction,
    hostile,
    largest_first,
    smallest_first,
)
from omerta.kit.chance import fast_from

SEATS: Final = (3, 4, 5)


class Limit(NamedTuple):
    """It bounds the per cent of cities with a stall, and how many stalls one city may have."""

    least: float
    most: float
    stalls: int


LIMITS: Final[dict[str, dict[int, Limit]]] = {
    "random": {3: Limit(0, 0.2, 1), 4: Limit(0, 0.2, 1), 5: Limit(0.5, 3.5, 2)},
    "hostile": {3: Limit(0, 1, 1), 4: Limit(0, 2, 1), 5: Limit(0, 70, 3)},
    "smallest": {3: Limit(0, 4, 2), 4: Limit(0, 0.5, 1), 5: Limit(55, 75, 3)},
    "largest": {3: Limit(0, 0.5, 1), 4: Limit(0, 0.5, 1), 5: Limit(0, 5, 2)},
}
"""The bounds lie around what a prototype found with 3, 4 and 5 players: 0, 0 and 1.5 % of the cities at random; 1.6, 0
and 64 % with the smallest house first; 2 % with the largest first and five; by hostile hands 0, 2 and 70 %, on 40
cities: a bound."""
BUILDERS: Final[dict[str, Builder]] = {
    "random": at_random,
    "hostile": hostile,
    "smallest": smallest_first,
    "largest": largest_first,
}
USUAL: Final = {"random": 10_000, "hostile": 2_000, "smallest": 1_200, "largest": 1_200}


class Tally(NamedTuple):
    cities: int
    with_stall: int
    most_stalls: int
    placements: int
    free_choices: int
    """The first house of each city is not counted."""

    @property
    def share(self) -> float:
        return 100 * self.with_stall / self.cities

    @property
    def free_share(self) -> float:
        return 100 * self.free_choices / self.placements


class Building(NamedTuple):
    stalls: int
    placements: int
    free_choices: int


def city(seats: int, builder: Builder, seed: object) -> Building:
    """One city, every tile of it checked to be there for the laying; the last action begins the first round."""
    state = GAME.new(PalermoOptions(), seats, fast_from("buildings", seats, seed), None)
    stalls = placements = free_choices = 0
    for action in construction(state, builder, seed):
        stalls += isinstance(action, OpenStall)
        if isinstance(action, LayTile):
            placements += 1
            free_choices += choice(state).permission == "free"
        GAME.apply(state, state.active, action, NO_CHANCE, None)
    GAME.audit(state)
    assert GAME.view(state, None).round_number == 1, f"seed {seed}: the city is finished, but nobody collects"
    return Building(stalls, placements - 1, free_choices - 1)


def tally(seats: int, builder: Builder, seeds: range) -> Tally:
    cities = [city(seats, builder, seed) for seed in seeds]
    return Tally(
        cities=len(cities),
        with_stall=sum(each.stalls > 0 for each in cities),
        most_stalls=max(each.stalls for each in cities),
        placements=sum(each.placements for each in cities),
        free_choices=sum(each.free_choices for each in cities),
    )


def is_within(found: Tally, limit: Limit) -> bool:
    return limit.least <= found.share <= limit.most and found.most_stalls <= limit.stalls


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, cities in USUAL.items():
        parser.add_argument(f"--{name}", type=int, default=cities, help="cities in all, over 3, 4 and 5 players")
    asked = vars(parser.parse_args())
    good = True
    for name, builder in BUILDERS.items():
        for seats in SEATS:
            found = tally(seats, builder, range(-(-asked[name] // len(SEATS))))
            good &= is_within(found, LIMITS[name][seats])
            print(
                f"{name:8} {seats} players  {found.cities:6} cities  {found.share:5.2f} % with a stall, at most "
                f"{found.most_stalls}  free choice {found.free_share:4.1f} %",
                flush=True,
            )
    if not good:
        raise SystemExit("outside of the limits")


if __name__ == "__main__":
    main()
