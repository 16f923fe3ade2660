"""A seat still knows what it has lawfully seen of cards that are hidden from it now.

A claim says: "one card out of these faces lies in one of these places", two bitmasks, and how likely each place is.
The claims of one seat are about different cards, so together they hold iff each can be given a card of its own. Only
first-order knowledge is kept. Claims are forgotten where they would no longer be certain, never bent: `holds` is true
in the truth and in every imagined world.

Likelihoods take every card of a place to be equally likely to leave it: true where chance takes it, and no guess at
the reasons of whoever chose it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Final, NamedTuple

from omerta.contract import Seat
from omerta.kit.ring import seats_in

WHOLE: Final = 1 << 20
"""The shares of a claim add up to this."""


class Claim(NamedTuple):
    """`shares` has one entry a place, in ascending order; each is at least 1, and they add up to WHOLE."""

    faces: int
    places: int
    shares: tuple[int, ...] = (WHOLE,)


class Move(NamedTuple):
    """One card goes from place to place; `knowers` is the bitmask of the seats that see its face.

    `among` are the faces that it can have for all who do not see it; 0 if they know nothing of it. A card that is
    looked at where it lies moves from its place to its place.
    """

    face: int
    source: int
    target: int
    knowers: int
    among: int = 0


def transfer(
    claims: list[list[Claim]],
    moves: Sequence[Move],
    *,
    sizes: Sequence[int],
    own_place: Sequence[int],
    everywhere: int = 0,
    open_places: int = 0,
) -> None:
    """Brings every seat's claims up to date after moves that happened at once.

    `sizes[place]` is how many cards lay at a place before, a public fact. `own_place[seat]` is where a seat sees all
    cards anyway (its hand), `open_places` are seen by all: no claims are kept about them. A claim that together with
    these has widened to `everywhere` is forgotten; without it none is, for it may still be likelier here than there.
    """
    for seat, known in enumerate(claims):
        seen = 1 << own_place[seat] | open_places
        claims[seat] = transferred(known, moves, seat, seen, sizes, everywhere)


def transferred(
    known: list[Claim], moves: Sequence[Move], seat: Seat, seen: int, sizes: Sequence[int], everywhere: int = 0
) -> list[Claim]:
    """The claims of one seat after moves that happened at once; the places of `seen` it sees anyway."""
    moved = _moved(known, moves, seat, seen, sizes)
    if moved and everywhere:
        moved = [claim for claim in moved if (claim.places | seen) & everywhere != everywhere]
    moved.sort()
    return moved


def scattered(faces: int, places: int) -> Claim:
    """One card out of these faces lies in one of these places, each equally likely."""
    return weighed(faces, dict.fromkeys(seats_in(places), 1))


def weighed(faces: int, weights: Mapping[int, int]) -> Claim:
    """One card out of these faces lies in one of these places, as likely as their weights say."""
    places, total = sorted(weights), sum(weights.values())
    # However unlikely a place is, it is possible.
    shares = [max(1, weights[place] * WHOLE // total) for place in places]
    shares[shares.index(max(shares))] += WHOLE - sum(shares)
    return Claim(faces, sum(1 << place for place in places), tuple(shares))


def narrowed(claim: Claim, places: int) -> Claim:
    """Keeps the claim about a card, now that it can lie in these places alone."""
    weights = {place: share for place, share in _weights(claim).items() if places >> place & 1}
    assert weights, f"{claim} lies nowhere in {seats_in(places)}"
    return weighed(claim.faces, weights)


def _weights(claim: Claim) -> dict[int, int]:
    return dict(zip(seats_in(claim.places), claim.shares, strict=True))


def _moved(known: list[Claim], moves: Sequence[Move], seat: Seat, seen: int, sizes: Sequence[int]) -> list[Claim]:
    kept, gained, unseen = known, list[Claim](), list[Move]()
    left: dict[int, int] = {}
    for move in moves:
        if not move.knowers >> seat & 1:
            if move.source != move.target:
                unseen.append(move)
            continue
        left[move.source] = left.get(move.source, 0) + 1
        if not seen >> move.source & 1:
            kept = _taken_out(kept, move)
        if not seen >> move.target & 1:
            gained.append(Claim(1 << move.face, 1 << move.target))
    gained += [Claim(move.among, 1 << move.target) for move in unseen if move.among and not _about(kept, move)]
    if kept:
        # All that is concluded from the moves looks at the places before.
        kept = [_passed_over(claim, known, kept, left, sizes) for claim in kept] if left else kept
        hidden = {move.source: sizes[move.source] - left.get(move.source, 0) for move in unseen}
        kept = [_widened(claim, unseen, hidden) for claim in kept] if unseen else kept
    # A card cannot come unseen to where it would be seen.
    return [claim for claim in kept + gained if not claim.places & seen]


def _taken_out(kept: list[Claim], move: Move) -> list[Claim]:
    """A seen card has left a place: one claim it may be the card of is used up.

    If a claim is about exactly this face in exactly this place, taking that one is right: equal cards are
    interchangeable. Otherwise every claim the card may belong to becomes uncertain and is dropped.
    """
    for index, claim in enumerate(kept):
        if claim.faces == 1 << move.face and claim.places == 1 << move.source:
            return kept[:index] + kept[index + 1 :]
    return [claim for claim in kept if not (claim.faces >> move.face & 1 and claim.places >> move.source & 1)]


def _passed_over(
    claim: Claim, known: list[Claim], kept: list[Claim], left: Mapping[int, int], sizes: Sequence[int]
) -> Claim:
    """Other cards were seen to leave a place that the claimed one may lie in: it is a little less likely there.

    Where nothing stays behind but what other claims are about, it does not lie there at all.
    """
    if len(claim.shares) == 1:
        return claim
    weights = _weights(claim)
    touched = weights.keys() & left.keys()
    if not touched:
        return claim
    for place in touched:
        others = sizes[place] - sum(other.places == 1 << place for other in known)
        still = sizes[place] - left[place] - sum(other.places == 1 << place for other in kept)
        if still <= 0:
            del weights[place]
        elif still < others:
            weights = {each: weight * (still if each == place else others) for each, weight in weights.items()}
    return weighed(claim.faces, weights)


def _about(claims: list[Claim], move: Move) -> bool:
    """May the card that moves unseen be one of those claimed?"""
    return any(claim.places >> move.source & 1 and _may_be(claim, move) for claim in claims)


def _may_be(claim: Claim, move: Move) -> bool:
    return not move.among or bool(claim.faces & move.among)


def _widened(claim: Claim, unseen: Sequence[Move], hidden: Mapping[int, int]) -> Claim:
    """Of the cards nobody showed at a place, each is equally likely to be the one that left."""
    near = [move for move in unseen if claim.places >> move.source & 1]
    gone = [move for move in near if _may_be(claim, move)]
    if not gone:
        return claim
    # Those that went and cannot be this one were others.
    others = [move.source for move in near if not _may_be(claim, move)]
    candidates = {move.source: hidden[move.source] - others.count(move.source) for move in gone}
    scale = prod(candidates.values())
    before = _weights(claim)
    after = {place: share * scale for place, share in before.items()}
    for move in gone:
        part = before[move.source] * scale // candidates[move.source]
        after[move.source] -= part
        after[move.target] = after.get(move.target, 0) + part
    return weighed(claim.faces, {place: weight for place, weight in after.items() if weight})


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
