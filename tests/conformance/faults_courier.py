"""Faults planted into the courier game, each with the check that must catch it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

import msgspec

from omerta.contract import (
    BoardSetting,
    Chance,
    Clock,
    Condition,
    Decision,
    Emit,
    Event,
    Group,
    RuleViolation,
    Seat,
    Viewer,
)
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import (
    CardDrawn,
    CardPassed,
    CourierAction,
    CourierOptions,
    CourierView,
    Draw,
    Give,
)
from omerta.testing.toys.courier.state import CourierState
from tests.conformance.fault import Fault

Played: TypeAlias = CourierState
Meddling: TypeAlias = Callable[[CourierState, Seat, CourierAction, Chance], None]
Retelling: TypeAlias = Callable[[CourierState, list[Event]], list[Event]]
Applying: TypeAlias = Callable[[CourierState, Seat, CourierAction, Chance, Emit | None], None]


def view_shows_the_pouch(state: Played, viewer: Viewer) -> CourierView:
    return msgspec.structs.replace(GAME.view(state, viewer), pouch_size=sum(state.pouch) * 10 + state.pouch[0])


def spectator_sees_a_hand(state: Played, viewer: Viewer) -> CourierView:
    if viewer is not None:
        return GAME.view(state, viewer)
    return msgspec.structs.replace(GAME.view(state, None), hand_sizes=tuple(hand[0] for hand in state.hands))


def waiting_names_who_owes(state: Played, viewer: Viewer) -> CourierView:
    return msgspec.structs.replace(GAME.view(state, viewer), waiting=GAME.pending(state))


def view_loses_the_mark(state: Played, viewer: Viewer) -> CourierView:
    seen = GAME.view(state, viewer)
    return msgspec.structs.replace(seen, own=seen.own and msgspec.structs.replace(seen.own, marked=None))


def menu_counts_the_pouch(state: Played, seat: Seat) -> list[Group[CourierAction]]:
    groups = list(GAME.menu(state, seat))
    return [Group(f"{group.name}/{state.pouch[0]}", group.actions) for group in groups]


def menu_reuses_a_name(state: Played, seat: Seat) -> list[Group[CourierAction]]:
    return [Group("all", [action for group in GAME.menu(state, seat) for action in group.actions])] * bool(
        GAME.menu(state, seat)
    )


def menu_offers_too_much(state: Played, seat: Seat) -> list[Group[CourierAction]]:
    groups = list(GAME.menu(state, seat))
    return [*groups, Group("extra", [Give("A")])] if groups and not state.window else groups


def default_peeks(state: Played, seat: Seat) -> CourierAction:
    actions = [action for group in GAME.menu(state, seat) for action in group.actions]
    return actions[state.pouch[0] % len(actions)]


def default_is_illegal(state: Played, seat: Seat) -> CourierAction:
    return Draw()


def decision_counts_answers(state: Played, seat: Seat) -> tuple[Decision, ...]:
    answered = sum(1 for answer in state.window.answers if answer is not None) if state.window else 0
    return tuple(msgspec.structs.replace(each, about=(*each.about, answered)) for each in GAME.decisions(state, seat))


def decisions_unheard_of(state: Played, seat: Seat) -> tuple[Decision, ...]:
    return tuple(msgspec.structs.replace(each, kind="unheard_of") for each in GAME.decisions(state, seat))


def clock_names_who_owes(state: Played) -> tuple[Clock, ...]:
    return tuple(msgspec.structs.replace(clock, seats=GAME.pending(state)) for clock in GAME.clocks(state))


def expire_with_these_clocks(state: Played, clock: Clock, chance: Chance, emit: Emit | None) -> None:
    GAME.expire(state, GAME.clocks(state)[0] if clock in clock_names_who_owes(state) else clock, chance, emit)


def expire_only_the_first(state: Played, clock: Clock, chance: Chance, emit: Emit | None) -> None:
    seat = GAME.pending(state)[0]
    GAME.apply(state, seat, GAME.default(state, seat), chance, emit)


def voices_tell_a_card(state: Played) -> tuple[str | None, ...]:
    return tuple("K-4.1" if hand[4] else None for hand in state.hands)


def applied(before: Meddling | None = None, after: Meddling | None = None, told: Retelling | None = None) -> Applying:
    """The courier's apply with something done before it, after it, or to what it tells."""

    def apply(state: Played, seat: Seat, action: CourierAction, chance: Chance, emit: Emit | None) -> None:
        if before:
            before(state, seat, action, chance)
        events: list[Event] = []
        GAME.apply(state, seat, action, chance, events.append if emit else None)
        if after:
            after(state, seat, action, chance)
        if emit:
            for event in told(state, events) if told else events:
                emit(event)

    return apply


