"""Bang! The reaction between the command and the opened pocket. RULES.md C-7, C-12.3."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.cuba.components import CHIP, KILLER
from omerta.games.cuba.events import Decided, WindowOpened
from omerta.games.cuba.rules.pocket import resolve
from omerta.games.cuba.state import NOBODY, REACTION, CubaState
from omerta.kit.window import Window

_HOLDS = 0
_FIRES = 1


def window_positions(state: CubaState, accused: int) -> list[int]:
    """Who is asked, from public facts alone: nobody's secret opens or closes this window. C-7.2, CR-12"""
    if not state.mix[KILLER] or state.killer != NOBODY:
        return []
    known = known_killer(state)
    if known != NOBODY:
        return [known]
    return [position for position in state.accusable() if position != accused]


def known_killer(state: CubaState) -> int:
    """A living killer whose pocket is open, else NOBODY. C-7.2, CR-20"""
    for position in state.living():
        if state.is_open(position) and state.takes[position] == CHIP + KILLER:
            return position
    return NOBODY


def open_window(state: CubaState, asked: list[int], emit: Emit | None) -> None:
    """Where somebody may fire, all who might are asked. C-7.2, C-6.11"""
    state.window = Window([state.seat_of(position) for position in asked])
    state.phase = REACTION
    state.since = state.beat + 1
    if emit is not None:
        emit(WindowOpened(state.window.seats()))


def may_fire(state: CubaState, position: int) -> bool:
    """That seat alone knows. C-7.3"""
    return state.takes[position] == CHIP + KILLER


def decide(state: CubaState, seat: Seat, emit: Emit | None, *, fires: bool) -> None:
    """An answer is sealed until the last of them has decided. The table lets it change until then. C-7.3, C-7.4"""
    if is_one_device(state):
        raise RuleViolation("C-12.3", "one-device")
    window = _open(state)
    window.check(seat, "C-7.3")
    if fires and not may_fire(state, state.position_of(seat)):
        raise RuleViolation("C-7.3", "no-weapon")
    is_last = window.seal(seat, _FIRES if fires else _HOLDS)
    if emit is not None:
        emit(Decided(seat, fires))
    if is_last:
        _close(state, window, emit)


def hold_all(state: CubaState, emit: Emit | None) -> None:
    """Time is up: whoever has not decided holds. C-7.4, C-13.2"""
    for seat in [asked for asked in _open(state).seats() if _open(state).owes(asked)]:
        decide(state, seat, emit, fires=False)


def _close(state: CubaState, window: Window, emit: Emit | None) -> None:
    """There is one killer at most. C-7.4"""
    shooters = [state.position_of(seat) for seat, answer in window.opened() if answer == _FIRES]
    resolve(state, shooters[0] if shooters else NOBODY, emit)


def is_one_device(state: CubaState) -> bool:
    """The killer shouts, and the Godfather's device is told. C-12.3"""
    return state.options.talk_mode == "room" and state.options.room_devices == "one"


def open_pocket(state: CubaState, emit: Emit | None) -> None:
    """Nobody has shouted. C-12.3"""
    _check_device(state)
    resolve(state, NOBODY, emit)


def shouted(state: CubaState, seat: Seat, emit: Emit | None) -> None:
    """Whoever has no weapon shouts in vain: the pocket opens as if nobody had. C-12.3"""
    _check_device(state)
    if seat not in _open(state).seats():
        raise RuleViolation("C-12.3", "not-asked", seat=seat)
    position = state.position_of(seat)
    resolve(state, position if may_fire(state, position) else NOBODY, emit)


def _check_device(state: CubaState) -> None:
    """Only the Godfather's device tells, and only where there is one. C-12.3"""
    _open(state)
    if not is_one_device(state):
        raise RuleViolation("C-12.3", "many-devices")


def _open(state: CubaState) -> Window:
    if state.window is None:
        raise RuleViolation("C-7.3", "no-window")
    return state.window
