"""Here stands what matters in a finished game, counted from its events: how long it took, where the money came from.
P-2, P-7"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from omerta.contract import Event
from omerta.games.palermo.events import (
    CameHome,
    ChipCollected,
    GameEnded,
    InterestPaid,
    RoundEnded,
    StallOpened,
    TileLaid,
)

FIGURES: Final = (
    "rounds",
    "first_home",
    "winner_money",
    "money",
    "venues",
    "arrival",
    "interest",
    "ties",
    "stalls",
    "free_choices",
)


def figures(events: Sequence[Event]) -> Mapping[str, tuple[int, int]]:
    """Counts rounds, first arrival, ties and stalls a game; money a seat; free choices of all tiles but the first."""
    total: Counter[str] = Counter()
    homes: list[int] = []
    seats, tiles = 0, 0
    for event in events:
        match event:
            case TileLaid():
                tiles += 1
                total["free_choices"] += event.is_free
            case StallOpened():
                total["stalls"] += 1
            case ChipCollected():
                total["venues"] += event.income
            case CameHome():
                homes.append(event.round_number)
                total["arrival"] += event.bonus
            case InterestPaid():
                total["interest"] += event.interest
            case RoundEnded():
                total["rounds"] += 1
            case GameEnded():
                seats = len(event.money)
                total["money"] += sum(event.money)
                total["winner_money"] += max(event.money)
                total["ties"] += len(event.winners) > 1
            case _:
                pass
    # The first house is always a free choice.  P-2.6
    total["free_choices"] -= tiles > 0
    total["first_home"] = min(homes, default=0)
    cases = {
        "first_home": int(bool(homes)),
        "free_choices": max(0, tiles - 1),
        **dict.fromkeys(("money", "venues", "arrival", "interest"), seats),
    }
    return {name: (total[name], cases.get(name, 1)) for name in FIGURES}
