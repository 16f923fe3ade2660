"""This is true in the parlour. Talk leaves a bounded summary: the latest claim of each speaker."""

from __future__ import annotations

from typing import Final

from omerta.contract import Seat
from omerta.kit.clone import cloner
from omerta.kit.window import Window
from omerta.testing.toys.parlour.pieces import HOST, ParlourOptions, Reason

NOBODY = -1
UNSAID = -1
FIRST_BEAT = 1


class ParlourState:
    options: ParlourOptions
    beat: int
    roles: list[int]
    aside: int
    # One more for the elder.  B-1.4
    breath: list[int]
    claims: list[int]
    refusals: list[int]
    question: Seat
    accused: Seat
    accusations_left: int
    open_pockets: int
    eliminated: int
    talk_since: int
    window: Window | None
    shooter: Seat
    reason: Reason | None

    __slots__ = tuple(__annotations__)

    def __init__(self, options: ParlourOptions, roles: list[int], aside: int) -> None:
        """`roles` has a place for every seat; the host's is unused."""
        self.options = options
        self.beat = FIRST_BEAT
        self.roles = roles
        self.aside = aside
        self.breath = [options.breath + (seat == options.elder) for seat in range(len(roles))]
        self.claims = [UNSAID] * len(roles)
        self.refusals = [0] * len(roles)
        self.question = NOBODY
        self.accused = NOBODY
        self.accusations_left = options.accusations
        self.open_pockets = 0
        self.eliminated = 0
        self.talk_since = 1
        self.window = None
        self.shooter = NOBODY
        self.reason = None

    def clone(self) -> ParlourState:
        return _clone(self)

    def living(self, seat: Seat) -> bool:
        return not self.eliminated >> seat & 1

    def suspects(self) -> list[Seat]:
        return [seat for seat in range(1, len(self.roles)) if self.living(seat)]

    def remembers_aside(self) -> bool:
        """B-1.5: without notes the host knows the role set aside only until the first word."""
        return self.options.notes or self.beat == FIRST_BEAT

    def asked(self) -> tuple[Seat, ...]:
        """Everybody knows who is asked: in open talk the host, in a window those whom the rules name."""
        if self.reason:
            return ()
        return self.window.seats() if self.window else (HOST,)


_clone: Final = cloner(ParlourState)
