"""Hopeless cards go under the pile, and no others: checked in whole games. RULES.md F-4.13."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from omerta.games.falconi.actions import Lay
from omerta.games.falconi.events import Redrawn
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.tests.given import FalconiScene, new_game
from omerta.games.falconi.tests.oracle_menu import cards_of, city_of, driving, laying, with_card
from omerta.games.falconi.tests.play import continued
from omerta.testing import rule


def is_hopeful(view: FalconiView, cards: Sequence[str]) -> bool:
    """Some card in some rotation leaves something to do in the drive."""
    city, car = city_of(view), str(view.turn)
    lays = [action for action in laying(city, car, cards) if isinstance(action, Lay)]
    return any(driving(with_card(city, lay.card, lay.rotation, lay.cell), car) for lay in lays)


def fresh_redraws(scene: FalconiScene, seen: int) -> list[str]:
    """The cards that the car whose turn it is has put under the pile since."""
    turn = scene.view().turn
    return [event.card for event in scene.events[seen:] if isinstance(event, Redrawn) and event.car == turn]


def check_always(seed: int) -> int:
    """Every card put under the pile was hopeless; a hopeless one in hand was the last there was."""
    scene = new_game(2 + seed % 3, seed, variant="margherita", dead_end_redraw="always")
    seen, count = 0, 0
    for _ in continued(scene, seed):
        view = scene.view()
        if view.phase == "lay":
            redrawn = fresh_redraws(scene, seen)
            assert not [card for card in redrawn if is_hopeful(view, [card])], (seed, seen)
            assert is_hopeful(view, cards_of(view)) or view.pile == view.redrawn, (seed, seen)
            count += len(redrawn)
        seen = len(scene.events)
    return count


def check_first_card(variant: str, seed: int) -> int:
    """Only dead ends of a car at its start go under the pile, and none stays in hand there without need."""
    scene = new_game(2 + seed % 3, seed, variant=variant)
    seen, count = 0, 0
    for _ in continued(scene, seed):
        view = scene.view()
        if view.phase == "lay":
            redrawn = fresh_redraws(scene, seen)
            is_at_start = next(each.place for each in view.cars if each.car == view.turn) is None
            assert set(redrawn) <= ({"uturn"} if is_at_start else set()), (seed, seen)
            assert not is_at_start or set(cards_of(view)) != {"uturn"}, (seed, seen)
            count += len(redrawn)
        seen = len(scene.events)
    return count


@rule("F-4.13", "FR-13")
def test_always_puts_every_hopeless_card_under_the_pile_and_no_other() -> None:
    assert sum(check_always(seed) for seed in range(40)) > 20


@rule("F-4.13", "FR-13")
@pytest.mark.parametrize(("variant", "games", "least"), [("margherita", 60, 5), ("funghi", 30, 0)])
def test_a_first_card_is_never_a_dead_end(variant: str, games: int, least: int) -> None:
    assert sum(check_first_card(variant, seed) for seed in range(games)) >= least
