"""Here stands what tests look at: cards as multisets, the free targets, the result, and everything hidden once it is
opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from typing_extensions import Unpack

from omerta.contract import Outcome
from omerta.games.villa import GAME
from omerta.games.villa.actions import Plan
from omerta.games.villa.components import BOX
from omerta.games.villa.events import Debrief, Hint
from omerta.games.villa.state import VillaState
from omerta.games.villa.tests.given import Variant, VillaScene, given, new_game

GUARDS: Final = {guard.id: guard for guard in BOX.contents.guards.list}
GODFATHERS: Final = {godfather.id: godfather for godfather in BOX.contents.godfathers.list}


def cards(named: str | Mapping[str, int] | Iterable[str]) -> Counter[str]:
    """Cards in any order, however they are written down."""
    return +Counter(named.split() if isinstance(named, str) else named)


def listed(*rows: str) -> list[Counter[str]]:
    """`listed("Y R", "B")`: what `rows(scene)` should be."""
    return [cards(row) for row in rows]


def rows(scene: VillaScene) -> list[Counter[str]]:
    """Gives the rows of all seats; the order of the cards in a row means nothing. V-1.4"""
    return [cards(row) for row in scene.view().rows]


def targets(scene: VillaScene) -> str:
    """Says whom the coordinator may plan to attack, in the order of the list."""
    legal = scene.legal(scene.view().coordinator)
    return " ".join(dict.fromkeys(action.target for action in legal if isinstance(action, Plan)))


def free(board: str) -> str:
    """The free targets of a board on which two seats hold a card each."""
    return targets(given(rows="0:[Y] 1:[R]", board=board))


def result(scene: VillaScene) -> tuple[str | None, str | None]:
    """Says whether it is won or lost, and why; nothing of both while the game runs."""
    view = scene.view()
    return view.result, view.reason


def outcome(scene: VillaScene) -> Outcome:
    ending = GAME.outcome(scene.state)
    assert ending is not None, "the game is still running"
    return ending


def opened(state: VillaState) -> Debrief:
    """Everything hidden in a state, read where a player may read it: after the end. V-10.8"""
    ended = state.clone()
    if GAME.outcome(ended) is None:
        GAME.concede(ended, None)
    debrief = GAME.view(ended, None).debrief
    assert debrief is not None, "the debrief is missing after the end"
    return debrief


def back_of(guard: str) -> tuple[int, Hint]:
    return GUARDS[guard].strength, GUARDS[guard].hint


class Deal(NamedTuple):
    """All that chance has decided in a setup."""

    godfather: str
    guards: dict[str, str]
    guard_box: tuple[str, ...]
    police: list[str]
    """The cards in play in the order in which they were dealt."""


def deal(seats: int, seed: object, **options: Unpack[Variant]) -> Deal:
    scene = new_game(seats, seed, **options)
    hidden = opened(scene.state)
    view = scene.view()
    hands = [list(row + pile) for row, pile in zip(view.rows, hidden.piles, strict=True)]
    count = sum(len(hand) for hand in hands)
    police = [hands[number % seats][number // seats] for number in range(count)]
    box = tuple(card for card in hidden.guard_box if card in GUARDS)
    return Deal(view.godfather, hidden.guards, box, police)
