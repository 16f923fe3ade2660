"""A game breaks a promise of the contract: the failure names the check, the case to run again, and what was seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from omerta.testing.conformance.case import Case


class Broken(AssertionError):
    def __init__(self, check: str, case: Case, detail: str) -> None:
        super().__init__(f"[{check}] {case}: {detail}")
        self.check = check


class Examiner:
    """Holds a check's name and case, so that a failure names both."""

    def __init__(self, check: str, case: Case) -> None:
        self.check = check
        self.case = case

    def demand(self, promise: bool, detail: str, *about: object) -> None:
        """What a long detail is about is only written out when the promise is broken."""
        if not promise:
            raise Broken(self.check, self.case, " ".join([detail, *map(repr, about)]))


Check: TypeAlias = Callable[[Case], None]
