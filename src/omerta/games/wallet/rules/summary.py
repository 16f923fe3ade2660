"""Here stands how a round came out, as everybody sees it from the reveal on. RULES.md W-10, "Last round"."""

from __future__ import annotations

from typing import Final

from omerta.contract import Seat
from omerta.games.wallet.components import BADGE, CHARACTERS, CURRENCIES, FACES, POLICEMAN, VALUES
from omerta.games.wallet.rules.naming import faces_named
from omerta.games.wallet.rules.verdict import money
from omerta.games.wallet.state import NOBODY, WalletState
from omerta.games.wallet.values import RoundResult, SeatResult, Verdict
from omerta.kit.pile import spread

_POLICEMAN: Final = CHARACTERS[POLICEMAN]


def shown_hand(state: WalletState, seat: Seat) -> tuple[tuple[str, ...], str | None, str | None]:
    """The cards in hand, the note on the Currency Exchange and what it counts as. W-9.2, W-10.1"""
    cards = faces_named(spread(state.hands[seat]))
    if state.exchange_notes[seat] == NOBODY:
        return cards, None, None
    return cards, FACES[state.exchange_notes[seat]], CURRENCIES[state.exchange_currencies[seat]]


def is_on_duty(state: WalletState, seat: Seat, found: Verdict) -> bool:
    """An innocent Policeman with a badge is on duty; several badges change nothing. W-9.1, W-9.5"""
    return found.innocent and found.person == _POLICEMAN and state.hands[seat][BADGE] > 0


def wealth(state: WalletState, seat: Seat) -> int:
    """Counts in cents what lies in hand and on the exchange, the coin, what was confiscated, the credit note. W-10.4"""
    ge = money(state.hands[seat], state.exchange_notes[seat])
    ge += sum([VALUES[face] for face in state.confiscated[seat]])
    if state.credit_notes[seat] != NOBODY:
        ge += VALUES[state.credit_notes[seat]]
    return 100 * ge + state.coins[seat]


def ranking(state: WalletState) -> list[Seat]:
    """Gives the innocent, richest first; their coins differ, so no two are equally rich. W-10.4"""
    innocent = [seat for seat, found in enumerate(state.verdicts) if found.innocent]
    return sorted(innocent, key=lambda seat: wealth(state, seat), reverse=True)


def at_reveal(state: WalletState) -> RoundResult:
    """All hands lie open, nothing is counted yet. W-10.1"""
    none = [0] * state.seats
    return RoundResult(
        state.round_number,
        tuple(_result(state, seat, None, none, none) for seat in range(state.seats)),
    )


def at_award(state: WalletState, drawn: list[int], returned: list[int]) -> RoundResult:
    """Wealth and ranks of the innocent, and how many chips each seat drew or put back. W-10"""
    ranks = {seat: rank for rank, seat in enumerate(ranking(state), start=1)}
    return RoundResult(
        state.round_number,
        tuple(_result(state, seat, ranks.get(seat), drawn, returned) for seat in range(state.seats)),
    )


def _result(state: WalletState, seat: Seat, rank: int | None, drawn: list[int], returned: list[int]) -> SeatResult:
    found, credit = state.verdicts[seat], state.credit_notes[seat]
    cards, exchanged, currency = shown_hand(state, seat)
    return SeatResult(
        seat=seat,
        hand=cards,
        exchanged=exchanged,
        currency=currency,
        verdict=found,
        on_duty=is_on_duty(state, seat, found),
        confiscated=faces_named(state.confiscated[seat]),
        turned=faces_named(state.turned[seat]),
        credit_note=None if credit == NOBODY else FACES[credit],
        wealth=None if rank is None else wealth(state, seat),
        rank=rank,
        drawn=drawn[seat],
        returned=returned[seat],
    )
