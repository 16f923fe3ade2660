"""Here stands what an attack costs, in hundredths of a wasted card, if everybody plays the open cards as well as can
be.

Cards that nobody has seen yet count as blanks: good for passing, never for filling a position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from omerta.games.villa.bots.cards import BLANK, JOKERS, UNITS, held, shows
from omerta.games.villa.bots.needs import NEED_BITS, Need, Needs, frees_pair, marker_of, symbol_of
from omerta.games.villa.components import ALL_SYMBOLS, IS_JOKER, KIND_SYMBOLS, KINDS, PLAIN_KIND

_DUO: Final = 60
_QUAD: Final = 90
PAIR: Final = 100
PAIRED_JOKER: Final = 80
PASS: Final = 115
PASSED_JOKER: Final = 150
_GIVING_UP: Final = 300
_GIVING_UP_LATER: Final = 30

MATCH: Final[tuple[int, ...]] = tuple(
    (_QUAD if KIND_SYMBOLS[kind] == ALL_SYMBOLS else _DUO) if IS_JOKER[kind] else 0 for kind in range(len(KINDS))
)
"""It says what a match costs with each kind of card."""
_CHEAPEST_FIRST: Final = tuple(sorted(range(len(KINDS)), key=MATCH.__getitem__))

DRAWS_AHEAD: Final = 4
"""In one attack no seat draws more often: four positions and one pass less than there are seats."""

Draws: TypeAlias = tuple[int, ...]
"""The next cards of a seat's pile as far as they are known, blanks before them; 0 where the pile has ended."""

_Move: TypeAlias = tuple[int, int, bool]
"""It says what a move costs, the row that it leaves, and whether it is a pass."""
_moves: dict[int, tuple[_Move, ...]] = {}


def attack_cost(needs: Needs, seat: int, rows: Sequence[int], draws: Sequence[Draws]) -> int:
    """The least cost of filling these positions in order, beginning with this seat."""
    if not needs:
        return 0
    return _fill(needs, 0, seat, list(rows), draws, [0] * len(rows), len(rows) - 1, _give_up(len(needs)))


def _give_up(positions: int) -> int:
    return _GIVING_UP + _GIVING_UP_LATER * (positions - 1)


def _fill(
    needs: Needs,
    filled: int,
    seat: int,
    rows: list[int],
    draws: Sequence[Draws],
    drawn: list[int],
    passes: int,
    limit: int,
) -> int:
    """The cost of the positions still open, or the limit if they cost no less. `rows` and `drawn` are lent."""
    best = min(limit, _give_up(len(needs) - filled))
    row = rows[seat]
    turn = drawn[seat]
    following = (seat + 1) % len(rows)
    for cost, after, is_pass in _considered(row, needs[filled]):
        if cost >= best or (is_pass and not passes):
            break
        if not is_pass and filled + 1 == len(needs):
            best = cost
            break
        rows[seat] = after + draws[seat][turn]
        drawn[seat] = turn + 1
        if is_pass:
            rest = _fill(needs, filled, following, rows, draws, drawn, passes - 1, best - cost)
        else:
            rest = _fill(needs, filled + 1, following, rows, draws, drawn, passes, best - cost)
        best = min(best, cost + rest)
    rows[seat] = row
    drawn[seat] = turn
    return best


def _considered(row: int, need: Need) -> tuple[_Move, ...]:
    """Gives the match, the pair and the pass worth trying, the cheapest first."""
    key = row << NEED_BITS | need
    found = _moves.get(key)
    if found is None:
        found = _moves[key] = (*_match(row, need), *_pair(row, need), *_pass(row))
    return found


def _match(row: int, need: Need) -> Iterator[_Move]:
    """Gives a plain card, else the cheapest joker. V-7.1, V-11.2"""
    for kind in _CHEAPEST_FIRST:
        if KIND_SYMBOLS[kind] >> symbol_of(need) & 1 and held(row, kind) and _keeps_marker(row - UNITS[kind], need):
            yield MATCH[kind], row - UNITS[kind], False
            return


def _pair(row: int, need: Need) -> Iterator[_Move]:
    """Gives two plain cards of the most numerous other colour. V-7.2, V-11.3"""
    for kind in _most_numerous(row):
        after = row - 2 * UNITS[kind]
        is_other = kind != PLAIN_KIND[symbol_of(need)] and held(row, kind) > 1
        if is_other and (frees_pair(need) or _keeps_marker(after, need)):
            yield PAIR, after, False
            return


def _pass(row: int) -> Iterator[_Move]:
    """A blank, else a plain card of the most numerous colour, a joker only in need. V-7.3"""
    if row >= BLANK:
        yield PASS, row - BLANK, True
        return
    for kind in (*_most_numerous(row), *JOKERS):
        if held(row, kind):
            yield PASS + (PASSED_JOKER if IS_JOKER[kind] else 0), row - UNITS[kind], True
            return


def _most_numerous(row: int) -> list[int]:
    return sorted(PLAIN_KIND, key=lambda kind: -held(row, kind))


def _keeps_marker(after: int, need: Need) -> bool:
    marker = marker_of(need)
    return marker < 0 or shows(after, marker)
