"""What each seat may do now, and what it is asked. RULES.md C-3 to C-7, C-12."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Decision, Seat
from omerta.games.cuba import state as now
from omerta.games.cuba.rules import tables
from omerta.games.cuba.rules.answering import is_asked, is_sheet
from omerta.games.cuba.rules.asking import questions_left
from omerta.games.cuba.rules.killer import is_one_device, may_fire
from omerta.games.cuba.rules.naming import SUSPECTS_SLOT, slot_name
from omerta.games.cuba.rules.passing import may_take_nothing
from omerta.games.cuba.rules.saying import may_say
from omerta.games.cuba.rules.tables import Actions, talk_of
from omerta.games.cuba.rules.turns import decider, floors_left, is_formal
from omerta.games.cuba.state import BAG, HIDE, INTERROGATION, OVER, REACTION, TAKE, CubaState


def pending(state: CubaState) -> tuple[Seat, ...]:
    """In live talk it is everybody who may say or answer something; else whoever decides. C-12.1, C-12.2"""
    if state.phase == OVER:
        return ()
    if state.phase == REACTION:
        return _reacting(state)
    if state.phase in (HIDE, BAG, TAKE):
        return (state.seat_of(state.holder),)
    if state.options.talk_mode != "live":
        return (state.seat_of(decider(state)),)
    speaking = [position for position in state.living() if may_say(state, position) or is_asked(state, position)]
    return tuple(sorted(state.seat_of(position) for position in (0, *speaking)))


def _reacting(state: CubaState) -> tuple[Seat, ...]:
    """Who owes an answer, or the Godfather's device. C-7.3, C-12.3"""
    window = state.window
    assert window is not None, "a reaction has a window"
    if is_one_device(state):
        return (state.seat_of(0),)
    return tuple(seat for seat in window.seats() if window.owes(seat))


def menu(state: CubaState, seat: Seat) -> Sequence[Actions]:
    """The legal actions: questions, statements slot by slot, seats in the order of the box."""
    if seat not in pending(state):
        return ()
    position = state.position_of(seat)
    match state.phase:
        case now.HIDE:
            return (tables.HIDE_GROUP,)
        case now.BAG:
            return (tables.BAG_NONE_GROUP, *_present(state, tables.BAG_GROUPS))
        case now.TAKE:
            return _takes(state)
        case now.REACTION:
            return _reactions(state, position)
        case now.ANSWER:
            return _answers(state, position)
        case now.FLOOR:
            return [*_statements(state, position), tables.PASS_FLOOR_GROUP]
        case _:
            return _lead(state) if position == 0 else _talk(state, position)


def _present(state: CubaState, groups: tuple[Actions, ...]) -> list[Actions]:
    """The groups of the kinds in the box. C-4.3, C-4.4"""
    return [groups[kind] for kind, count in enumerate(state.box_chips) if count]


def _takes(state: CubaState) -> list[Actions]:
    """They are diamonds, chips, nothing. C-4.4 to C-4.6"""
    groups = [tables.TAKE_DIAMONDS_GROUPS[state.box_diamonds]] if state.box_diamonds else []
    groups += _present(state, tables.TAKE_CHIP_GROUPS)
    if may_take_nothing(state):
        groups.append(tables.TAKE_NOTHING_GROUP)
    return groups


def _reactions(state: CubaState, position: int) -> list[Actions]:
    """The asked seats hold or fire; the one device opens or tells. C-7.3, C-12.3"""
    if is_one_device(state):
        assert state.window is not None, "a reaction has a window"
        return [tables.OPEN_POCKET_GROUP, *(tables.SHOUTED_GROUPS[seat] for seat in state.window.seats())]
    return [tables.HOLD_GROUP, tables.PENG_GROUP] if may_fire(state, position) else [tables.HOLD_GROUP]


def _lead(state: CubaState) -> list[Actions]:
    """Ask, give the floor, speak; accuse or abdicate always. C-5.3, C-6.1, C-12, C-13.4"""
    groups: list[Actions] = []
    if not state.final_demand and state.options.talk_mode != "room":
        if questions_left(state):
            groups += _questions(state)
        if floors_left(state):
            groups.append(tables.OPEN_FLOOR_GROUP)
        if may_say(state, 0):
            groups += _statements(state, 0)
    groups += [tables.ACCUSE_GROUPS[state.seat_of(suspect)] for suspect in state.accusable()]
    groups.append(tables.ABDICATE_GROUP)
    return groups


