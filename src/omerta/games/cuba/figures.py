"""What matters in a finished game, counted from its events: who won, how many stole, how often somebody had to empty
his pockets. RULES.md C-6, C-8"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from omerta.contract import Event
from omerta.games.cuba.events import Accused, Asked, Ended, Fired, FullReveal, Refused, Said

FIGURES: Final = (
    "godfather",
    "agent",
    "thieves",
    "killer",
    "thefts",
    "stolen",
    "accusations",
    "questions",
    "statements",
    "refusals",
    "shots",
)
_SIDES: Final = {
    "godfather_recovered": "godfather",
    "agent_accused": "agent",
    "godfather_out": "thieves",
    "killer_shot_agent": "killer",
}


def figures(events: Sequence[Event]) -> Mapping[str, tuple[int, int]]:
    """All of them are counted a game; `stolen` is the number of diamonds of one thief."""
    total: Counter[str] = Counter()
    games = 0
    for event in events:
        match event:
            case Accused():
                total["accusations"] += 1
            case Asked():
                total["questions"] += 1
            case Said():
                total["statements"] += 1
            case Refused():
                total["refusals"] += 1
            case Fired():
                total["shots"] += 1
            case Ended():
                games += 1
                total[_SIDES[event.reason]] += 1
            case FullReveal():
                loot = [travel.take for travel in event.travels if travel.take.startswith("diamonds:")]
                total["thefts"] += len(loot)
                total["stolen"] += sum(int(take.removeprefix("diamonds:")) for take in loot)
            case _:
                pass
    cases = {"stolen": total["thefts"]}
    return {name: (total[name], cases.get(name, games)) for name in FIGURES}
