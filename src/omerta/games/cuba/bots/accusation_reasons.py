"""Why the Godfather accuses somebody: the plainest thing that speaks against him. RULES.md C-5.15, C-6.1"""

from __future__ import annotations

from omerta.contract import Argument, Text
from omerta.games.cuba.bots.counting import crowded, diamonds_passed, diamonds_received
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.testimony import UNKNOWN
from omerta.games.cuba.components import TAKES, is_theft


def accusation_reason(situation: Situation, position: int) -> Text:
    """What he must have lied about, or what he will not say; else how likely it is that he is a thief."""
    return (
        _break_before(situation, position)
        or _break_after(situation, position)
        or _words(situation, position)
        or Text(
            "why-accuse-odds", {"seat": situation.seat_of(position), "percent": _thief_percent(situation, position)}
        )
    )


def _break_before(situation: Situation, position: int) -> Text | None:
    """Against what the Godfather gave away himself, or what the right neighbour says he passed on."""
    received = diamonds_received(situation, position)
    passed = diamonds_passed(situation, position - 1)
    if UNKNOWN in (received, passed) or received == passed:
        return None
    args: dict[str, Argument] = {"seat": situation.seat_of(position), "received": received, "passed": passed}
    if position == 1:
        return Text("why-accuse-first", args)
    return Text("why-accuse-received", {**args, "giver": situation.seat_of(position - 1)})


def _break_after(situation: Situation, position: int) -> Text | None:
    passed = diamonds_passed(situation, position)
    following = 0 if situation.is_last(position) else position + 1
    received = diamonds_received(situation, following)
    if UNKNOWN in (received, passed) or received == passed:
        return None
    args: dict[str, Argument] = {"seat": situation.seat_of(position), "received": received, "passed": passed}
    if not following:
        return Text("why-accuse-last", args)
    return Text("why-accuse-passed", {**args, "taker": situation.seat_of(following)})


def _words(situation: Situation, position: int) -> Text | None:
    said, seat = situation.testimony(position), situation.seat_of(position)
    if said.refused:
        return Text("why-accuse-silent", {"seat": seat})
    if said.take != UNKNOWN and is_theft(said.take):
        return Text("why-accuse-confessed", {"seat": seat, "count": said.take})
    if situation.returned is not None and said.take in crowded(situation):
        return Text("why-accuse-crowded", {"seat": seat, "kind": TAKES[said.take].removeprefix("chip:")})
    return None


def _thief_percent(situation: Situation, position: int) -> int:
    return per_cent(Judgement(situation).thief(position))


def per_cent(odds: float) -> int:
    return round(100 * odds)
