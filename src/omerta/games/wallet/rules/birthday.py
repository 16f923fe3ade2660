"""Happy Birthday brings three cards from the wallet, one to keep, the others to give away. RULES.md W-6.2."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from omerta.contract import Chance, Emit, Group, RuleViolation, Seat
from omerta.games.wallet.actions import Birthday, WalletAction
from omerta.games.wallet.components import FACES
from omerta.games.wallet.events import BirthdayDrawn, CardPassed, CardPutBack
from omerta.games.wallet.rules.cards import shift, table_of, wallet_of
from omerta.games.wallet.rules.naming import check_other_seat, face_named, faces_named
from omerta.games.wallet.rules.tables import Actions, others
from omerta.games.wallet.rules.turn import special_done
from omerta.games.wallet.state import BIRTHDAY, WalletState
from omerta.kit.claims import Move
from omerta.kit.pile import counted, present, spread, without

CARDS: Final = 3
"""As many are drawn, if the wallet holds them. W-6.2"""
GIFTS: Final = 2
"""As many are given away, if there are enough cards and other seats. W-6.2"""


def draw(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """The cards lie before the active seat, in neither wallet nor hand. W-6.2, WR-18"""
    wallet = state.wallet[:]
    faces: list[int] = []
    for _ in range(min(CARDS, sum(wallet))):
        face = chance.pick(wallet)
        wallet[face] -= 1
        faces.append(face)
    shift(state, [Move(face, wallet_of(state), table_of(state), 1 << seat) for face in faces])
    state.phase = BIRTHDAY
    if emit is not None:
        emit(BirthdayDrawn(seat, len(faces), faces_named(spread(state.drawn))))


def share_out(state: WalletState, seat: Seat, action: Birthday, chance: Chance, emit: Emit | None) -> None:
    """All cards leave the table at once; each receiver sees its own. W-6.2"""
    keep, gifts, back = _checked(state, seat, action)
    own, table = 1 << seat, table_of(state)
    moves = [Move(keep, table, seat, own)]
    moves += [Move(face, table, taker, own | 1 << taker) for taker, face in gifts]
    moves += [Move(face, table, wallet_of(state), own) for face in back]
    shift(state, moves)
    if emit is not None:
        for taker, face in gifts:
            emit(CardPassed(seat, taker, "happy_birthday", FACES[face]))
        for face in back:
            emit(CardPutBack(seat, FACES[face]))
    special_done(state, chance, emit)


def shape(drawn: int, seats: int) -> tuple[int, int]:
    """Says how many cards are given away and how many go back, once one is kept. W-6.2, WR-18"""
    given = min(GIFTS, drawn - 1, seats - 1)
    return given, drawn - 1 - given


def _checked(state: WalletState, seat: Seat, action: Birthday) -> tuple[int, list[tuple[Seat, int]], list[int]]:
    """W-6.2"""
    given, returned = shape(sum(state.drawn), state.seats)
    if len(action.cards) != given or len(action.seats) != given:
        raise RuleViolation("W-6.2", "wrong-number-of-gifts", gifts=given)
    if (action.back is not None) != (returned > 0):
        raise RuleViolation("W-6.2", "wrong-number-back", back=returned)
    for taker in action.seats:
        check_other_seat(state, seat, taker, "W-6.2")
    if list(action.seats) != sorted(set(action.seats)):
        raise RuleViolation("W-6.2", "seats-out-of-order", seats=action.seats)
    keep = face_named(action.keep, "W-6.2")
    faces = [face_named(card, "W-6.2") for card in action.cards]
    back = [] if action.back is None else [face_named(action.back, "W-6.2")]
    if counted([keep, *faces, *back], len(FACES)) != state.drawn:
        raise RuleViolation("W-6.2", "not-the-birthday-cards", cards=faces_named(spread(state.drawn)))
    return keep, list(zip(action.seats, faces, strict=True)), back


def menu(state: WalletState) -> list[Actions]:
    """Each way to share the cards once, by the card that is kept. W-6.2, WR-32"""
    return [
        _group(keep, tuple(spread(without(state.drawn, (keep,)))), state.active, state.seats)
        for keep in present(state.drawn)
    ]


# There are too many of these groups to hold on to every one that ever came up.
@lru_cache(maxsize=1024)
def _group(keep: int, rest: tuple[int, ...], seat: Seat, seats: int) -> Actions:
    name = f"birthday/{seats}/{seat}/{FACES[keep]}/{'.'.join(faces_named(rest))}"
    return Group[WalletAction](name, list(_ways(keep, rest, seat, seats)))


def _ways(keep: int, rest: tuple[int, ...], seat: Seat, seats: int) -> Iterator[Birthday]:
    """Receivers are listed clockwise from the giver; for each set of them the cards in canonical order."""
    given, _ = shape(len(rest) + 1, seats)
    for takers in combinations(others(seat, seats), given):
        for faces in _orders(rest):
            gifts = sorted(zip(takers, faces[:given], strict=True))
            cards = faces_named(face for _, face in gifts)
            back = FACES[faces[given]] if given < len(faces) else None
            yield Birthday(FACES[keep], cards, tuple(taker for taker, _ in gifts), back)


def _orders(rest: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Gives the orders of at most two cards; equal ones have one."""
    return sorted({rest, rest[::-1]})
