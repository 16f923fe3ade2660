"""Scenes are read in the notation of the worked examples: `tee[ESW]` is a card by its sides, `e4>N` a place."""

from __future__ import annotations

from omerta.contract import Seat
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import FalconiAction, Lay
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.tests.given import FalconiScene
from omerta.games.falconi.tests.oracle import ROTATIONS, groups
from omerta.games.falconi.values import CarSeen


def on(*lines: str) -> dict[str, str]:
    """Reads cards by cell: `on("e1 e2 straight[NS]", "e3 tee[NSW]")`."""
    return {cell: line.split()[-1] for line in lines for cell in line.split()[:-1]}


def lay(card: str, cell: str) -> Lay:
    """Writes `lay("tee[ESW]", "e1")`."""
    kind, _, sides = card.rstrip("]").partition("[")
    turned = [turns for turns in range(ROTATIONS[kind]) if set("".join(groups((kind, turns)))) == set(sides)]
    assert len(turned) == 1, f"{card} is no card"
    return Lay(kind, turned[0], cell)


def asked(scene: FalconiScene) -> Seat:
    (seat,) = GAME.pending(scene.state)
    return seat


def choices(scene: FalconiScene) -> list[FalconiAction]:
    """Says what the seat that decides may do."""
    return scene.legal(asked(scene))


def do(scene: FalconiScene, *actions: FalconiAction) -> FalconiScene:
    """Whoever is asked does this, one after the other."""
    for action in actions:
        scene.when(asked(scene), action)
    return scene


def answer(scene: FalconiScene) -> FalconiAction:
    """Says what a clock would do now."""
    return GAME.default(scene.state, asked(scene))


def don_view(scene: FalconiScene) -> FalconiView:
    return scene.view(seat_of(scene, "prison"))


def car(scene: FalconiScene, name: str) -> CarSeen:
    """A car as everybody sees it."""
    return next(each for each in scene.view().cars if each.car == name)


def seat_of(scene: FalconiScene, name: str) -> Seat:
    return car(scene, name).seat


def turn(scene: FalconiScene) -> tuple[str | None, str]:
    """Says whose turn it is, and what is asked."""
    return scene.view().turn, scene.view().phase


def won(scene: FalconiScene) -> tuple[str, set[str]]:
    """Says why the game is over, and the winning cars."""
    outcome = GAME.outcome(scene.state)
    assert outcome is not None, f"the game goes on: {turn(scene)}"
    view = scene.view()
    assert set(outcome.winners) == {seat_of(scene, name) for name in view.winning_cars}
    return str(view.reason), set(view.winning_cars)


def goes_on(scene: FalconiScene) -> bool:
    return GAME.outcome(scene.state) is None
