"""What follows from evidence alone: every way of the box that fits it counts the same. RULES.md C-15.2."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from omerta.games.cuba.chain import Box, Counting, Evidence, Posterior

KEPT: Final = 256


class EvidenceKey(NamedTuple):
    """The fields of an Evidence as a value, so that equal evidence is counted once.

    They change seldom in a game, since what is said proves nothing.
    """

    mix: tuple[int, ...]
    seats: int
    taken: int
    hidden: int | None
    bag: int | None
    takes: tuple[int, ...]
    boxes: tuple[Box | None, ...]
    breakers: int
    owing: int


def key_of(known: Evidence) -> EvidenceKey:
    return EvidenceKey(
        known.mix,
        known.seats,
        known.taken,
        known.hidden,
        known.bag,
        tuple(known.takes),
        tuple(known.boxes),
        known.breakers,
        known.owing,
    )


def evidence_from(known: EvidenceKey) -> Evidence:
    evidence = Evidence(known.mix, known.seats, known.taken)
    evidence.hidden, evidence.bag = known.hidden, known.bag
    evidence.takes, evidence.boxes = list(known.takes), list(known.boxes)
    evidence.breakers, evidence.owing = known.breakers, known.owing
    return evidence


@lru_cache(maxsize=KEPT)
def counted(known: EvidenceKey) -> Posterior:
    """Every way of the box that fits counts the same."""
    return Counting(evidence_from(known)).posterior()
