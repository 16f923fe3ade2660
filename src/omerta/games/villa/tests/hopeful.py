"""V-10.5 is told once more, by trying everything: can the godfather still be taken in the best imaginable case?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from omerta.contract import Chance

Hand: TypeAlias = tuple[str, ...]

CAPO: Final = ("G", "R", "R", "B")
_KINDS: Final = ("Y", "R", "B", "G", "Y", "R", "B", "G", "YR", "RB", "BG", "YG", "W")
_ALL_SYMBOLS: Final = "YRBG"


class Endgame(NamedTuple):
    """No guard is left. Piles are listed from the top: unknown cards, then known ones."""

    rows: tuple[Hand, ...]
    unknown: tuple[Hand, ...]
    known: tuple[Hand, ...]

    @property
    def rows_text(self) -> str:
        return " ".join(f"{seat}:[{' '.join(row)}]" for seat, row in enumerate(self.rows))

    @property
    def piles_text(self) -> str:
        both = zip(self.unknown, self.known, strict=True)
        return " ".join(f"{seat}:[{' '.join(top)} | {' '.join(low)}]" for seat, (top, low) in enumerate(both))

    @property
    def cards(self) -> int:
        return sum(map(len, (*self.rows, *self.unknown, *self.known)))


def endgame(chance: Chance) -> Endgame:
    """Gives two or three seats with a few cards each; a seat without a row has no pile."""
    seats = 2 + chance.below(2)
    rows = [_hand(chance, chance.below(4)) for _ in range(seats)]
    unknown = [_hand(chance, chance.below(4) // 2) if row else () for row in rows]
    known = [_hand(chance, chance.below(3)) if row else () for row in rows]
    return Endgame(tuple(rows), tuple(unknown), tuple(known))


def _hand(chance: Chance, size: int) -> Hand:
    return tuple(_KINDS[chance.below(len(_KINDS))] for _ in range(size))


def is_dealt_from_one_box(game: Endgame) -> bool:
    """Jokers are rare: not every random position can lie on the table."""
    held = [card for hand in (*game.rows, *game.unknown, *game.known) for card in hand]
    return all(held.count(joker) <= 1 for joker in ("YR", "RB", "BG", "YG")) and held.count("W") <= 2


def has_hope(game: Endgame) -> bool:
    """There is hope in planning if some seat with a card leads, and some line of play fills all four positions."""
    return any(has_hope_on_turn(game, seat, 0) for seat, row in enumerate(game.rows) if row)


def has_hope_on_turn(game: Endgame, active: int, filled: int) -> bool:
    """There is hope during the attack if some line of play of the active seat and those after it fills the rest."""
    piles = tuple(("W",) * len(top) + low for top, low in zip(game.unknown, game.known, strict=True))
    rows = tuple(tuple(sorted(row)) for row in game.rows)
    return _wins(rows, piles, active, filled)


@cache
def _wins(rows: tuple[Hand, ...], piles: tuple[Hand, ...], seat: int, filled: int) -> bool:
    if filled == len(CAPO):
        return True
    row, pile = rows[seat], piles[seat]
    following = (seat + 1) % len(rows)
    for spent, gain in _turns(row, CAPO[filled]):
        kept = list(row)
        for card in spent:
            kept.remove(card)
        new_row = tuple(sorted((*kept, *pile[:1])))
        new_rows = (*rows[:seat], new_row, *rows[seat + 1 :])
        new_piles = (*piles[:seat], pile[1:], *piles[seat + 1 :])
        if _wins(new_rows, new_piles, following, filled + gain):
            return True
    return False


def _turns(row: Hand, required: str) -> Iterator[tuple[Hand, int]]:
    """Gives the cards spent and the positions gained by each match, pair and pass."""
    for index, card in enumerate(row):
        yield (card,), 0
        if required in _symbols(card):
            yield (card,), 1
        for other in row[index + 1 :]:
            if (_symbols(card) & _symbols(other)) - {required}:
                yield (card, other), 1


def _symbols(kind: str) -> set[str]:
    return set(_ALL_SYMBOLS if kind == "W" else kind)
