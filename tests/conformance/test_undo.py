"""Undo after every step of every game, at a whole table: nobody has seen anything that is no longer so."""

from __future__ import annotations

import pytest

from omerta.catalog import games
from omerta.contract import AnyGame, Seat
from omerta.table.undo import Past
from omerta.testing.conformance import Broken, Case
from omerta.testing.conformance.undo import Taken, undo_tried
from omerta.testing.toys import TOYS
from tests.conformance.cases import PLAIN
from tests.conformance.undo_bench import MatchUndoBench


@pytest.mark.parametrize("case", PLAIN)
def test_what_one_person_takes_back_at_a_table_nobody_else_has_learned_from(case: Case) -> None:
    undo_tried(MatchUndoBench(case))


class Remembering(MatchUndoBench):
    """Counts how often something that others had seen was taken back."""

    seen_and_taken_back = 0

    def undo(self, seat: Seat) -> Taken | None:
        taken = super().undo(seat)
        self.seen_and_taken_back += bool(taken and any(event.reaches(None) for _, events in taken for event in events))
        return taken


def seen_and_taken_back(name: str) -> int:
    """How often that happened in a whole game with the usual options."""
    game = games()[name]
    bench = Remembering(Case(game, game.seats[-1], game.options()))
    undo_tried(bench)
    return bench.seen_and_taken_back


@pytest.mark.parametrize("name", ["falconi", "palermo", "villa", "wallet"])
def test_in_a_game_of_moves_people_take_back_what_nobody_learned_from(name: str) -> None:
    assert seen_and_taken_back(name)


def test_in_a_game_of_talk_what_was_heard_stays() -> None:
    assert not seen_and_taken_back("cuba")


def _tried_over_seeds(game: AnyGame) -> None:
    for seed in range(12):
        undo_tried(MatchUndoBench(Case(game, 4, game.options(), seed)))


def test_a_horizon_that_does_not_hear_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Past, "_told", lambda _self, _move: False)
    with pytest.raises(Broken, match="was shown what is taken back"):
        _tried_over_seeds(TOYS["parlour"])
