"""A series has several evenings, with an elder and another host each time. RULES.md B-1.4, B-6.2, B-6.3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from omerta.contract import Ballot, Chance, Occasion, Seat, Sequel
from omerta.kit.ring import clockwise
from omerta.testing.toys.parlour.ending import ended, outcome
from omerta.testing.toys.parlour.pieces import ParlourOptions
from omerta.testing.toys.parlour.state import ParlourState


def settle(options: ParlourOptions, seats: int, occasion: Occasion, chance: Chance) -> ParlourOptions:
    """B-1.4: the most experienced is the elder; among equals whoever has invited, else somebody by lot."""
    best = [seat for seat in range(seats) if occasion.experience[seat] == max(occasion.experience)]
    elder = occasion.host if occasion.host in best else best[chance.below(len(best))]
    return replace(options, elder=elder)


def games(options: ParlourOptions) -> int:
    """B-6.2: a series has so many evenings."""
    return options.evenings


def ballot(state: ParlourState) -> Ballot | None:
    """B-6.2: the winners vote for the next host."""
    result = outcome(state)
    return Ballot("host", result.winners, tuple(range(len(state.roles)))) if result else None


def sequel(state: ParlourState, votes: Mapping[Seat, Seat], chance: Chance) -> Sequel | None:
    """B-6.2: most votes decide, ties go by lot; everybody moves up so that the new host has seat 0, the elder too."""
    if not ended(state):
        return None
    tally = [sum(1 for vote in votes.values() if vote == seat) for seat in range(len(state.roles))]
    best = [seat for seat, count in enumerate(tally) if count == max(tally)]
    seating = tuple(clockwise(best[chance.below(len(best))], len(state.roles)))
    return Sequel(_moved(state.options, seating), seating)


def reseated(options: ParlourOptions, seating: Sequence[Seat]) -> ParlourOptions | None:
    """B-6.3: the person who opened the table may say who sits where."""
    return _moved(options, seating) if options.places == "host" else None


def _moved(options: ParlourOptions, seating: Sequence[Seat]) -> ParlourOptions:
    return replace(options, elder=seating.index(options.elder))
