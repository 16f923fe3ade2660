"""Evenings in the made-up parlour, over the wire: which deal a seed gives, and how one ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.server.live.secrets import table_secret
from omerta.table import Match
from omerta.testing.toys.parlour import GAME
from omerta.testing.toys.parlour.pieces import THIEF, ParlourOptions
from omerta.testing.toys.parlour.state import ParlourState
from tests.server.house import Answer, Line

NO_CLOCKS: Final = {"talk": 0, "reaction": 0}


def seed_where(fits: Callable[[ParlourState], bool], seats: int) -> str:
    """A seed of the server by which its first table is dealt so."""

    def dealt(number: int) -> ParlourState:
        return Match.begin(GAME, ParlourOptions(), seats, table_secret(str(number), 1), 0).state

    return next(str(number) for number in range(1_000) if fits(dealt(number)))


def thief_on_seat_1(state: ParlourState) -> bool:
    return state.roles[1] == THIEF


def deciding(line: Line, kind: str) -> int:
    return next(int(number) for number, known in line.standing["decisions"] if known["kind"] == kind)


def do(line: Line, key: str, kind: str, **action: object) -> Answer:
    line.settled()
    return line.answer(type="act", id=key, decision=deciding(line, kind), action=action)
