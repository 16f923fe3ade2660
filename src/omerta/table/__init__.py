"""The table around a game: match, log, frames, clocks, votes, undo, records. Pure: time and chance are arguments."""

from omerta.table.commitment import commitment, seed_of
from omerta.table.deadlines import Deadline
from omerta.table.decisions import OpenDecision
from omerta.table.faults import RecordError, ReplayMismatch
from omerta.table.frames import Frame
from omerta.table.log import AnyRecord, Record
from omerta.table.match import AnyMatch, Match, seated_anew
from omerta.table.record import dump, load, per_seat, verify
from omerta.table.refusals import Refusal, Stale
from omerta.table.snapshot import Receipt, Snapshot
from omerta.table.speech import MESSAGE_LIMIT, check_pointing
from omerta.table.undo import Horizon

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
    "Refusal",
    "ReplayMismatch",
    "Snapshot",
    "Stale",
    "check_pointing",
    "commitment",
    "dump",
    "load",
    "per_seat",
    "seated_anew",
    "seed_of",
    "verify",
]
