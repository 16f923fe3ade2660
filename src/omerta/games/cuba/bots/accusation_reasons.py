"""Why the Godfather accuses somebody: the plainest thing that speaks against him. RULES.md C-5.15, C-6.1"""

from __future__ import annotations

from omerta.contract import Argument, Text
from omerta.games.cuba.bots.counting import crowded, diamonds_passed, diamonds_received
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.testimony import UNKNOWN
from omerta.games.cuba.components import TAKES, is_theft


def accusation_reason(situation: Situation, position: int) -> Text:
    """What he must have lied about, what he admits or will not say; else how likely it is that he is a thief."""
    return (
        _break_with_godfather(situation, position)
        or _confession(situation, position)
        or _break_before(situation, position)
        or _break_after(situation, position)
        or _words(situation, position)
        or Text(
            "why-accuse-odds", {"seat": situation.seat_of(position), "percent": _thief_percent(situation, position)}
        )
    )


def _break_with_godfather(situation: Situation, position: int) -> Text | None:
    """He contradicts what the Godfather himself gave away, or got back."""
    args = _gap(situation, 0, position) if position == 1 else None
    if args is not None:
        return Text("why-accuse-first", {**args, "seat": situation.seat_of(position)})
    args = _gap(situation, position, 0) if situation.is_last(position) else None
    return None if args is None else Text("why-accuse-last", {**args, "seat": situation.seat_of(position)})


def _confession(situation: Situation, position: int) -> Text | None:
    said = situation.testimony(position)
    if said.take == UNKNOWN or not is_theft(said.take):
        return None
    return Text("why-accuse-confessed", {"seat": situation.seat_of(position), "count": said.take})


def _break_before(situation: Situation, position: int) -> Text | None:
    """He contradicts what the right neighbour says he passed on."""
    args = _gap(situation, position - 1, position) if position > 1 else None
    if args is None:
        return None
    seats: dict[str, Argument] = {"seat": situation.seat_of(position), "giver": situation.seat_of(position - 1)}
    return Text("why-accuse-received", {**args, **seats})


def _break_after(situation: Situation, position: int) -> Text | None:
    args = None if situation.is_last(position) else _gap(situation, position, position + 1)
    if args is None:
        return None
    seats: dict[str, Argument] = {"seat": situation.seat_of(position), "taker": situation.seat_of(position + 1)}
    return Text("why-accuse-passed", {**args, **seats})


def _gap(situation: Situation, giver: int, taker: int) -> dict[str, Argument] | None:
    """Diamonds do not fit, unless a thief who was caught explains them."""
    passed, received = diamonds_passed(situation, giver), diamonds_received(situation, taker)
    if UNKNOWN in (received, passed) or received == passed:
        return None
    if any(is_theft(situation.opened.get(position, 0)) for position in (giver, taker)):
        return None
    return {"received": received, "passed": passed}


def _words(situation: Situation, position: int) -> Text | None:
    said, seat = situation.testimony(position), situation.seat_of(position)
    if said.refused:
        return Text("why-accuse-silent", {"seat": seat})
    if situation.returned is not None and said.take in crowded(situation):
        return Text("why-accuse-crowded", {"seat": seat, "kind": TAKES[said.take].removeprefix("chip:")})
    return None


def _thief_percent(situation: Situation, position: int) -> int:
    return per_cent(Judgement(situation).thief(position))


def per_cent(odds: float) -> int:
    return round(100 * odds)
