"""The logbook holds what has happened at the table, in order, and which of it made the present state."""

from __future__ import annotations

from typing import Generic

from omerta.contract import Event
from omerta.table.log import Begun, Conceded, Entry, Expired, Move, Step, Undone
from omerta.table.typevars import A, O


class Logbook(Generic[A, O]):
    """`entries` only grows. `line` holds the places in it of the deal and the steps that made the present state."""

    def __init__(self, at: int) -> None:
        self.now = at
        self.entries: list[Entry[A, Event, O]] = []
        self.line: list[int] = []

    def write(self, entry: Entry[A, Event, O]) -> int:
        """The entry is the latest now; its place is returned."""
        assert entry.at >= self.now, f"time runs forwards: {entry.at} after {self.now}"
        place, self.now = len(self.entries), entry.at
        self.entries.append(entry)
        if isinstance(entry, Undone):
            self.line = [kept for kept in self.line if kept not in entry.taken]
        elif isinstance(entry, Begun | Move | Expired | Conceded):
            self.line.append(place)
        return place

    def steps(self) -> list[tuple[int, Step[A, Event]]]:
        """Lists the steps that made the present state, each with its place, without the deal."""
        entries = [(place, self.entries[place]) for place in self.line]
        return [(place, entry) for place, entry in entries if isinstance(entry, Move | Expired | Conceded)]
