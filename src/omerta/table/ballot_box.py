"""The ballot box takes the sealed votes after the outcome, until the next game is settled."""

from __future__ import annotations

from typing import Generic

from omerta.contract import Seat
from omerta.table.log import Cast, Followed
from omerta.table.typevars import O


class BallotBox(Generic[O]):
    """`followed` is the entry that opened the box; None until then."""

    def __init__(self) -> None:
        self._cast: dict[Seat, Seat | None] = {}
        self.followed: Followed[O] | None = None

    def take(self, cast: Cast) -> None:
        """The latest vote of a seat counts."""
        self._cast[cast.seat] = cast.candidate

    def open(self, followed: Followed[O]) -> None:
        self.followed = followed

    def has_voted(self, seat: Seat) -> bool:
        """Whoever abstains has voted, too."""
        return seat in self._cast

    def vote_of(self, seat: Seat) -> Seat | None:
        """Names the candidate of a seat; None if it abstains or has not voted."""
        return self._cast.get(seat)

    def votes(self) -> tuple[tuple[Seat, Seat | None], ...]:
        """Lists all votes in the order of the seats: nothing tells who voted first."""
        return tuple(sorted(self._cast.items()))

    def chosen(self) -> dict[Seat, Seat]:
        """Lists the votes that name somebody, in the order of the seats."""
        return {seat: candidate for seat, candidate in self.votes() if candidate is not None}
