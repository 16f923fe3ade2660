"""Cards go from place to place, and whoever sees one remembers it. RULES.md W-5.4, W-15.

Places are numbers: the hands by their seats, then the wallet, the Secret Stash, the birthday cards on the table, and
last everything that lies open. Every card that is not dealt moves through `shift`, so no card can be lost and no
seat's knowledge forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Seat
from omerta.games.wallet.components import FACES, ID_OF
from omerta.games.wallet.state import WalletState
from omerta.kit.claims import Claim, Move, narrowed, scattered, transfer
from omerta.kit.ring import seats_in


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
    transfer(
        state.claims,
        moves,
        sizes=sizes,
        own_place=range(state.seats),
        everywhere=(1 << state.seats + 1) - 1,
        open_places=1 << open_of(state),
    )
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
    shift(state, [Move(face, open_of(state), seat, everybody(state)) for seat, face in dealt])
    for seat in range(state.seats):
        others = [(receiver, face) for receiver, face in dealt if receiver != seat]
        places = sum(1 << receiver for receiver, _ in others)
        known = list(state.claims[seat])
        for receiver, face in others:
            # All were told above; who did not look knows only that it is with one of them.
            known.remove(Claim(1 << face, 1 << receiver))
            known.append(scattered(1 << face, places))
        state.claims[seat] = sorted(known)


def reveal(state: WalletState, seats: int) -> None:
    """Hands that all have seen: what was claimed about them is open now. W-9.1, W-10.1, W-15.1"""
    state.shown |= seats
    for seat, known in enumerate(state.claims):
        state.claims[seat] = sorted([claim for each in known for claim in _after_reveal(state, each, seats)])


def _after_reveal(state: WalletState, claim: Claim, seats: int) -> list[Claim]:
    """If no such card is seen there, it lies in another of the places; if there is one, it may have been this one."""
    opened = seats_in(claim.places & seats)
    if not opened:
        return [claim]
    found = any(state.hands[seat][face] for seat in opened for face in seats_in(claim.faces))
    return [] if found else [narrowed(claim, claim.places & ~seats)]


# --- The ID pocket -----------------------------------------------------------------------------------------------


def pocket_opened(state: WalletState, seat: Seat) -> None:
    """The buyer looks into the ID pocket: what is missing since it last knew, others have taken. W-15.2

    Nothing has been taken out yet.
    """
    before = state.pocket_seen[seat]
    gone = before & ~state.pocket
    if gone:
        # Of those that others took meanwhile, it knew only that they had been in the pocket.
        state.claims[seat] = sorted(
            [
                claim._replace(faces=ids_of(gone)) if claim.faces == ids_of(before) else claim
                for claim in state.claims[seat]
            ]
        )
    state.pocket_seen[seat] = state.pocket


def pocket_left(state: WalletState, seat: Seat, character: int) -> None:
    """The buyer has taken this ID; its hand and the pocket are the caller's to change. W-15.2

    All others know that one of those that may have been in the pocket is in the buyer's hand.
    """
    state.pocket_seen[seat] &= ~(1 << character)
    for other in range(state.seats):
        if other != seat:
            bought = Claim(ids_of(state.pocket_seen[other]), 1 << seat)
            state.claims[other] = sorted([*state.claims[other], bought])


def ids_of(characters: int) -> int:
    """Gives the faces of these characters' IDs; both are bitmasks."""
    return sum([1 << ID_OF[character] for character in seats_in(characters)])