def _questions(state: CubaState) -> list[Actions]:
    """Every topic for every living suspect; the bag for P1 alone. C-5.5, C-5.9"""
    asked = talk_of(tuple(state.mix)).ask
    groups: list[Actions] = []
    for suspect in state.living():
        seat = state.seat_of(suspect)
        groups.append(asked[seat])
        if suspect == 1:
            groups.append(tables.ASK_BAG_GROUPS[seat])
    return groups


def _statements(state: CubaState, position: int) -> list[Actions]:
    """Statements are about the own turn with the box, then about others whose pockets are closed. C-5.6"""
    talk = talk_of(tuple(state.mix))
    groups = list(talk.own if position else talk.godfather)
    if position == 1:
        groups.append(talk.say[tables.BAG_SLOT])
    groups += [tables.VIEW_GROUPS[seat] for seat in _others(state, position)]
    return groups


def _others(state: CubaState, position: int) -> list[Seat]:
    """They are suspects whose pocket is closed, oneself aside. C-5.6, C-6.10"""
    return [state.seat_of(suspect) for suspect in state.accusable() if suspect != position]


def _talk(state: CubaState, position: int) -> list[Actions]:
    """Live: whoever is asked may refuse, everybody may speak. C-5.10, C-5.11, C-12.1"""
    groups = _refusals(state) if is_asked(state, position) else []
    if may_say(state, position):
        groups += _statements(state, position)
    return groups


def _answers(state: CubaState, position: int) -> list[Actions]:
    """By turns only the first open slot is answered, and nothing else. C-5.10, C-12.2"""
    slot = state.open_slots[0]
    if slot == SUSPECTS_SLOT:
        return [*(tables.SUSPECT_GROUPS[seat] for seat in _others(state, position)), *_refusals(state)]
    return [talk_of(tuple(state.mix)).say[slot], *_refusals(state)]


def _refusals(state: CubaState) -> list[Actions]:
    """Whoever is asked may evade. C-5.10"""
    return [tables.REFUSE_GROUP, tables.REFUSE_ALL_GROUP] if is_sheet(state) else [tables.REFUSE_GROUP]


def decisions(state: CubaState, seat: Seat) -> tuple[Decision, ...]:
    """One thing at a time, but for live talk: there a seat may speak as well as answer. C-12.1"""
    if seat not in pending(state):
        return ()
    position = state.position_of(seat)
    match state.phase:
        case now.HIDE:
            return (_box_in_hand(state, "hide", "hide"),)
        case now.BAG:
            return (Decision("bag", (state.since,)),)
        case now.TAKE:
            return (_box_in_hand(state, "take", "take_p1" if state.holder == 1 else "take"),)
        case now.REACTION:
            return (_reaction(state),)
        case now.FLOOR:
            return (Decision("floor", (state.since,)),)
        case now.INTERROGATION if position == 0:
            return (_leading(state),)
        case _:
            return _talking(state, position)


def _box_in_hand(state: CubaState, kind: str, clock: str) -> Decision:
    """The box moves on when its clock ends; in a room, or without that clock, at a pace. C-4.10, C-13.3"""
    until = {"live": clock, "formal": "decision", "room": ""}[state.options.talk_mode]
    return Decision(kind, (state.since,), hushed=True, until=until, pace="take_min")


def _reaction(state: CubaState) -> Decision:
    """A window lasts its full length; with one device a tap ends it. C-7.4, C-12.3, C-13.6"""
    accused = (state.seat_of(state.accused),)
    if is_one_device(state):
        return Decision("device", accused)
    return Decision("reaction", accused, sealed=True, until="decision" if is_formal(state) else "window")


def _leading(state: CubaState) -> Decision:
    """Every step is a decision where talk goes by turns; else leading is one until a pocket opens. C-12"""
    if is_formal(state):
        return Decision("turn", (state.beat,))
    return Decision("lead", (state.open_pockets.bit_count(),))


def _talking(state: CubaState, position: int) -> tuple[Decision, ...]:
    """An answer is one to the first open slot of a question: what a refusal would refuse. C-5.10"""
    talk = (Decision("talk"),) if state.phase == INTERROGATION and may_say(state, position) else ()
    if not is_asked(state, position):
        return talk
    return (Decision("answer", (state.question_number, slot_name(state.open_slots[0]))), *talk)
