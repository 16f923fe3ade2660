"""What a seat has lawfully seen of cards that are hidden from it, and still knows.

A claim says: "one card out of these faces lies in one of these places", two bitmasks. The claims of one seat are
about different cards, so together they hold iff each can be given a card of its own. Only first-order knowledge
is kept. Claims are forgotten where they would no longer be certain, never bent: `holds` is true in the truth and in
every imagined world.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from omerta.contract import Seat


class Claim(NamedTuple):
    faces: int
    places: int


class Move(NamedTuple):
    """One card from place to place; `knowers` is the bitmask of the seats that see its face."""

    face: int
    source: int
    target: int
    knowers: int


def transfer(claims: list[list[Claim]], moves: Sequence[Move], *, own_place: Sequence[int], everywhere: int) -> None:
    """Brings every seat's claims up to date after moves that happened at once.

    `own_place[seat]` is where a seat sees all cards anyway (its hand): no claims are kept about it. A claim that
    has widened to `everywhere` is dropped.
    """
    for seat, known in enumerate(claims):
        own = 1 << own_place[seat]
        claims[seat] = sorted(_moved(known, moves, seat, own, everywhere))


def _moved(known: list[Claim], moves: Sequence[Move], seat: Seat, own: int, everywhere: int) -> list[Claim]:
    kept = list(known)
    gained: list[Claim] = []
    widened: dict[int, int] = {}
    for move in moves:
        if not move.knowers >> seat & 1:
            # An unseen card may be any of those claimed to lie there. All widening looks at the places before.
            widened[move.source] = widened.get(move.source, 0) | 1 << move.target
            continue
        if 1 << move.source != own:
            kept = _taken_out(kept, move)
        if 1 << move.target != own:
            gained.append(Claim(1 << move.face, 1 << move.target))
    result = [_widen(claim, widened) for claim in kept] + gained
    return [claim for claim in result if claim.places & everywhere != everywhere and not claim.places & own]


def _taken_out(kept: list[Claim], move: Move) -> list[Claim]:
    """A seen card has left a place: one claim it may be the card of is used up.

    If a claim is about exactly this face in exactly this place, taking that one is right: equal cards are
    interchangeable. Otherwise every claim the card may belong to becomes uncertain and is dropped.
    """
    exact = Claim(1 << move.face, 1 << move.source)
    if exact in kept:
        rest = list(kept)
        rest.remove(exact)
        return rest
    return [claim for claim in kept if not (claim.faces >> move.face & 1 and claim.places >> move.source & 1)]


def _widen(claim: Claim, widened: dict[int, int]) -> Claim:
    places = claim.places
    for source, targets in widened.items():
        if claim.places >> source & 1:
            places |= targets
    return Claim(claim.faces, places)


def holds(claims: Sequence[Claim], places: Sequence[Sequence[int]]) -> bool:
    """Can each claim be given a card of its own? `places[p]` are the counts of each face at place p."""
    cells = [(place, face, count) for place, counts in enumerate(places) for face, count in enumerate(counts) if count]
    taken: list[list[int]] = [[] for _ in cells]

    def assign(index: int, tried: set[int]) -> bool:
        claim = claims[index]
        for cell, (place, face, count) in enumerate(cells):
            if cell in tried or not (claim.places >> place & 1 and claim.faces >> face & 1):
                continue
            tried.add(cell)
            if len(taken[cell]) < count:
                taken[cell].append(index)
                return True
            for position, other in enumerate(taken[cell]):
                if assign(other, tried):
                    taken[cell][position] = index
                    return True
        return False

    return all(assign(index, set()) for index in range(len(claims)))
