"""The table is everything around a game: match, log, frames, clocks, votes, undo, records. It is pure: time and chance
are arguments."""

from omerta.table.commitment import commitment, seed_of
from omerta.table.deadline import Deadline
from omerta.table.decisions import OpenDecision
from omerta.table.faults import RecordError, RecordMismatch
from omerta.table.frames import Frame
from omerta.table.horizon import Horizon
from omerta.table.log import AnyRecord, Record
from omerta.table.match import AnyMatch, Match
from omerta.table.record import dump, lines_of, load, per_seat, verify
from omerta.table.refusals import Refusal, Stale
from omerta.table.snapshot import Receipt, Snapshot
from omerta.table.succession import seated_anew
from omerta.table.voices import MESSAGE_LIMIT

__all__ = [
    "MESSAGE_LIMIT",
    "AnyMatch",
    "AnyRecord",
    "Deadline",
    "Frame",
    "Horizon",
    "Match",
    "OpenDecision",
    "Receipt",
    "Record",
    "RecordError",
    "RecordMismatch",
    "Refusal",
    "Snapshot",
    "Stale",
    "commitment",
    "dump",
    "lines_of",
    "load",
    "per_seat",
    "seated_anew",
    "seed_of",
    "verify",
]
