"""Here stands what matters in a finished game, counted from its events: who won and how, how long it took, what was
used. F-3"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, get_args

from omerta.contract import Event
from omerta.games.falconi.events import (
    Blasted,
    BombedBehind,
    BoostBroke,
    BoostStarted,
    CardLaid,
    Drove,
    GameOver,
    HiddenCardLaid,
    Lapsed,
    Overtook,
    TurnBegan,
    Turned,
)
from omerta.games.falconi.values import Ending

_COUNTED: Final[Mapping[type[Event], tuple[str, ...]]] = {
    TurnBegan: ("turns",),
    CardLaid: ("laid",),
    HiddenCardLaid: ("laid",),
    BombedBehind: ("bombs_behind",),
    Blasted: ("blasts",),
    BoostStarted: ("boosts",),
    BoostBroke: ("boosts", "breaks"),
    Overtook: ("overtaken",),
    Turned: ("three_point_turns",),
    Lapsed: ("lapses",),
}
FIGURES: Final = (
    "don_wins",
    *get_args(Ending),
    "rounds",
    "turns",
    "laid",
    "driven",
    "bombs_behind",
    "blasts",
    "boosts",
    "breaks",
    "overtaken",
    "three_point_turns",
    "lapses",
)


def figures(events: Sequence[Event]) -> Mapping[str, tuple[int, int]]:
    """Each is counted a game."""
    total: Counter[str] = Counter()
    for event in events:
        total.update(_COUNTED.get(type(event), ()))
        match event:
            case TurnBegan():
                total["rounds"] = event.round_number
            case Drove():
                total["driven"] += len(event.path) - 1
            case GameOver():
                total[event.reason] += 1
                total["don_wins"] += "prison" in event.cars
            case _:
                pass
    return {name: (total[name], 1) for name in FIGURES}
