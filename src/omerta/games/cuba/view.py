"""What a viewer sees, built up from what may be seen. RULES.md, "What is known", C-15."""

from __future__ import annotations

from omerta.contract import Seat, Viewer
from omerta.games.cuba.components import CHIP, DIAMONDS, DRIVER
from omerta.games.cuba.rules.asking import questions_left
from omerta.games.cuba.rules.ending import last_word, reveal
from omerta.games.cuba.rules.hints import hints
from omerta.games.cuba.rules.killer import is_one_device
from omerta.games.cuba.rules.loot import bag_name, contents, role_of, take_name
from omerta.games.cuba.rules.naming import about, evasion, phase_name, slot_name, value_name
from omerta.games.cuba.rules.turns import decider, is_formal
from omerta.games.cuba.seen import CubaView, Own, SeatView
from omerta.games.cuba.state import BAG, HIDE, NOBODY, NOT_YET, OVER, REACTION, TAKE, CubaState
from omerta.games.cuba.talk import TOPICS
from omerta.games.cuba.values import Claim, Contents, Evasion, Question

__all__ = ["view"]


def view(state: CubaState, viewer: Viewer) -> CubaView:
    """A spectator has no part of its own; the eliminated keep theirs and gain nothing. C-15.3, CR-31"""
    over = state.phase == OVER
    return CubaView(
        you=viewer,
        beat=state.beat,
        waiting=waiting(state),
        options=state.options,
        phase=phase_name(state),
        godfather=state.godfather,
        holder=state.seat_of(state.holder) if state.phase in (HIDE, BAG, TAKE) else None,
        mix=contents((DIAMONDS, *state.mix)),
        since=state.since,
        talk_since=_number(state.talk_since),
        jokers=state.jokers,
        recovered=state.recovered,
        returned=_seen(state, 0) if state.options.returned_box_public else None,
        players=tuple([_player(state, state.position_of(seat)) for seat in range(state.seats)]),
        claims=_claims(state),
        evasions=_evasions(state),
        hints=hints(state),
        question=_question(state),
        question_since=_number(state.question_since),
        questions=state.asks,
        questions_left=questions_left(state) if is_formal(state) else None,
        floors=state.floors,
        floor=tuple([state.seat_of(position) for position in state.floor]),
        accused=_seat(state, state.accused),
        final_demand=state.final_demand,
        killer=_seat(state, state.killer),
        ended=last_word(state) if over else None,
        reveal=reveal(state) if over else None,
        own=None if viewer is None else _own(state, state.position_of(viewer)),
    )


def waiting(state: CubaState) -> tuple[Seat, ...]:
    """Whom the table waits for, whoever may speak besides; in a window all who were asked. C-4.10, C-7.2, C-12"""
    if state.phase == OVER:
        return ()
    if state.phase in (HIDE, BAG, TAKE):
        return (state.seat_of(state.holder),)
    if state.phase == REACTION and not is_one_device(state):
        assert state.window is not None, "a reaction has a window"
        return state.window.seats()
    if state.options.talk_mode == "formal":
        return (state.seat_of(decider(state)),)
    # The Godfather may go on at any time, but nobody hurries him: the answer is waited for.
    return (state.godfather if state.question_asked == NOBODY else state.seat_of(state.question_asked),)


# --- What everybody sees -----------------------------------------------------------------------------------------


def _player(state: CubaState, position: int) -> SeatView:
    """A pocket's loot is public once it is open. C-6.3, C-6.10"""
    is_open = state.is_open(position)
    take = state.takes[position]
    return SeatView(
        position=position,
        take=take_name(take) if is_open else None,
        role=role_of(take) if is_open else None,
        out=state.fates[position],
        has_joker=bool(state.joker_holders >> position & 1),
        is_open=is_open,
        asked=state.times_asked[position],
        says=state.says[position],
    )


