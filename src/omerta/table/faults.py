"""A fault says in one line what is wrong with a record: where, in which field, and what."""

from __future__ import annotations


class RecordError(Exception):
    """A record is damaged. Lines count from 1, the header is the first."""

    def __init__(self, line: int, field: str, problem: str) -> None:
        super().__init__(line, field, problem)
        self.line = line
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        place = f"line {self.line}, {self.field}" if self.field else f"line {self.line}"
        return f"{place}: {self.problem}"


class RecordMismatch(RecordError):
    """The record reads well, but the rules and the seed give something else."""
