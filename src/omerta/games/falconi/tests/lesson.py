"""When the moments of the lesson have come, for `scripts.find_lessons`: as `guide.ts` sees it, by what is shown."""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.actions import Blast
from omerta.games.falconi.events import BombedBehind
from omerta.games.falconi.seen import FalconiView
from omerta.testing.lesson import Glimpse, Moments

PRISON: Final = "prison"


def _view(glimpse: Glimpse) -> FalconiView:
    assert isinstance(glimpse.view, FalconiView)
    return glimpse.view


def _asks(glimpse: Glimpse, phase: str) -> bool:
    return _view(glimpse).phase == phase and len(glimpse.legal) > 0


def _places(glimpse: Glimpse, *, don: bool) -> list[str]:
    """Where cars are on the map: his, or the others."""
    return [car.place for car in _view(glimpse).cars if (car.car == PRISON) is don and car.place is not None]


def _has_trail(glimpse: Glimpse) -> bool:
    return bool(_places(glimpse, don=True) and _places(glimpse, don=False)) and len(_view(glimpse).trail) > 1


def _blocks(glimpse: Glimpse, *, own: bool) -> bool:
    cars = [car for preview in _view(glimpse).previews for car in preview.blocks]
    return _asks(glimpse, "lay") and any((car == PRISON) is own for car in cars)


def _is_own(glimpse: Glimpse) -> bool:
    return _view(glimpse).turn == PRISON


MOMENTS: Final[Moments] = {
    "drive": lambda glimpse: _asks(glimpse, "drive") and len(glimpse.legal) > 1,
    "don-lanes": lambda glimpse: _asks(glimpse, "lay") and _has_trail(glimpse),
    "bombs": lambda glimpse: _asks(glimpse, "lay") and _view(glimpse).bombs == 2 and _view(glimpse).round_number > 2,
    "junction": lambda glimpse: _asks(glimpse, "lay") and _view(glimpse).hand in {"tee", "cross"},
    "turning": lambda glimpse: _asks(glimpse, "lay") and _view(glimpse).hand == "uturn",
    "react": lambda glimpse: _asks(glimpse, "react"),
    "crater": lambda glimpse: _is_own(glimpse) and any(isinstance(event, BombedBehind) for event in glimpse.told),
    "blast": lambda glimpse: any(isinstance(action, Blast) for action in glimpse.legal),
    "trap": lambda glimpse: _blocks(glimpse, own=True),
    "block": lambda glimpse: _blocks(glimpse, own=False),
}
