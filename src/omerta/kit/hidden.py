"""A seat imagines the cards that it does not see: those it claims are laid first, the rest by chance."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance
from omerta.kit.claims import Claim
from omerta.kit.pile import spread
from omerta.kit.ring import seats_in


def laid_out(
    claims: Sequence[Claim],
    unseen: Sequence[int],
    room: Sequence[int],
    chance: Chance,
    allowed: Sequence[int] = (),
) -> list[list[int]] | None:
    """Counts each face at each place; None if not everything found room this time, and the caller tries again.

    `unseen` are the counts of each face that lies somewhere in `room[place]` free places, all of them filled.
    `allowed[place]` are the faces that can lie there, as a bitmask; without it all can.
    """
    left, free = list(unseen), list(room)
    assert sum(left) == sum(free), f"{sum(left)} cards for {sum(free)} places"
    everything = (1 << len(left)) - 1
    fits = allowed or [everything] * len(free)
    places = [[0] * len(left) for _ in free]

    def lay(place: int, face: int) -> None:
        places[place][face] += 1
        left[face] -= 1
        free[place] -= 1

    # Certain claims first: what may lie in several places gives way to them.
    for claim in sorted(claims, key=lambda claim: (claim.places.bit_count(), claim.faces.bit_count())):
        place = _place(claim, left, free, fits, chance)
        if place is None:
            return None
        lay(place, chance.pick(_among(left, claim.faces & fits[place])))
    for place in [place for place, faces in enumerate(fits) if faces != everything]:
        for _ in range(free[place]):
            faces = _among(left, fits[place])
            if not any(faces):
                return None
            lay(place, chance.pick(faces))
    rest = spread(left)
    chance.shuffle(rest)
    for place, count in enumerate(free):
        for _ in range(count):
            places[place][rest.pop()] += 1
    return places


def _place(claim: Claim, left: Sequence[int], free: Sequence[int], fits: Sequence[int], chance: Chance) -> int | None:
    """The claim's shares decide, as far as there is room and a card."""
    places = seats_in(claim.places)
    if len(places) == 1 and free[places[0]] and any(_among(left, claim.faces & fits[places[0]])):
        return places[0]
    shares = [
        share if free[place] and any(_among(left, claim.faces & fits[place])) else 0
        for place, share in zip(places, claim.shares, strict=True)
    ]
    return places[chance.pick(shares)] if any(shares) else None


def _among(left: Sequence[int], faces: int) -> list[int]:
    """Counts what is left of these faces."""
    return [count if faces >> face & 1 else 0 for face, count in enumerate(left)]