def refusal_counts_the_pouch(state: Played, seat: Seat, action: CourierAction, _chance: Chance) -> None:
    if isinstance(action, Give) and not state.window:
        raise RuleViolation("K-3.1", "not-in-hand", card=action.card, left=state.pouch[0])


def refusal_tells_of_marking(state: Played, seat: Seat, action: CourierAction, _chance: Chance) -> None:
    if not state.over and not state.window and seat != state.active and state.marked >= 0:
        raise RuleViolation("K-2.3", "cannot-mark", card="A")


def unknown_rule(state: Played, seat: Seat, action: CourierAction, _chance: Chance) -> None:
    if not state.over and not state.window and seat != state.active:
        raise RuleViolation("K-9.9", "not-your-turn", seat=seat)


def half_applied(state: Played, seat: Seat, action: CourierAction, _chance: Chance) -> None:
    if not state.over and not state.window and seat != state.active:
        state.claims[seat] = []
        state.marked = -1
        state.hands[seat].reverse()


def draws_too_early(state: Played, seat: Seat, action: CourierAction, chance: Chance) -> None:
    chance.below(2)


def accepts_the_illegal(state: Played, seat: Seat, action: CourierAction, chance: Chance, emit: Emit | None) -> None:
    try:
        GAME.apply(state, seat, action, chance, emit)
    except RuleViolation as refusal:
        if refusal.key != "cannot-draw":
            raise


def draws_by_hidden_hand(state: Played, seat: Seat, action: CourierAction, chance: Chance) -> None:
    if isinstance(action, Draw) and state.hands[seat][4]:
        chance.below(2)


def draws_within_the_beat(state: Played, seat: Seat, action: CourierAction, chance: Chance) -> None:
    chance.below(2)


def beat_grows_in_silence(state: Played, seat: Seat, action: CourierAction, _chance: Chance) -> None:
    state.beat += 1


def events_by_face(_state: Played, events: list[Event]) -> list[Event]:
    passed = sorted((event for event in events if isinstance(event, CardPassed)), key=lambda event: str(event.card))
    return [passed.pop(0) if isinstance(event, CardPassed) else event for event in events]


def events_counted_by_secret(state: Played, events: list[Event]) -> list[Event]:
    return events + [event for event in events if type(event).__name__ == "TurnBegan" and state.pouch[0] % 2]


def undeclared_event(_state: Played, events: list[Event]) -> list[Event]:
    return [*events, Undeclared()]


class Undeclared(Event, frozen=True):
    pass


class CardDrawnLightly(Event, frozen=True, tag="card_drawn"):
    """A draw that the courier may take back after a look at the letter."""

    seat: Seat
    card: str
    only_to = "seat"
    retractable = True


def draws_lightly(_state: Played, events: list[Event]) -> list[Event]:
    return [
        CardDrawnLightly(event.seat, str(event.card)) if isinstance(event, CardDrawn) else event for event in events
    ]


