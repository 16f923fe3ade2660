"""Here stands what matters in a finished game, counted from its events: how many were innocent, how long rounds were.
W-8, W-10"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from omerta.contract import Event
from omerta.games.wallet.events import IdTaken, RoundStarted, SpecialPlayed, TurnBegan
from omerta.games.wallet.round_events import ChipsAwarded, HandRevealed, OnDutyRevealed

FIGURES: Final = ("innocent", "turns", "richest", "on_duty", "ids_bought", "specials")


def figures(events: Sequence[Event]) -> Mapping[str, tuple[int, int]]:
    """Counts innocent seats of all; turns, policemen on duty, IDs bought and special cards a round; the richest
    innocent."""
    total: Counter[str] = Counter()
    rounds = hands = richest = 0
    for event in events:
        match event:
            case RoundStarted():
                rounds += 1
            case TurnBegan():
                total["turns"] += 1
            case HandRevealed():
                hands += 1
                total["innocent"] += event.verdict.innocent
            case OnDutyRevealed():
                total["on_duty"] += 1
            case IdTaken():
                total["ids_bought"] += 1
            case SpecialPlayed():
                total["specials"] += 1
            case ChipsAwarded(rank=1):
                richest += 1
                total["richest"] += event.wealth // 100
            case _:
                pass
    cases = {"innocent": hands, "richest": richest}
    return {name: (total[name], cases.get(name, rounds)) for name in FIGURES}
