"""This is the border around the city: pieces, positions, stations. RULES.md LF-2, LF-3."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from omerta.games.falconi.box import Contents
from omerta.games.falconi.checks.names import DIRECTIONS
from omerta.kit.box import demand

PIECES: Final = 12
PIECES_A_SIDE: Final = 3
POSITIONS_A_PIECE: Final = 3
HALF_ROUND: Final = 2


def check_pieces(contents: Contents) -> None:
    """LF-2: twelve pieces, three on each side, three positions each."""
    pieces = contents.border_piece
    demand(len(pieces) == PIECES, "LF-2", "border_piece", f"{PIECES} pieces, not {len(pieces)}")
    for piece in pieces:
        where, count = f"border_piece {piece.id}", len(piece.positions)
        demand(count == POSITIONS_A_PIECE, "LF-2", where, f"{POSITIONS_A_PIECE} positions, not {count}")
        demand(len({side_of(name) for name in piece.positions}) == 1, "LF-2", where, "lies on more than one side")
    for side in DIRECTIONS:
        count = sum(side_of(piece.positions[0]) == side for piece in pieces)
        demand(count == PIECES_A_SIDE, "LF-2", f"border_piece {side}", f"{PIECES_A_SIDE} pieces a side, not {count}")


def check_positions(contents: Contents) -> None:
    """LF-2: every position belongs to exactly one piece."""
    listed = [name for piece in contents.border_piece for name in piece.positions]
    for name in positions(contents):
        count = listed.count(name)
        demand(count == 1, "LF-2", f"border_piece {name}", f"belongs to one piece, not to {count}")


def check_stations(contents: Contents) -> None:
    """LF-3: one station or prison exit on each side, marked on the piece it lies on."""
    for piece in contents.border_piece:
        for mark in (piece.station, piece.tunnel):
            inside = mark is None or mark in piece.positions
            demand(inside, "LF-3", f"border_piece {piece.id}", f"{mark} is no position of the piece")
        apart = piece.station is None or piece.station != piece.tunnel
        demand(apart, "LF-3", f"border_piece {piece.id}", f"{piece.station} is both station and tunnel")
    for side in DIRECTIONS:
        count = sum(side_of(name) == side for name in stations(contents))
        demand(count == 1, "LF-3", f"border_side {side}", f"one station, not {count}")


def check_opposite(contents: Contents) -> None:
    """LF-3: the blue station faces the prison."""
    sides = {entry.id: DIRECTIONS.index(entry.side) for entry in contents.border_side}
    opposite = (sides["blue"] - sides["prison"]) % len(DIRECTIONS) == HALF_ROUND
    demand(opposite, "LF-3", "border_side blue", "does not face the prison")


def positions(contents: Contents) -> Iterator[str]:
    """All names of positions, W-1 to W-9 and so on."""
    for side in DIRECTIONS:
        along = contents.board.files if side in "NS" else [str(rank + 1) for rank in range(contents.board.ranks)]
        yield from (f"{side}-{name}" for name in along)


def stations(contents: Contents) -> list[str]:
    return [piece.station for piece in contents.border_piece if piece.station is not None]


def tunnels(contents: Contents) -> list[str]:
    return [piece.tunnel for piece in contents.border_piece if piece.tunnel is not None]


def side_of(position: str) -> str:
    return position.partition("-")[0]
