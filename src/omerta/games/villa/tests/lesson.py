"""When the moments of the lesson have come, for `scripts.find_lessons`: as `guide.ts` sees it, by what is shown."""

from __future__ import annotations

from typing import Final

from omerta.games.villa.actions import GiveBonus, Plan, PlayMatch, PlayPair
from omerta.games.villa.events import Passed
from omerta.games.villa.seen import VillaView
from omerta.testing.lesson import Glimpse, Moments

RECENT: Final = 4
"""So many events are looked back at."""


def _view(glimpse: Glimpse) -> VillaView:
    assert isinstance(glimpse.view, VillaView)
    return glimpse.view


def _may(glimpse: Glimpse, *kinds: type) -> bool:
    return any(isinstance(action, kinds) for action in glimpse.legal)


MOMENTS: Final[Moments] = {
    "turn": lambda glimpse: _may(glimpse, PlayMatch),
    "pair": lambda glimpse: _may(glimpse, PlayPair) and not _may(glimpse, PlayMatch),
    "passed": lambda glimpse: (
        _view(glimpse).phase == "play" and any(isinstance(event, Passed) for event in glimpse.told[-RECENT:])
    ),
    "bonus": lambda glimpse: _may(glimpse, GiveBonus),
    "opened": lambda glimpse: _may(glimpse, Plan) and len(_view(glimpse).arrested) > 0,
    "reserve": lambda glimpse: len(_view(glimpse).arrested) >= 2,
    "godfather": lambda glimpse: _view(glimpse).phase in {"plan", "play"} and not any(_view(glimpse).slots.values()),
}
