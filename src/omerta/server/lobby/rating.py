"""A rating within a club, by OpenSkill (Plackett-Luce): what counts, and what it comes to.

It follows from the filed games whenever somebody asks, so nothing is kept that could go astray. Only who has won
counts. Everybody is rated for themselves: those who win together share the first place, all others the second. A game
counts if everybody in it who is a person belonged to the club, each on one seat, and if some of them have won and some
have not; so a game that is won or lost together says nothing about anybody. Bots are not rated. A seat that a bot minds
at the end is its person's all the same: else whoever is about to lose would go.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from omerta.server.kept import Finished, Result
from omerta.server.store.clubs import Club
from omerta.server.wire.people import Rating

SCALE: Final = 40
"""OpenSkill begins at 25; people are used to a thousand."""

WINNER, LOSER = 1.0, 2.0


class Standings(NamedTuple):
    counted: int
    ratings: dict[str, Rating]


def standings(club: Club, games: Sequence[Finished]) -> Standings:
    """Games in the order in which they ended."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    played: dict[str, int] = {}
    counting = [rated for game in games if (rated := _rated_seats(club, game))]
    for seats in counting:
        people = [str(seat.person) for seat in seats]
        teams = [[known.get(person) or model.rating()] for person in people]
        after = model.rate(teams, ranks=[WINNER if seat.won else LOSER for seat in seats])
        known |= {person: team[0] for person, team in zip(people, after, strict=True)}
        played |= {person: played.get(person, 0) + 1 for person in people}
    told = {person: _told(rating, played[person]) for person, rating in known.items()}
    return Standings(len(counting), told)


def _rated_seats(club: Club, game: Finished) -> list[Result]:
    """The seats that are compared; none if the game does not count."""
    people = [seat for seat in game.results if seat.person is not None]
    is_among_members = all(_belonged(club, str(seat.person), game.ended) for seat in people)
    is_one_each = len({seat.person for seat in people}) == len(people)
    is_told_apart = len({seat.won for seat in people}) == 2
    return people if is_among_members and is_one_each and is_told_apart else []


def _belonged(club: Club, person: str, at: int) -> bool:
    member = club.member(person)
    if member is None:
        return False
    return member.since <= at if member.state == "in" else member.state == "left" and at <= member.since


def _told(rating: PlackettLuceRating, games: int) -> Rating:
    """Twice the deviation: nineteen times of twenty the truth is not further off."""
    return Rating(round(SCALE * rating.mu), round(2 * SCALE * rating.sigma), games)
