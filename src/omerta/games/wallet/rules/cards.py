"""Cards go from place to place, and whoever sees one remembers it. RULES.md W-5.4, W-15.

Places are numbers: the hands by their seats, then the wallet, the Secret Stash, the birthday cards on the table, and
last everything that lies open. Every card that is not dealt moves through `shift`, so no card can be lost and no
seat's knowledge forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Seat
from omerta.games.wallet.components import FACES, ID_OF
from omerta.games.wallet.state import WalletState
from omerta.kit.claims import Move
from omerta.kit.recall import Moved, Shown, Shuffled, Sorted, Taken
from omerta.kit.ring import mask_of, seats_in


def wallet_of(state: WalletState) -> int:
    """Gives the place of the wallet."""
    return state.seats


def stash_of(state: WalletState) -> int:
    """The place under the Secret Stash: the card exists once, so there is one such place."""
    return state.seats + 1


def table_of(state: WalletState) -> int:
    """The place of birthday cards that have not been handed out."""
    return state.seats + 2


def open_of(state: WalletState) -> int:
    """Everything that lies open: discard, middle, ATM, exchange."""
    return state.seats + 3


def everybody(state: WalletState) -> int:
    return (1 << state.seats) - 1


def shift(state: WalletState, moves: Sequence[Move]) -> None:
    """Moves cards that go at once and keeps what each seat knows of them. W-15.1

    The counts of hands, wallet and birthday cards change here; what lies under the Secret Stash or open is the
    caller's to note.
    """
    sizes = [1] * (state.seats + 4)
    for move in moves:
        pile = _pile(state, move.source)
        if pile is not None:
            sizes[move.source] = sum(pile)
    state.recall.note(Moved(moves, sizes, (1 << state.seats + 1) - 1, 1 << open_of(state)))
    for move in moves:
        pile = _pile(state, move.source)
        if pile is not None:
            pile[move.face] -= 1
            assert pile[move.face] >= 0, f"no {FACES[move.face]} at place {move.source}"
    for move in moves:
        pile = _pile(state, move.target)
        if pile is not None:
            pile[move.face] += 1


def _pile(state: WalletState, place: int) -> list[int] | None:
    if place < state.seats:
        return state.hands[place]
    if place == wallet_of(state):
        return state.wallet
    return state.drawn if place == table_of(state) else None


def learn(state: WalletState, seat: Seat, face: int, place: int) -> None:
    """A seat was shown a card that stays where it is. W-6.6, W-15.1

    If it knows of such a card there already, it may have seen that one again.
    """
    shift(state, [Move(face, place, place, 1 << seat)])


def deal_out(state: WalletState, dealt: Sequence[tuple[Seat, int]]) -> None:
    """Open cards are shuffled and dealt face down, one each: all know which cards, only receivers which. W-6.3"""
    for seat, face in dealt:
        state.hands[seat][face] += 1
    state.recall.note(Shuffled(dealt))


def reveal(state: WalletState, seats: int) -> None:
    """Hands that all have seen: what was claimed about them is open now. W-9.1, W-10.1, W-15.1"""
    state.shown |= seats
    faces = [mask_of([face for face, count in enumerate(state.hands[seat]) if count]) for seat in seats_in(seats)]
    state.recall.note(Shown(list(zip(seats_in(seats), faces, strict=True))))


# --- The ID pocket -----------------------------------------------------------------------------------------------


def pocket_opened(state: WalletState, seat: Seat) -> None:
    """The buyer looks into the ID pocket: what is missing since it last knew, others have taken. W-15.2

    Nothing has been taken out yet.
    """
    before = state.pocket_seen[seat]
    gone = before & ~state.pocket
    if gone:
        # Of those that others took meanwhile, it knew only that they had been in the pocket.
        state.recall.note(Sorted(seat, ids_of(before), ids_of(gone)))
    state.pocket_seen[seat] = state.pocket


def pocket_left(state: WalletState, seat: Seat, character: int) -> None:
    """The buyer has taken this ID; its hand and the pocket are the caller's to change. W-15.2

    All others know that one of those that may have been in the pocket is in the buyer's hand.
    """
    state.pocket_seen[seat] &= ~(1 << character)
    state.recall.note(Taken(seat, [ids_of(characters) for characters in state.pocket_seen]))


def ids_of(characters: int) -> int:
    """Gives the faces of these characters' IDs; both are bitmasks."""
    return _IDS_OF[characters]


_IDS_OF: Final = tuple(
    sum([1 << ID_OF[character] for character in seats_in(characters)]) for characters in range(1 << len(ID_OF))
)
