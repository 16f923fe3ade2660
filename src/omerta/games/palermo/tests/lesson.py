"""When the moments of the lesson have come, for `scripts.find_lessons`: as `guide.ts` sees it, by what is shown."""

from __future__ import annotations

from typing import Final

from omerta.games.palermo.drawn import DRAWN
from omerta.games.palermo.events import ChipCollected
from omerta.games.palermo.seen import PalermoView
from omerta.testing.lesson import LEARNER, Glimpse, Moments


def _view(glimpse: Glimpse) -> PalermoView:
    assert isinstance(glimpse.view, PalermoView)
    return glimpse.view


def _asks(glimpse: Glimpse, phase: str) -> bool:
    return _view(glimpse).phase == phase and len(glimpse.legal) > 0


def _has_collected(glimpse: Glimpse) -> bool:
    return any(isinstance(event, ChipCollected) and event.seat == LEARNER for event in glimpse.told)


def _is_at_the_edge(glimpse: Glimpse) -> bool:
    rows = DRAWN.places.fields
    edge = len(rows)
    places = {name: (x, y) for y, row in enumerate(rows) for x, name in enumerate(row)}
    x, y = places.get(_view(glimpse).crooks[LEARNER], (5, 5))
    return x <= 1 or y <= 1 or x >= edge - 2 or y >= edge - 2


MOMENTS: Final[Moments] = {
    "free": lambda glimpse: (
        _asks(glimpse, "build") and _view(glimpse).permission == "free" and len(_view(glimpse).owners) > 2
    ),
    "adjoin": lambda glimpse: _asks(glimpse, "build") and _view(glimpse).permission == "adjoin",
    "income": lambda glimpse: (
        _asks(glimpse, "move") and any(reach.income is not None for reach in _view(glimpse).reach)
    ),
    "bypass": lambda glimpse: _asks(glimpse, "move") and _is_at_the_edge(glimpse),
    "wait": lambda glimpse: _asks(glimpse, "move") and _has_collected(glimpse),
    "home": lambda glimpse: _asks(glimpse, "move") and _view(glimpse).chips_left[LEARNER] == 0,
}
