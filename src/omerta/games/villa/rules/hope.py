"""Could the godfather still be taken, if every card nobody knows were the best there is? RULES.md V-10.5."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from omerta.contract import Seat
from omerta.games.villa.components import ALL_SYMBOLS, GODFATHER_SYMBOLS, KIND_SYMBOLS
from omerta.games.villa.rules.leader import leaders
from omerta.games.villa.state import PLAY, VillaState
from omerta.kit.ring import following, seats_in

Cards: TypeAlias = tuple[int, ...]


class Dream(NamedTuple):
    """A moment in the best imaginable course: cards are symbol masks, rows sorted, piles with the top last."""

    active: Seat
    filled: int
    rows: tuple[Cards, ...]
    piles: tuple[Cards, ...]


def hope(state: VillaState) -> bool:
    """Does some line of play fill all positions without anybody coming to turn empty-handed? V-10.5"""
    needed = GODFATHER_SYMBOLS[state.godfather]
    rows = tuple(tuple(sorted(KIND_SYMBOLS[card] for card in row)) for row in state.rows)
    piles = tuple(_imagined(pile, known) for pile, known in zip(state.piles, state.known, strict=True))
    starters = (state.active,) if state.phase == PLAY else seats_in(leaders(state))
    hopeless: set[Dream] = set()
    return any(_reaches(Dream(seat, state.filled, rows, piles), needed, hopeless) for seat in starters)


def _imagined(pile: list[int], known: int) -> Cards:
    """An unknown card might show every symbol, a known one shows its own. V-10.5"""
    return tuple(KIND_SYMBOLS[card] for card in pile[:known]) + (ALL_SYMBOLS,) * (len(pile) - known)


def _reaches(dream: Dream, needed: tuple[int, ...], hopeless: set[Dream]) -> bool:
    if dream.filled == len(needed):
        return True
    if dream in hopeless:
        return False
    for spent, fills in _plays(dream.rows[dream.active], needed[dream.filled]):
        if _reaches(_after(dream, spent, fills), needed, hopeless):
            return True
    hopeless.add(dream)
    return False


def _plays(row: Cards, required: int) -> list[tuple[Cards, bool]]:
    """Matches, pairs and passes: the cards spent, and whether they fill the position. V-7.1, V-7.2, V-7.3"""
    plays: list[tuple[Cards, bool]] = [((card,), True) for card in set(row) if card >> required & 1]
    for index, card in enumerate(row):
        plays.extend(((card, other), True) for other in row[index + 1 :] if card & other & ~(1 << required))
    plays.extend(((card,), False) for card in set(row))
    return plays


def _after(dream: Dream, spent: Cards, fills: bool) -> Dream:
    """After the draw it is the next seat's turn. V-7.4, V-7.5"""
    seat = dream.active
    row, pile = list(dream.rows[seat]), dream.piles[seat]
    for card in spent:
        row.remove(card)
    row.extend(pile[-1:])
    rows = (*dream.rows[:seat], tuple(sorted(row)), *dream.rows[seat + 1 :])
    piles = (*dream.piles[:seat], pile[:-1], *dream.piles[seat + 1 :])
    return Dream(following(seat, len(rows)), dream.filled + fills, rows, piles)
