"""Couriers play by these rules. RULES.md K-1 to K-5."""

from __future__ import annotations

from functools import cache

from omerta.contract import Chance, Clock, Decision, Emit, Group, Outcome, RuleViolation, Seat
from omerta.kit.claims import Move, holds, transfer
from omerta.kit.defaults import one_clock, running
from omerta.kit.options import check_values
from omerta.kit.pile import present, spread
from omerta.kit.ring import following, mask_of
from omerta.kit.window import Window
from omerta.testing.toys.courier.pieces import (
    FACES,
    HAND,
    HAND_LIMIT,
    CardDrawn,
    CardMarked,
    CardPassed,
    CardPutBack,
    CardSealed,
    CourierAction,
    CourierOptions,
    Draw,
    Ended,
    Give,
    HandDealt,
    HandsRevealed,
    Mark,
    PassAsked,
    PutBack,
    TurnBegan,
)
from omerta.testing.toys.courier.state import NOTHING, CourierState

clocks = one_clock("decision", CourierState.asked)


def new(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> CourierState:
    """K-1.1 to K-1.3: every courier draws a hand, the rest stays in the pouch."""
    if not 2 <= seats <= 4:
        raise RuleViolation("K-1.1", "seats", seats=seats)
    check_values(options, "K-1.3")
    pouch = [options.copies] * len(FACES)
    hands = [[0] * len(FACES) for _ in range(seats)]
    for hand in hands:
        for _ in range(HAND):
            face = chance.pick(pouch)
            pouch[face] -= 1
            hand[face] += 1
    state = CourierState(options, hands, pouch)
    state.beat = 1
    if emit:
        for seat, hand in enumerate(hands):
            emit(HandDealt(seat, names(hand)))
        emit(TurnBegan(0))
    return state


def names(hand: list[int]) -> tuple[str, ...]:
    return tuple(FACES[face] for face in spread(hand))


def pending(state: CourierState) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.asked() if state.window is None or state.window.owes(seat))


@cache
def _group(stem: str, faces: tuple[int, ...]) -> Group[CourierAction]:
    make = Mark if stem == "mark" else Give
    return Group(f"{stem}/{'.'.join(FACES[face] for face in faces)}", [make(FACES[face]) for face in faces])


_DRAW: Group[CourierAction] = Group("draw", [Draw()])
_PUT_BACK: Group[CourierAction] = Group("put_back", [PutBack()])


def menu(state: CourierState, seat: Seat) -> list[Group[CourierAction]]:
    if seat not in pending(state):
        return []
    if state.window:
        return [_group("give", tuple(present(state.hands[seat])))]
    groups = [_DRAW] if may_draw(state) else []
    markable = tuple(face for face in present(state.hands[seat]) if face > state.marked)
    if may_put_back(state) and markable:
        groups.append(_group("mark", markable))
    if state.marked != NOTHING:
        groups.append(_PUT_BACK)
    return groups


def may_draw(state: CourierState) -> bool:
    """K-2.1: the hand is below its limit and the pouch holds a letter. Both are public."""
    return sum(state.hands[state.active]) < HAND_LIMIT and sum(state.pouch) > 0


def may_put_back(state: CourierState) -> bool:
    """K-2.2: nobody gives up the last letter."""
    return sum(state.hands[state.active]) > 1


def decisions(state: CourierState, seat: Seat) -> tuple[Decision, ...]:
    if seat not in pending(state):
        return ()
    if state.window:
        return (Decision("pass", (state.round_number,), sealed=True),)
    return (Decision("turn", (state.round_number,)),)


def apply(state: CourierState, seat: Seat, action: CourierAction, chance: Chance, emit: Emit | None) -> None:
    if state.over:
        raise RuleViolation("K-5.1", "game-over")
    match action:
        case Give(card):
            _give(state, seat, _face(state, seat, card, "K-3.1"), chance, emit)
        case Draw():
            _on_turn(state, seat)
            if not may_draw(state):
                raise RuleViolation("K-2.1", "cannot-draw", hand=sum(state.hands[seat]))
            _draw(state, seat, chance, emit)
        case Mark(card):
            _on_turn(state, seat)
            _mark(state, seat, _face(state, seat, card, "K-2.2"), emit)
        case PutBack():
            _on_turn(state, seat)
            _put_back(state, seat, emit)


def _on_turn(state: CourierState, seat: Seat) -> None:
    """K-2.3: whose turn it is comes before everything else that might be refused."""
    if state.window or seat != state.active:
        raise RuleViolation("K-2.3", "not-your-turn", seat=seat)


def _face(state: CourierState, seat: Seat, card: str, rule: str) -> int:
    if rule == "K-3.1":
        if state.window is None:
            raise RuleViolation("K-3.1", "no-pass-now")
        state.window.check(seat, "K-3.1")
    if card not in FACES or not state.hands[seat][FACES.index(card)]:
        raise RuleViolation(rule, "not-in-hand", card=card)
    return FACES.index(card)


