"""Seats form a ring, and turns go clockwise."""

from typing import Final

from omerta.contract import Seat


def following(seat: Seat, seats: int) -> Seat:
    """The seat to the left has the next turn."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """Lists all seats in turn order, beginning with the first."""
    return [(first + step) % seats for step in range(seats)]


def seats_in(mask: int) -> tuple[Seat, ...]:
    """Lists the seats of a bitmask, ascending."""
    return _SEATS_IN[mask] if mask < len(_SEATS_IN) else _bits(mask)


def _bits(mask: int) -> tuple[int, ...]:
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


# Tables of up to seven hands and some piles are asked for at every step of a game.
_SEATS_IN: Final = tuple(_bits(mask) for mask in range(1 << 11))


def mask_of(seats: tuple[Seat, ...] | list[Seat] | range) -> int:
    """Packs some seats into a bitmask."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
