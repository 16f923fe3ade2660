"""Seats in a ring, clockwise."""

from omerta.contract import Seat


def following(seat: Seat, seats: int) -> Seat:
    """The seat to the left: whose turn comes next."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """All seats in turn order, beginning with the first."""
    return [(first + step) % seats for step in range(seats)]


def seats_in(mask: int) -> tuple[Seat, ...]:
    """The seats of a bitmask, ascending."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def mask_of(seats: tuple[Seat, ...] | list[Seat] | range) -> int:
    """The bitmask of some seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
