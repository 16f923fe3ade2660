"""Everything is public. RULES.md P-11."""

from __future__ import annotations

import msgspec
import pytest

from omerta.contract import freeze
from omerta.games.palermo import GAME
from omerta.games.palermo.tests.given import PalermoScene, alpha, new_game
from omerta.games.palermo.tests.look import ready_to_move, to
from omerta.kit.chance import FastChance
from omerta.testing import rule


@rule("P-11.1")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_views_differ_in_nothing_but_whose_they_are(viewer: int | None) -> None:
    scene = ready_to_move(to(alpha(), "G8"))
    assert msgspec.structs.replace(scene.view(viewer), you=0) == scene.view(0)


@rule("P-11.1")
def test_a_view_tells_the_whole_state() -> None:
    scene = ready_to_move(to(alpha(policemen="A1 - F9", target_marker=True, targets="a4 a2 b1"), "G8"))
    world = GAME.imagine(scene.view(2)).draw(FastChance(5))
    assert freeze(world) == freeze(scene.state)


def after_clocks(seed: int, count: int) -> PalermoScene:
    """A game with this seed in which nobody answers for so many decisions."""
    scene = new_game(3, seed, first_seat=0)
    for _ in range(count):
        (clock,) = GAME.clocks(scene.state)
        scene.expired(clock)
    return scene


@rule("P-11.2")
def test_after_the_start_nothing_depends_on_the_seed() -> None:
    first, second = after_clocks(1, 60), after_clocks(2, 60)
    assert first.view().phase == "police"
    assert first.view() == second.view()
    assert first.events == second.events


@rule("P-11.2")
def test_no_step_after_the_start_draws() -> None:
    scene = to(alpha(), "G8")
    assert scene.chance.draws == 0
