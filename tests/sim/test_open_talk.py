"""Games in which everybody may speak at any time: bots among themselves act when the game waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from omerta.contract import Action, AnyGame, Chance, Text, View
from omerta.sim import Simulation, simulate
from omerta.sim.playing import Case, play
from omerta.testing.toys import TOYS
from omerta.testing.toys.parlour.pieces import ParlourOptions

PARLOUR: AnyGame = TOYS["parlour"]


class Watchful:
    """Notes who is asked although nobody waits for it."""

    def __init__(self) -> None:
        self.unasked: list[int | None] = []

    def choose(self, view: View, legal: Sequence[Action], chance: Chance) -> Action:
        if view.you not in view.waiting:
            self.unasked.append(view.you)
        return legal[chance.below(len(legal))]

    def why(self, view: View, legal: Sequence[Action], action: Action) -> Text:
        return Text("why-by-feeling")


def test_only_those_are_asked_for_whom_the_game_waits() -> None:
    bot = Watchful()
    for index in range(20):
        play(PARLOUR, Case("parlour", 5, ParlourOptions(), 0, index), [bot] * 5)
    assert bot.unasked == []


def test_what_the_game_settles_is_settled_on_a_neutral_occasion() -> None:
    settled: list[ParlourOptions] = []

    def watched(options: ParlourOptions, seats: int, chance: Chance, _emit: object) -> object:
        settled.append(options)
        return PARLOUR.new(options, seats, chance, None)

    play(replace(PARLOUR, new=watched), Case("parlour", 3, ParlourOptions(elder=2), 0, 0), [Watchful()] * 3)
    assert settled == [ParlourOptions(elder=0)]


def test_a_whole_batch_of_such_games_is_played() -> None:
    report = simulate(PARLOUR, seats=4, bots="random", games=10)
    assert report.rows[0].games == 10


def test_bots_among_themselves_play_by_the_options_that_the_game_has_for_them() -> None:
    formal = replace(PARLOUR, rehearsal=ParlourOptions(breath=1))
    assert Simulation(formal, games=1).options == ParlourOptions(breath=1)
    assert Simulation(formal, games=1, options=ParlourOptions()).options == ParlourOptions()
    assert Simulation(PARLOUR, games=1).options == ParlourOptions()
