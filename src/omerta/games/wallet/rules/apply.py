"""One step of the game makes all checks first, then draws and changes. RULES.md, "Turns" to "Scoring".

A step that others cannot see (the beginning of a payment, a card added to it, a sealed answer that is not the last)
leaves the beat alone; every other step ends it and tells who is asked next.
"""

from __future__ import annotations

from typing import assert_never

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.actions import (
    AtmDeposit,
    AtmDraw,
    Birthday,
    Buy,
    Check,
    Draw,
    Exchange,
    Flip,
    Gift,
    Give,
    GiveBack,
    GiveNothing,
    Keep,
    NoMatch,
    Pass,
    PayAdd,
    PayDone,
    Play,
    Put,
    ReturnChip,
    Stash,
    Take,
    TakeId,
    Target,
    WalletAction,
    Wish,
)
from omerta.games.wallet.events import Asked
from omerta.games.wallet.rules import (
    birthday,
    buying,
    end_cards,
    ending,
    gift,
    passing,
    police,
    redistribution,
    regular,
    scoring,
    specials,
    targets,
    wishes,
)
from omerta.games.wallet.rules.naming import check_time, window_rule
from omerta.games.wallet.state import END_CARDS, END_FIRST, OVER, PHASES, REDIST_GIVE, WISH_ANSWER, WalletState


def apply(state: WalletState, seat: Seat, action: WalletAction, chance: Chance, emit: Emit | None) -> None:
    """Public reasons for a refusal come before private ones. W-3.1, WR-20"""
    if state.phase == OVER:
        raise RuleViolation("W-12.1", "game-over")
    if seat not in state.asked():
        raise RuleViolation("W-3.1", "not-your-turn", seat=seat)
    window = state.window
    if window is not None:
        window.check(seat, window_rule(state))
    check_time(state, action)
    _perform(state, seat, action, chance, emit)
    silent = isinstance(action, Buy | PayAdd) or (window is not None and state.window is window)
    if not silent:
        _end_beat(state, emit)


def _end_beat(state: WalletState, emit: Emit | None) -> None:
    state.beat += 1
    if emit is not None and state.phase != OVER:
        emit(Asked(PHASES[state.public_phase()], state.asked()))


def _perform(state: WalletState, seat: Seat, action: WalletAction, chance: Chance, emit: Emit | None) -> None:
    match action:
        case Draw():
            regular.draw(state, seat, chance, emit)
        case Put():
            regular.put(state, seat, action.card, chance, emit)
        case Flip():
            regular.flip(state, seat, chance, emit)
        case Pass():
            _pass(state, seat, action, chance, emit)
        case Play():
            _play(state, seat, action, chance, emit)
        case Buy():
            buying.buy(state, seat, emit)
        case PayAdd():
            buying.pay_add(state, seat, action.card, emit)
        case PayDone():
            buying.pay_done(state, seat, emit)
        case TakeId():
            buying.take_id(state, seat, action.character, chance, emit)
        case Give():
            _give(state, seat, action.card, chance, emit)
        case Birthday() | GiveNothing() | Take() | Target() | Keep() | GiveBack() | Gift() | Wish() | NoMatch():
            _resolve(state, seat, action, chance, emit)
        case Stash() | AtmDeposit() | AtmDraw() | Exchange() | Check() | ReturnChip():
            _end_round(state, seat, action, chance, emit)
        case _:
            assert_never(action)


def _pass(state: WalletState, seat: Seat, action: Pass, chance: Chance, emit: Emit | None) -> None:
    """W-7.2, W-7.3, W-13.2"""
    if state.phase == END_FIRST:
        ending.answer_first(state, seat, action, chance, emit)
    elif state.phase == END_CARDS:
        end_cards.pass_on(state, seat, chance, emit)
    else:
        regular.pass_action(state, seat, chance, emit)


def _play(state: WalletState, seat: Seat, action: Play, chance: Chance, emit: Emit | None) -> None:
    """W-5.2, W-7.2"""
    if state.phase == END_FIRST:
        ending.answer_first(state, seat, action, chance, emit)
    else:
        specials.play(state, seat, action.special, chance, emit)


def _give(state: WalletState, seat: Seat, card: str, chance: Chance, emit: Emit | None) -> None:
    """W-6.3, W-6.4, W-6.5, W-6.9, W-6.10"""
    if state.phase == WISH_ANSWER:
        wishes.give(state, seat, card, chance, emit)
    elif state.phase == REDIST_GIVE:
        redistribution.give(state, seat, card, chance, emit)
    else:
        passing.give(state, seat, card, chance, emit)


def _resolve(
    state: WalletState,
    seat: Seat,
    action: Birthday | GiveNothing | Take | Target | Keep | GiveBack | Gift | Wish | NoMatch,
    chance: Chance,
    emit: Emit | None,
) -> None:
    """Says what special cards ask for. W-6.2, W-6.3, W-6.6 to W-6.10"""
    match action:
        case Birthday():
            birthday.share_out(state, seat, action, chance, emit)
        case GiveNothing():
            redistribution.give_nothing(state, seat, chance, emit)
        case Take():
            redistribution.take(state, seat, action.card, chance, emit)
        case Target():
            targets.choose(state, seat, action.seat, chance, emit)
        case Keep():
            targets.decide(state, seat, chance, emit, kept=True)
        case GiveBack():
            targets.decide(state, seat, chance, emit, kept=False)
        case Gift():
            gift.give_away(state, seat, action.card, action.seat, chance, emit)
        case Wish():
            wishes.ask(state, seat, action.seat, action.request, emit)
        case NoMatch():
            wishes.no_match(state, seat, chance, emit)
        case _:
            assert_never(action)


def _end_round(
    state: WalletState,
    seat: Seat,
    action: Stash | AtmDeposit | AtmDraw | Exchange | Check | ReturnChip,
    chance: Chance,
    emit: Emit | None,
) -> None:
    """W-6.13 to W-6.15, W-9.2, W-10.2"""
    match action:
        case Stash():
            end_cards.stash(state, seat, action.card, chance, emit)
        case AtmDeposit():
            end_cards.atm_deposit(state, seat, action.card, chance, emit)
        case AtmDraw():
            end_cards.atm_draw(state, seat, chance, emit)
        case Exchange():
            end_cards.exchange(state, seat, action.card, action.currency, chance, emit)
        case Check():
            police.check(state, seat, action.seat, chance, emit)
        case ReturnChip():
            scoring.return_chip(state, seat, action.value, chance, emit)
        case _:
            assert_never(action)