def _claims(state: CubaState) -> tuple[Claim, ...]:
    """The latest word of every speaker on every slot, by position and slot. C-5.12"""
    return tuple(
        [
            _claim(state, position, slot, value)
            for position, said in enumerate(state.claims)
            if state.says[position]
            for slot, value in enumerate(said)
            if value != NOBODY
        ]
    )


def _claim(state: CubaState, position: int, slot: int, value: int) -> Claim:
    return Claim(
        seat=state.seat_of(position),
        slot=slot_name(slot),
        about=about(state, slot),
        value=value_name(slot, value),
        changed=bool(state.claim_changed[position] >> slot & 1),
        question=state.claim_questions[position][slot] or None,
    )


def _evasions(state: CubaState) -> tuple[Evasion, ...]:
    """They stand by position and slot. C-5.10, C-5.12"""
    return tuple(
        [
            Evasion(state.seat_of(position), slot_name(slot), *evasion(kept))
            for position, evaded in enumerate(state.evasions)
            if state.times_asked[position]
            for slot, kept in enumerate(evaded)
            if kept != NOBODY
        ]
    )


def _question(state: CubaState) -> Question | None:
    """The open question has its slots that are still to be answered. C-5.9, C-5.10"""
    if state.question_asked == NOBODY:
        return None
    return Question(
        number=state.question_number,
        seat=state.seat_of(state.question_asked),
        topic=TOPICS[state.question_topic],
        open=tuple([slot_name(slot) for slot in state.open_slots]),
    )


def _seat(state: CubaState, position: int) -> Seat | None:
    return None if position == NOBODY else state.seat_of(position)


def _number(value: int) -> int | None:
    return None if value == NOBODY else value


# --- What a seat alone sees --------------------------------------------------------------------------------------


def _own(state: CubaState, position: int) -> Own:
    take = state.takes[position]
    return Own(
        box=_box(state, position),
        seen=_seen(state, position) if _remembers(state, position) else None,
        bag=_bag(state, position),
        take=None if take == NOT_YET else take_name(take),
        role=_role(state, position),
        passenger=state.seat_of(position - 1) if take == CHIP + DRIVER else None,
        hidden=state.hidden if position == 0 and state.hidden != NOT_YET else None,
        missing=_missing(state) if position == 0 else None,
        fires=_fires(state, state.seat_of(position)),
    )


def _box(state: CubaState, position: int) -> Contents | None:
    """A seat sees it while it lies before it. C-4.2"""
    holds = position == state.holder and state.phase in (HIDE, BAG, TAKE)
    return contents((state.box_diamonds, *state.box_chips)) if holds else None


def _remembers(state: CubaState, position: int) -> bool:
    """Without `memory_aid` a look is forgotten once the box is passed on, but the Godfather's is not. C-15.1, CR-36"""
    return position == 0 or state.options.memory_aid or _box(state, position) is not None


def _seen(state: CubaState, position: int) -> Contents | None:
    """The box as this seat got it. C-4.2, C-5.1"""
    seen = state.seen[position]
    return None if seen is None else contents(seen)


def _bag(state: CubaState, position: int) -> str | None:
    """P1 knows it as long as his look. C-4.3, C-15.1"""
    if position != 1 or state.bag == NOT_YET or not _remembers(state, position):
        return None
    return bag_name(state.bag)


def _role(state: CubaState, position: int) -> str | None:
    """It follows from one's own take. C-1.5"""
    if position == 0:
        return "godfather"
    return None if state.takes[position] == NOT_YET else role_of(state.takes[position])


def _missing(state: CubaState) -> int | None:
    """What the Godfather counts: neither hidden, nor returned, nor recovered. C-5.1"""
    returned = state.seen[0]
    return None if returned is None else DIAMONDS - state.hidden - returned[0] - state.recovered


def _fires(state: CubaState, seat: Seat) -> bool | None:
    """It is one's own answer in an open window. C-7.4"""
    answer = state.window.own(seat) if state.window else None
    return None if answer is None else bool(answer)