def _draw(state: CourierState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """K-2.1: a letter comes out of the pouch, and its courier alone sees it."""
    face = chance.pick(state.pouch)
    moved(state, [Move(face, len(state.hands), seat, 1 << seat)])
    if emit:
        emit(CardDrawn(seat, FACES[face]))
    _end_turn(state, emit)


def _mark(state: CourierState, seat: Seat, face: int, emit: Emit | None) -> None:
    """K-2.2: a courier chooses in private, letters in ascending order; nobody else notices."""
    if face <= state.marked or not may_put_back(state):
        raise RuleViolation("K-2.2", "cannot-mark", card=FACES[face])
    state.marked = face
    if emit:
        emit(CardMarked(seat, FACES[face]))


def _put_back(state: CourierState, seat: Seat, emit: Emit | None) -> None:
    """K-2.2: the marked letter goes into the pouch; its courier remembers it."""
    face = state.marked
    if face == NOTHING:
        raise RuleViolation("K-2.2", "nothing-marked")
    moved(state, [Move(face, seat, len(state.hands), 1 << seat)])
    if emit:
        emit(CardPutBack(seat, FACES[face]))
    _end_turn(state, emit)


def _end_turn(state: CourierState, emit: Emit | None) -> None:
    """K-2.4: the next courier has the turn, or after the last one comes the pass."""
    state.beat += 1
    state.marked = NOTHING
    state.active = following(state.active, len(state.hands))
    if state.active == 0:
        state.window = Window(list(range(len(state.hands))))
    if emit:
        emit(PassAsked(state.window.seats()) if state.window else TurnBegan(state.active))


def _give(state: CourierState, seat: Seat, face: int, _chance: Chance, emit: Emit | None) -> None:
    """K-3.1: every courier lays a letter face down; sealing tells its own seat only."""
    assert state.window
    last = state.window.seal(seat, face)
    if emit:
        emit(CardSealed(seat, FACES[face]))
    if last:
        _pass_on(state, state.window.opened(), emit)


def neighbour(state: CourierState, seat: Seat) -> Seat:
    """K-3.2: letters go to the left, or by option to the right."""
    seats = len(state.hands)
    return following(seat, seats) if state.options.pass_to == "left" else (seat - 1) % seats


def _pass_on(state: CourierState, given: list[tuple[Seat, int]], emit: Emit | None) -> None:
    """K-3.2: all letters move at once; giver and taker know theirs."""
    state.window = None
    moves = [Move(face, seat, neighbour(state, seat), mask_of([seat, neighbour(state, seat)])) for seat, face in given]
    moved(state, moves)
    if emit:
        for move in moves:
            emit(CardPassed(move.source, move.target, FACES[move.face]))
    state.beat += 1
    state.round_number += 1
    if state.round_number > state.options.rounds:
        _end(state, emit)
    elif emit:
        emit(TurnBegan(state.active))


def moved(state: CourierState, moves: list[Move]) -> None:
    """K-4.1: letters move at once; what a courier has seen it knows, unless the option lets it forget."""
    places = [*state.hands, state.pouch]
    if state.options.memory:
        sizes = [sum(letters) for letters in places]
        transfer(state.claims, moves, sizes=sizes, own_place=range(len(state.hands)))
    for move in moves:
        places[move.source][move.face] -= 1
    for move in moves:
        places[move.target][move.face] += 1


def _end(state: CourierState, emit: Emit | None) -> None:
    """K-5.1: everything is turned over; the most valuable hand wins, equal hands together."""
    state.over = True
    ended = outcome(state)
    if emit and ended:
        emit(revealed(state))
        emit(Ended(ended.winners, ended.scores))


def revealed(state: CourierState) -> HandsRevealed:
    return HandsRevealed(tuple(names(hand) for hand in state.hands), names(state.pouch))


def outcome(state: CourierState) -> Outcome | None:
    """K-5.1"""
    if not state.over:
        return None
    scores = tuple(sum((face + 1) * count for face, count in enumerate(hand)) for hand in state.hands)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    reasons = tuple("most-valuable" if seat in winners else "outbid" for seat in range(len(scores)))
    return Outcome(winners, reasons, scores)


def default(state: CourierState, seat: Seat) -> CourierAction:
    """K-5.2: the default is the first entry of the menu."""
    return menu(state, seat)[0].actions[0]


def expire(state: CourierState, clock: Clock, chance: Chance, emit: Emit | None) -> None:
    """K-5.2: whoever has not answered takes the default, all at once, until something visible has happened."""
    running(clocks(state), clock, "K-5.2")
    beat = state.beat
    while state.beat == beat:
        for seat in pending(state):
            apply(state, seat, default(state, seat), chance, emit)


def audit(state: CourierState) -> None:
    """K-1.2, K-4.1: no letter is lost, and whatever a courier claims to know is true."""
    places = [*state.hands, state.pouch]
    for face in range(len(FACES)):
        assert sum(counts[face] for counts in places) == state.options.copies, f"letter {FACES[face]} is not conserved"
    for seat, known in enumerate(state.claims):
        assert holds(known, places), f"seat {seat} knows what is not so: {known}"
    assert all(1 <= sum(hand) <= HAND_LIMIT + 1 for hand in state.hands)
    assert min(state.pouch) >= 0


def catalogue(_options: CourierOptions, _seats: int) -> list[CourierAction]:
    return [Draw(), PutBack(), *(Mark(face) for face in FACES), *(Give(face) for face in FACES)]


def bound(options: CourierOptions, seats: int) -> int:
    """A turn has at most one mark a face and one end; a pass one answer a seat."""
    return options.rounds * seats * (len(FACES) + 2)
