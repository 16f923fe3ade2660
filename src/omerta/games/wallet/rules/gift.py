"""A gift is a card of one's own that another seat must take. RULES.md W-6.7."""

from __future__ import annotations

from omerta.contract import Chance, Emit, Seat
from omerta.games.wallet.events import CardPassed
from omerta.games.wallet.rules.cards import shift
from omerta.games.wallet.rules.naming import check_other_seat, hand_card
from omerta.games.wallet.rules.tables import Actions, gift_group
from omerta.games.wallet.rules.turn import special_done
from omerta.games.wallet.state import WalletState
from omerta.kit.claims import Move
from omerta.kit.pile import present


def give_away(state: WalletState, seat: Seat, card: str, taker: Seat, chance: Chance, emit: Emit | None) -> None:
    """Face down, like every card that goes from hand to hand. W-6.7, WR-33"""
    face = hand_card(state, seat, card, "W-6.7")
    check_other_seat(state, seat, taker, "W-6.7")
    shift(state, [Move(face, seat, taker, 1 << seat | 1 << taker)])
    if emit is not None:
        emit(CardPassed(seat, taker, "gift", card))
    special_done(state, chance, emit)


def menu(state: WalletState) -> list[Actions]:
    return [gift_group(face, state.active, state.seats) for face in present(state.hands[state.active])]
