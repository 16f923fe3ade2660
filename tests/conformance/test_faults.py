"""The suite bites: planted faults are caught by the checks that are named for them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from omerta.contract import AnyGame, Chance, Emit, Seat
from omerta.testing import Scene
from omerta.testing.conformance import CHECKS, Broken, Case, probes_of
from omerta.testing.conformance.bench import Bench, Heard
from omerta.testing.conformance.noninterference import watched
from omerta.testing.conformance.walk import Step
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierAction, Mark, PutBack
from omerta.testing.toys.courier.state import CourierState
from tests.conformance import faults_courier, faults_gloss, faults_options, faults_parlour, faults_worlds
from tests.conformance.fault import Fault

FAULTS = [
    *faults_courier.FAULTS,
    *faults_parlour.FAULTS,
    *faults_options.FAULTS,
    *faults_gloss.FAULTS,
    *faults_worlds.FAULTS,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what)
def test_a_planted_fault_is_caught(fault: Fault) -> None:
    caught = fault.caught()
    assert caught is not None, f"{fault.what}: {fault.check} notices nothing"
    assert caught.check == fault.check


class StepNumbered(Bench):
    """Numbers what is sent by the steps of the table, hidden ones included."""

    steps = 0

    def do(self, step: Step, chance: Chance) -> None:
        self.steps += 1
        super().do(step, chance)

    def twin(self, world: Any) -> StepNumbered:
        other = super().twin(world)
        other.steps = self.steps
        return other

    def received(self) -> list[Heard]:
        return [Heard(b"%d:" % self.steps + each.content, each.kind, each.opens) for each in super().received()]


class FramePerStep(StepNumbered):
    """Sends a frame for every step, empty or not."""

    def do(self, step: Step, chance: Chance) -> None:
        super().do(step, chance)
        self.heard.append(Heard(b"{}", "frame", False))


@pytest.mark.parametrize("bench", [StepNumbered, FramePerStep])
def test_a_counter_that_hidden_acts_advance_is_caught(bench: type[Bench]) -> None:
    with pytest.raises(Broken, match="nothing_leaks"):
        _watched_over_seeds(bench)


def _watched_over_seeds(bench: type[Bench]) -> None:
    for seed in range(8):
        watched(Case(GAME, 3, GAME.options(), seed, probes_of(GAME)), 0, bench)


def forgetting(state: CourierState, seat: Seat, action: CourierAction, chance: Chance, emit: Emit | None) -> None:
    """What a courier has put back it forgets at once."""
    known = [claims[:] for claims in state.claims]
    GAME.apply(state, seat, action, chance, emit)
    if isinstance(action, PutBack):
        state.claims[seat] = known[seat]


FORGETFUL = replace(GAME, apply=forgetting)


@pytest.mark.parametrize("check", CHECKS)
def test_no_general_check_can_tell_that_an_own_act_is_forgotten(check: str) -> None:
    """The one survivor: a view that forgets is a lawful view of a game in which one forgets. Only the game's own
    tests, which know what is to be remembered, can tell; see the test below and docs/conformance.md."""
    CHECKS[check](Case(FORGETFUL, 3, GAME.options(), 0, probes_of(GAME)))


def remembers_what_it_put_back(game: AnyGame) -> bool:
    case = Case(game, 3, game.options())
    scene = Scene(game, game.new(case.options, 3, case.deal(), None))
    card = scene.view(0).own.hand[0]
    known = scene.when(0, Mark(card)).when(0, PutBack()).view(0).own.known
    return any(claim.cards == (card,) and claim.places == (None,) for claim in known)


def test_a_test_of_the_game_itself_tells_that_an_own_act_is_forgotten() -> None:
    assert remembers_what_it_put_back(GAME)
    assert not remembers_what_it_put_back(FORGETFUL)


def test_there_are_more_than_twenty_kinds_of_faults() -> None:
    assert len(FAULTS) > 40
    assert {fault.check for fault in FAULTS} >= set(CHECKS)
