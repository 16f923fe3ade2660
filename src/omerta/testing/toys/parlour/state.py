"""What is true in the parlour. Talk leaves a bounded summary: the latest claim of each speaker."""

from __future__ import annotations

from omerta.contract import Seat
from omerta.kit.window import Window
from omerta.testing.toys.parlour.pieces import HOST, ParlourOptions, Reason

NOBODY = -1
UNSAID = -1
FIRST_BEAT = 1


class ParlourState:
    __slots__ = (
        "accusations_left",
        "accused",
        "aside",
        "beat",
        "breath",
        "claims",
        "eliminated",
        "open_pockets",
        "options",
        "question",
        "reason",
        "refusals",
        "roles",
        "shooter",
        "talk_since",
        "window",
    )

    def __init__(self, options: ParlourOptions, roles: list[int], aside: int) -> None:
        """`roles` has a place for every seat; the host's is unused."""
        self.options = options
        self.beat = FIRST_BEAT
        self.roles = roles
        self.aside = aside
        # One more for the elder.  B-1.4
        self.breath = [options.breath + (seat == options.elder) for seat in range(len(roles))]
        self.claims = [UNSAID] * len(roles)
        self.refusals = [0] * len(roles)
        self.question: Seat = NOBODY
        self.accused: Seat = NOBODY
        self.accusations_left = options.accusations
        self.open_pockets = 0
        self.eliminated = 0
        self.talk_since = 1
        self.window: Window | None = None
        self.shooter: Seat = NOBODY
        self.reason: Reason | None = None

    def clone(self) -> ParlourState:
        copy = ParlourState.__new__(ParlourState)
        copy.options = self.options
        copy.beat = self.beat
        copy.roles = self.roles[:]
        copy.aside = self.aside
        copy.breath = self.breath[:]
        copy.claims = self.claims[:]
        copy.refusals = self.refusals[:]
        copy.question = self.question
        copy.accused = self.accused
        copy.accusations_left = self.accusations_left
        copy.open_pockets = self.open_pockets
        copy.eliminated = self.eliminated
        copy.talk_since = self.talk_since
        copy.window = self.window.clone() if self.window else None
        copy.shooter = self.shooter
        copy.reason = self.reason
        return copy

    def living(self, seat: Seat) -> bool:
        return not self.eliminated >> seat & 1

    def suspects(self) -> list[Seat]:
        return [seat for seat in range(1, len(self.roles)) if self.living(seat)]

    def remembers_aside(self) -> bool:
        """B-1.5: without notes the host knows the role set aside only until the first word."""
        return self.options.notes or self.beat == FIRST_BEAT

    def asked(self) -> tuple[Seat, ...]:
        """Who is asked, a public fact: in open talk the host, in a window those whom the rules name."""
        if self.reason:
            return ()
        return self.window.seats() if self.window else (HOST,)
