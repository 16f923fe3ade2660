"""Whole turns for seats at a real table of the server: what they do with the box and in a window, and how late.

    plan({0: Turn("2"), 1: Turn("loyal", bag="fbi"), 2: Turn("3d", after=4_000), 3: Turn("?")}, {2: Reaction("peng")})

The Godfather's turn is the number he hides; `?` lets the time run out. Whoever is not named in a window holds at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from omerta.contract import Seat
from omerta.games.cuba.tests.given import take
from tests.server.house import Answer
from tests.server.moments import Plan, Planned


class Turn(NamedTuple):
    does: str
    after: int = 0
    bag: str = "none"


class Reaction(NamedTuple):
    does: str
    after: int = 0


class Mode(NamedTuple):
    """A way to talk, and what a table of it is asked for; the box and a window take so long there."""

    options: dict[str, object]
    lengths: dict[str, int]
    box: int
    window: int


SHORT: Final = {"hide": 6, "take_p1": 8, "take": 6, "window": 5}
MODES: Final = {
    "live": Mode({"talk_mode": "live"}, SHORT, 6_000, 5_000),
    "live, no clock": Mode({"talk_mode": "live"}, {"hide": 0, "take_p1": 0, "take": 0, "window": 0}, 8_000, 3_000),
    "formal": Mode({"talk_mode": "formal"}, {"decision": 6}, 6_000, 6_000),
    "formal, no clock": Mode({"talk_mode": "formal"}, {}, 8_000, 3_000),
    "room, many devices": Mode({"talk_mode": "room"}, {}, 8_000, 8_000),
    "room, one device": Mode({"talk_mode": "room", "room_devices": "one"}, {}, 8_000, 0),
}


def wishes(mode: Mode, **options: object) -> dict[str, object]:
    """They are for a table whose Godfather is its host, on seat 0."""
    picked = {"first_godfather": "host", **mode.options, **options}
    return {"game": "cuba", "options": picked, "lengths": mode.lengths}


def plan(turns: Mapping[Seat, Turn], reactions: Mapping[Seat, Reaction] | None = None) -> Plan:
    """It plans nothing of the talk."""

    def planned(seat: Seat, legal: list[Answer]) -> Planned | None:
        verbs = {action["do"] for action in legal}
        if "hold" in verbs:
            reaction = (reactions or {}).get(seat, Reaction("hold"))
            return None if reaction.does == "?" else Planned({"do": reaction.does}, reaction.after)
        if verbs & {"hide", "bag", "take_diamonds", "take_chip", "take_nothing"}:
            turn = turns[seat]
            return None if turn.does == "?" else Planned(_with_the_box(turn, verbs), turn.after)
        return None

    return planned


def _with_the_box(turn: Turn, verbs: set[str]) -> Answer:
    if "hide" in verbs:
        return {"do": "hide", "count": int(turn.does)}
    if "bag" in verbs:
        return {"do": "bag", "kind": turn.bag}
    chosen: Answer = msgspec.json.decode(msgspec.json.encode(take(turn.does)))
    return chosen
