"""How far back a person may go is kept from step to step: it is always what a look at the whole past would find."""

from __future__ import annotations

import pytest

from omerta.contract import AnyGame, Chance
from omerta.kit.chance import fast_from
from omerta.table import AnyMatch
from tests.table.tables import GAMES, random_step, seated

STEPS = 60


def found_and_kept(match: AnyMatch) -> None:
    people = {person for person in match.header.people if person is not None}
    for person in people:
        assert match.course.reaches.of(person) == match.course.past.reach(person)


def step_or_undo(match: AnyMatch, chance: Chance) -> None:
    seat = chance.below(match.header.seats)
    moves = match.undo_horizon(seat).moves
    if moves and chance.below(3) == 0:
        match.undo(seat, match.now, 1 + chance.below(min(moves, 3)))
    else:
        random_step(match, chance)


@pytest.mark.parametrize("share", [1, 2, 99], ids=["one person", "two persons", "a person a seat"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_is_what_a_look_at_the_whole_past_finds(game: AnyGame, share: int) -> None:
    match = seated(game, [f"person {seat % share}" for seat in range(game.seats[-1])])
    chance = fast_from(game.id, share)
    for _ in range(STEPS):
        if match.outcome():
            break
        step_or_undo(match, chance)
        found_and_kept(match)


def test_a_vote_that_goes_behind_a_barrier_leaves_nothing_stale() -> None:
    match = seated(next(game for game in GAMES if game.id == "courier"))
    chance = fast_from("votes")
    for _ in range(6):
        random_step(match, chance)
        found_and_kept(match)
    for seat in range(match.header.seats):
        match.vote(seat, "undo", True, match.now)
    found_and_kept(match)
