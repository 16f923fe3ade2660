"""When the moments of the lesson have come, for `scripts.find_lessons`: as `guide.ts` sees it, by what is shown."""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.actions import Accuse, Ask
from omerta.games.cuba.seen import CubaView
from omerta.testing.lesson import Glimpse, Moments

TALKING: Final = {"interrogation", "answer", "floor"}
ENOUGH_ASKED: Final = 4


def _view(glimpse: Glimpse) -> CubaView:
    assert isinstance(glimpse.view, CubaView)
    return glimpse.view


def _is_talk(glimpse: Glimpse) -> bool:
    return _view(glimpse).phase in TALKING


def _may(glimpse: Glimpse, kind: type) -> bool:
    return any(isinstance(action, kind) for action in glimpse.legal)


MOMENTS: Final[Moments] = {
    "ask": lambda glimpse: _is_talk(glimpse) and _may(glimpse, Ask),
    "claims": lambda glimpse: _is_talk(glimpse) and len(_view(glimpse).claims) > 0,
    "marks": lambda glimpse: _is_talk(glimpse) and len(_view(glimpse).claims) > 1,
    "breaks": lambda glimpse: _is_talk(glimpse) and len(_view(glimpse).hints) > 0,
    "accuse": lambda glimpse: _may(glimpse, Accuse) and _view(glimpse).questions >= ENOUGH_ASKED,
    "end": lambda glimpse: _is_talk(glimpse) and _view(glimpse).recovered > 0,
}