def asks_only_holders(state: Played, seat: Seat, action: CourierAction, _chance: Chance) -> None:
    """A window only for those who hold an A, everybody if nobody does."""
    if state.window and state.window.owing == state.window.asked == (1 << len(state.hands)) - 1:
        holders = [each for each, hand in enumerate(state.hands) if hand[0]]
        if holders and not isinstance(action, Give):
            state.window = type(state.window)(holders)


class OrderedState(CourierState):
    """Keeps the order of answering, which no view shows."""

    __slots__ = ("order",)

    def __init__(self, like: CourierState, order: list[Seat]) -> None:
        for name in CourierState.__slots__:
            setattr(self, name, getattr(like, name))
        self.order = order

    def clone(self) -> OrderedState:
        return OrderedState(super().clone(), self.order[:])


def new_ordered(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> Played:
    return OrderedState(GAME.new(options, seats, chance, emit), [])


def keeps_the_order(state: Played, seat: Seat, action: CourierAction, _chance: Chance) -> None:
    if isinstance(action, Give) and isinstance(state, OrderedState):
        state.order.append(seat)


class SharingState(OrderedState):
    """Its clones share the hands."""

    __slots__ = ()

    def clone(self) -> SharingState:
        copy = SharingState(super().clone(), [])
        copy.hands = self.hands
        return copy


def new_sharing(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> Played:
    return SharingState(GAME.new(options, seats, chance, emit), [])


class Flaw:
    """Two runs with the same seed differ: something outlives the game."""

    count = 0

    def before(self, state: Played, seat: Seat, action: CourierAction, chance: Chance) -> None:
        Flaw.count += 1
        if isinstance(action, Draw) and Flaw.count % 3 == 0:
            chance.below(5)


def silent_play_differs(state: Played, seat: Seat, action: CourierAction, chance: Chance, emit: Emit | None) -> None:
    GAME.apply(state, seat, action, chance, emit)
    if emit is None and state.over:
        state.marked = 2


def pending_after_the_end(state: Played) -> tuple[Seat, ...]:
    return GAME.pending(state) or (0,)


def catalogue_without_drawing(options: CourierOptions, seats: int) -> list[CourierAction]:
    return [action for action in GAME.catalogue(options, seats) if action != Draw()]


def lost_in_play(state: Played, seat: Seat, action: CourierAction, _chance: Chance) -> None:
    if isinstance(action, Draw) and state.pouch[0]:
        state.pouch[0] -= 1


class ForgetfulOptions(CourierOptions, frozen=True):
    """Says of the rounds that they mean nothing, and counts them all the same."""

    @classmethod
    def conditions(cls) -> Mapping[str, Condition]:
        return {"rounds": Condition(where={"pass_to": ("right",)})}


FAULTS = [
    Fault(
        "an option matters where it should not",
        "ignored_options_change_nothing",
        replace(GAME, options=ForgetfulOptions),
    ),
    Fault("view shows the pouch", "nothing_leaks", replace(GAME, view=view_shows_the_pouch)),
    Fault("the spectator sees a hand", "nothing_leaks", replace(GAME, view=spectator_sees_a_hand)),
    Fault("the waiting list names who owes", "sealing_is_silent", replace(GAME, view=waiting_names_who_owes)),
    Fault("the view loses an own private step", "events_reach_the_view", replace(GAME, view=view_loses_the_mark)),
    Fault("the menu counts the pouch", "nothing_leaks", replace(GAME, menu=menu_counts_the_pouch)),
    Fault("a group name is used twice", "groups_keep_their_names", replace(GAME, menu=menu_reuses_a_name)),
    Fault("the menu offers what is refused", "legal_is_accepted", replace(GAME, menu=menu_offers_too_much)),
    Fault("the catalogue misses an action", "legal_is_accepted", replace(GAME, catalogue=catalogue_without_drawing)),
    Fault("the default peeks into the pouch", "nothing_leaks", replace(GAME, default=default_peeks)),
    Fault("the default is not legal", "play_ends", replace(GAME, default=default_is_illegal)),
    Fault("a decision counts others' answers", "nothing_leaks", replace(GAME, decisions=decision_counts_answers)),
    Fault(
        "a clock names who owes",
        "sealing_is_silent",
        replace(GAME, clocks=clock_names_who_owes, expire=expire_with_these_clocks),
    ),
    Fault("a clock's end settles one seat only", "clocks_come_to_an_end", replace(GAME, expire=expire_only_the_first)),
    Fault("a clock runs that nobody declared", "clocks_come_to_an_end", replace(GAME, clock_names=())),
    Fault(
        "a clock has a length that nobody declared",
        "clocks_come_to_an_end",
        replace(GAME, lengths=lambda options, seats, people: {"sundial": 0}),
    ),
    Fault("a clock has no name", "every_sentence_is_written", replace(GAME, clock_names=("decision", "sundial"))),
    Fault(
        "a setting of the board has no name",
        "every_sentence_is_written",
        replace(GAME, board_settings=(BoardSetting("lamp"),)),
    ),
    Fault("voices tell who holds an E", "nothing_leaks", replace(GAME, voices=voices_tell_a_card)),
    Fault("a refusal counts the pouch", "nothing_leaks", replace(GAME, apply=applied(refusal_counts_the_pouch))),
    Fault("a refusal tells a private step", "nothing_leaks", replace(GAME, apply=applied(refusal_tells_of_marking))),
    Fault("a refusal names no rule", "illegal_is_refused", replace(GAME, apply=applied(unknown_rule))),
    Fault("a refusal is half applied", "illegal_is_refused", replace(GAME, apply=applied(half_applied))),
    Fault("a draw before the last check", "illegal_is_refused", replace(GAME, apply=applied(draws_too_early))),
    Fault("an illegal action is accepted", "illegal_is_refused", replace(GAME, apply=accepts_the_illegal)),
    Fault("draws depend on a hidden hand", "nothing_leaks", replace(GAME, apply=applied(draws_by_hidden_hand))),
    Fault("a private step draws", "draws_end_their_beat", replace(GAME, apply=applied(after=draws_within_the_beat))),
    Fault("a silent step raises the beat", "nothing_leaks", replace(GAME, apply=applied(after=beat_grows_in_silence))),
    Fault("events in the order of faces", "nothing_leaks", replace(GAME, apply=applied(told=events_by_face))),
    Fault("an event more for a secret", "nothing_leaks", replace(GAME, apply=applied(told=events_counted_by_secret))),
    Fault("an event nobody declared", "values_round_trip", replace(GAME, apply=applied(told=undeclared_event))),
    Fault(
        "a window asks only who holds the card", "nothing_leaks", replace(GAME, apply=applied(after=asks_only_holders))
    ),
    Fault(
        "the state keeps the order of answers",
        "answers_in_any_order",
        replace(GAME, new=new_ordered, apply=applied(after=keeps_the_order)),
    ),
    Fault("clones share a list", "clones_are_independent", replace(GAME, new=new_sharing)),
    Fault("equal seeds play differently", "equal_seeds_play_alike", replace(GAME, apply=applied(Flaw().before))),
    Fault("play without events differs", "equal_seeds_play_alike", replace(GAME, apply=silent_play_differs)),
    Fault("somebody is pending after the end", "play_ends", replace(GAME, pending=pending_after_the_end)),
    Fault("the bound is too small", "play_ends", replace(GAME, bound=lambda options, seats: 3)),
    Fault("a letter is lost", "legal_is_accepted", replace(GAME, apply=applied(after=lost_in_play))),
    Fault("a decision has no words", "what_happens_can_be_told", replace(GAME, decisions=decisions_unheard_of)),
    Fault("a component has no name", "every_sentence_is_written", replace(GAME, words=(*GAME.words, "card-Z"))),
    Fault("a draw can be taken back", "undo_unsays_nothing", replace(GAME, apply=applied(told=draws_lightly))),
]
