"""What seats know of hidden cards is worked out when somebody looks, and not before.

A state notes what has happened to cards, in order; a seat's claims follow from that one after the other. A playout that
nobody looks at so pays for the notes alone, and a view pays for its own seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Seat
from omerta.contract.freeze import PutsOff
from omerta.kit.claims import Claim, Move, narrowed, scattered, transferred


class Notice:
    """Something that seats have seen, or not. Once it is noted it never changes: clones share it."""

    __slots__ = ("before",)

    def __init__(self) -> None:
        self.before: Notice | None = None

    def learnt(self, seat: Seat, known: list[Claim]) -> list[Claim]:
        """The claims of this seat afterwards; the list itself stays as it is."""
        raise NotImplementedError


class Moved(Notice):
    """Cards have gone from place to place at once (`claims.transfer`). A seat sees the place of its own number."""

    __slots__ = ("_everywhere", "_moves", "_open", "_sizes")

    def __init__(self, moves: Sequence[Move], sizes: Sequence[int], everywhere: int, open_places: int) -> None:
        super().__init__()
        self._moves = moves
        self._sizes = sizes
        self._everywhere = everywhere
        self._open = open_places

    def learnt(self, seat: Seat, known: list[Claim]) -> list[Claim]:
        return transferred(known, self._moves, seat, 1 << seat | self._open, self._sizes, self._everywhere)


class Shuffled(Notice):
    """Open cards were shuffled and dealt face down, one each: all know which cards, only receivers which of them."""

    __slots__ = ("_dealt",)

    def __init__(self, dealt: Sequence[tuple[Seat, int]]) -> None:
        super().__init__()
        self._dealt = dealt

    def learnt(self, seat: Seat, known: list[Claim]) -> list[Claim]:
        others = [(receiver, face) for receiver, face in self._dealt if receiver != seat]
        places = sum([1 << receiver for receiver, _ in others])
        return sorted(known + [scattered(1 << face, places) for _, face in others])


class Shown(Notice):
    """Places lie open for all: `faces` are those that are found there, a bitmask for each of them."""

    __slots__ = ("_faces", "_places")

    def __init__(self, faces: Sequence[tuple[int, int]]) -> None:
        super().__init__()
        self._faces = faces
        self._places = sum([1 << place for place, _ in faces])

    def learnt(self, seat: Seat, known: list[Claim]) -> list[Claim]:
        return sorted([claim for each in known for claim in self._after(each)])

    def _after(self, claim: Claim) -> list[Claim]:
        """A card that is not seen there lies in another of its places; one that is seen may have been this one."""
        opened = claim.places & self._places
        if not opened:
            return [claim]
        for place, faces in self._faces:
            if opened >> place & 1 and faces & claim.faces:
                return []
        return [narrowed(claim, claim.places & ~self._places)]


class Sorted(Notice):
    """One seat has found out more about what it claimed of exactly the faces `before`: they are among these."""

    __slots__ = ("_after", "_earlier", "_seat")

    def __init__(self, seat: Seat, earlier: int, after: int) -> None:
        super().__init__()
        self._seat = seat
        self._earlier = earlier
        self._after = after

    def learnt(self, seat: Seat, known: list[Claim]) -> list[Claim]:
        if seat != self._seat:
            return known
        return sorted([claim._replace(faces=self._after) if claim.faces == self._earlier else claim for claim in known])


class Taken(Notice):
    """A card has come to a place out of a supply: each other seat knows the faces that it may have."""

    __slots__ = ("_faces", "_place")

    def __init__(self, place: Seat, faces: Sequence[int]) -> None:
        super().__init__()
        self._place = place
        self._faces = faces

    def learnt(self, seat: Seat, known: list[Claim]) -> list[Claim]:
        return known if seat == self._place else sorted([*known, Claim(self._faces[seat], 1 << self._place)])


class Recall(PutsOff):
    """What each seat knows. The claims of a seat are its own list, sorted."""

    __slots__ = ("_heard", "_known", "_last")

    def __init__(self, seats: int) -> None:
        self._known: list[list[Claim]] = [[] for _ in range(seats)]
        self._heard: list[Notice | None] = [None] * seats
        self._last: Notice | None = None

    def clone(self) -> Recall:
        copy = Recall(0)
        copy._known = self._known.copy()
        copy._heard = self._heard.copy()
        copy._last = self._last
        return copy

    def note(self, notice: Notice) -> None:
        notice.before = self._last
        self._last = notice

    def put(self, seat: Seat, known: list[Claim]) -> None:
        """The seat knows this and nothing else."""
        self._known[seat] = known
        self._heard[seat] = self._last

    def of(self, seat: Seat) -> list[Claim]:
        unheard, notice = list[Notice](), self._last
        while notice is not None and notice is not self._heard[seat]:
            unheard.append(notice)
            notice = notice.before
        known = self._known[seat]
        for each in reversed(unheard):
            known = each.learnt(seat, known)
        self.put(seat, known)
        return known

    def settled(self) -> list[list[Claim]]:
        """All that everybody knows: two recalls are equal if this is, however much each has worked out."""
        return [self.of(seat) for seat in range(len(self._known))]
