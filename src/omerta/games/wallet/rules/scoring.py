"""All hands are shown, the guilty put a chip back, the richest innocents draw chips. RULES.md W-10, W-11."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.components import CHARACTERS, CHIP_INDEX, CHIP_VALUES, CREDIT_CARD, FACES, JOHN_SMITH, PAYOUT
from omerta.games.wallet.events import AnswerSealed
from omerta.games.wallet.round_events import ChipReturned, ChipsAwarded, CreditDrawn, HandRevealed
from omerta.games.wallet.rules import rounds
from omerta.games.wallet.rules.cards import everybody, open_of, reveal
from omerta.games.wallet.rules.end_tables import CHIP_GROUPS, RETURN_CHIP
from omerta.games.wallet.rules.naming import faces_named
from omerta.games.wallet.rules.outcome import finish
from omerta.games.wallet.rules.summary import at_award, at_reveal, ranking, shown_hand, wealth
from omerta.games.wallet.rules.tables import Actions
from omerta.games.wallet.rules.until_note import draw_until_note, note_of
from omerta.games.wallet.state import CHIP_RETURN, NOBODY, WalletState
from omerta.kit.pile import present
from omerta.kit.window import Window


def reveal_hands(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """Everything in hand lies open; the guilty who have a chip are asked for one. W-10.1, W-10.2"""
    state.active = NOBODY
    reveal(state, everybody(state))
    if emit is not None:
        for seat, found in enumerate(state.verdicts):
            emit(HandRevealed(seat, *shown_hand(state, seat), found))
    state.last_round = at_reveal(state)
    owing = [seat for seat, found in enumerate(state.verdicts) if not found.innocent and any(state.chips[seat])]
    if owing:
        state.phase = CHIP_RETURN
        state.window = Window(owing)
    else:
        _settle(state, [0] * state.seats, chance, emit)


def return_chip(state: WalletState, seat: Seat, value: int, chance: Chance, emit: Emit | None) -> None:
    """A seat returns a chip of its own choice, face down; all do so at once. W-10.2, WR-29"""
    chip = CHIP_INDEX.get(value)
    if chip is None or not state.chips[seat][chip]:
        raise RuleViolation("W-10.2", "no-such-chip", value=value)
    if emit is not None:
        emit(AnswerSealed(seat, RETURN_CHIP[chip]))
    assert state.window is not None, "chips are returned in a window"
    if state.window.seal(seat, chip):
        _open_returns(state, state.window, chance, emit)


def menu(state: WalletState, seat: Seat) -> list[Actions]:
    """Each value is listed once. W-10.2, WR-32"""
    if state.window is None or not state.window.owes(seat):
        return []
    return [CHIP_GROUPS[chip] for chip in present(state.chips[seat])]


def _open_returns(state: WalletState, window: Window, chance: Chance, emit: Emit | None) -> None:
    """The chips are in the zip pocket before the first is drawn. W-10.2, WR-29"""
    state.window = None
    returned = [0] * state.seats
    for seat, chip in window.opened():
        returned[seat] = 1
        state.chips[seat][chip] -= 1
        state.chip_pocket[chip] += 1
        state.returned[seat][chip] += 1
        if emit is not None:
            emit(ChipReturned(seat, CHIP_VALUES[chip]))
    _settle(state, returned, chance, emit)


def _settle(state: WalletState, returned: list[int], chance: Chance, emit: Emit | None) -> None:
    """Credit cards, chips, then the next round or the end of the game. W-7.5, W-11.1, W-12.1"""
    _draw_on_credit(state, chance, emit)
    drawn = _award(state, chance, emit)
    state.last_round = at_award(state, drawn, returned)
    if state.round_number < state.options.rounds:
        rounds.start_round(state, chance, emit)
    else:
        finish(state, emit)


def _draw_on_credit(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """One note for every innocent John Smith with a credit card, however many he has. W-10.3, WR-22"""
    for seat in sorted(range(state.seats), key=state.coins.__getitem__):
        found = state.verdicts[seat]
        if not (found.innocent and found.person == CHARACTERS[JOHN_SMITH] and state.hands[seat][CREDIT_CARD]):
            continue
        turned = draw_until_note(state, open_of(state), chance)
        note = state.credit_notes[seat] = note_of(turned)
        state.turned[seat] += turned
        if emit is not None:
            emit(CreditDrawn(seat, faces_named(turned), None if note == NOBODY else FACES[note]))


def _award(state: WalletState, chance: Chance, emit: Emit | None) -> list[int]:
    """Chips by rank, drawn blindly, the richest first; shares that nobody fills lapse. W-10.5, WR-30

    Says how many each seat drew.
    """
    shares = PAYOUT[state.seats]
    drawn = [0] * state.seats
    for rank, seat in enumerate(ranking(state), start=1):
        drawn[seat] = shares[rank - 1] if rank <= len(shares) else 0
        chips = [_draw_chip(state, seat, chance) for _ in range(drawn[seat])]
        if emit is not None:
            values = tuple(sorted(CHIP_VALUES[chip] for chip in chips))
            emit(ChipsAwarded(seat, rank, wealth(state, seat), drawn[seat], values))
    return drawn


def _draw_chip(state: WalletState, seat: Seat, chance: Chance) -> int:
    """Each chip in the zip pocket is equally likely; it never runs empty before the last share. W-10.5, WR-2"""
    chip = chance.pick(state.chip_pocket)
    state.chip_pocket[chip] -= 1
    state.chips[seat][chip] += 1
    return chip
