"""In the parlour people talk, accuse and shoot by these rules. RULES.md B-1 to B-6."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.kit.options import check_values
from omerta.kit.window import Window
from omerta.testing.toys.parlour.ending import end, ended
from omerta.testing.toys.parlour.pieces import (
    GUEST,
    HOST,
    KILLER,
    ROLES,
    THIEF,
    Accuse,
    Accused,
    Answered,
    AsideSeen,
    Ask,
    Asked,
    Eliminated,
    Fire,
    Fired,
    Hold,
    ParlourAction,
    ParlourOptions,
    PocketOpened,
    Refuse,
    Refused,
    Role,
    RoleDealt,
    Said,
    Say,
    TalkBegan,
)
from omerta.testing.toys.parlour.state import NOBODY, ParlourState


def pool(options: ParlourOptions, seats: int) -> list[int]:
    """B-1.2: there is a thief, by option a killer, else guests; one role more than there are suspects."""
    killers = 1 if options.killer else 0
    return [1, killers, seats - 1 - killers]


def new(options: ParlourOptions, seats: int, chance: Chance, emit: Emit | None) -> ParlourState:
    """B-1.1 to B-1.4: the roles are dealt; the host looks at the one set aside."""
    if not 3 <= seats <= 5:
        raise RuleViolation("B-1.1", "seats", seats=seats)
    check_values(options, "B-1.6", {"elder": "B-1.4"})
    if options.elder >= seats:
        raise RuleViolation("B-1.4", "no-such-elder", elder=options.elder)
    left = pool(options, seats)
    roles = [GUEST]
    for _ in range(seats - 1):
        role = chance.pick(left)
        left[role] -= 1
        roles.append(role)
    state = ParlourState(options, roles, left.index(1))
    if emit:
        for seat in range(1, seats):
            emit(RoleDealt(seat, ROLES[roles[seat]]))
        emit(AsideSeen(HOST, ROLES[state.aside], unnoted=not options.notes))
    if state.aside == THIEF:
        end(state, "nothing_stolen", emit)
    elif emit:
        emit(TalkBegan())
    return state


def apply(state: ParlourState, seat: Seat, action: ParlourAction, _chance: Chance, emit: Emit | None) -> None:
    if ended(state):
        raise RuleViolation("B-5.1", "game-over")
    match action:
        case Say(role):
            _say(state, seat, role, emit)
        case Ask(target):
            _ask(state, seat, target, emit)
        case Refuse():
            _refuse(state, seat, emit)
        case Accuse(target):
            _accuse(state, seat, target, emit)
        case Hold():
            _answer(state, seat, fires=False, emit=emit)
        case Fire():
            _answer(state, seat, fires=True, emit=emit)


def _may_talk(state: ParlourState, seat: Seat) -> None:
    """B-2.1: every living seat may speak at any time, while its breath lasts and no weapon is drawn."""
    if not state.living(seat):
        raise RuleViolation("B-4.2", "silenced", seat=seat)
    if state.window:
        raise RuleViolation("B-3.1", "hush")
    if not state.breath[seat]:
        raise RuleViolation("B-2.1", "out-of-breath", seat=seat)


def _say(state: ParlourState, seat: Seat, role: Role, emit: Emit | None) -> None:
    """B-2.2: one makes a claim about oneself, true or not; the latest counts. It also answers the host's question."""
    _may_talk(state, seat)
    if role not in ROLES:
        raise RuleViolation("B-2.2", "no-such-role", role=role)
    state.breath[seat] -= 1
    state.claims[seat] = ROLES.index(role)
    if state.question == seat:
        state.question = NOBODY
    state.beat += 1
    if emit:
        emit(Said(seat, role))


def _ask(state: ParlourState, seat: Seat, target: Seat, emit: Emit | None) -> None:
    """B-2.3: the host asks a living suspect; an older question lapses."""
    _may_talk(state, seat)
    if seat != HOST or target not in state.suspects() or target == state.question:
        raise RuleViolation("B-2.3", "cannot-ask", target=target)
    state.breath[HOST] -= 1
    state.question = target
    state.beat += 1
    if emit:
        emit(Asked(target))


def _refuse(state: ParlourState, seat: Seat, emit: Emit | None) -> None:
    """B-2.4: whoever is asked may refuse, without losing breath."""
    if state.window or state.question != seat:
        raise RuleViolation("B-2.4", "not-asked", seat=seat)
    state.question = NOBODY
    state.refusals[seat] += 1
    state.beat += 1
    if emit:
        emit(Refused(seat))


def _accuse(state: ParlourState, seat: Seat, target: Seat, emit: Emit | None) -> None:
    """B-3.1: the host accuses; everybody else among the living suspects is asked, whoever they are."""
    if seat != HOST or state.window or target not in state.suspects():
        raise RuleViolation("B-3.1", "cannot-accuse", target=target)
    state.accused = target
    state.question = NOBODY
    state.accusations_left -= 1
    state.beat += 1
    asked = [other for other in state.suspects() if other != target]
    if emit:
        emit(Accused(target, tuple(asked)))
    if asked:
        state.window = Window(asked)
    else:
        _open_pocket(state, emit)


def may_fire(state: ParlourState, seat: Seat) -> bool:
    """B-3.2: only the killer has a weapon, which that seat alone knows."""
    return state.roles[seat] == KILLER


def _answer(state: ParlourState, seat: Seat, *, fires: bool, emit: Emit | None) -> None:
    """B-3.2: one holds, or fires as the killer; the answer is sealed until everybody has answered."""
    if state.window is None:
        raise RuleViolation("B-3.1", "nothing-to-answer")
    state.window.check(seat, "B-3.1")
    if fires and not may_fire(state, seat):
        raise RuleViolation("B-3.2", "no-weapon", seat=seat)
    last = state.window.seal(seat, int(fires))
    if emit:
        emit(Answered(seat, fires))
    if last:
        _open_window(state, state.window.opened(), emit)


def _open_window(state: ParlourState, answers: list[tuple[Seat, int]], emit: Emit | None) -> None:
    """B-3.3: a shot ends the game before the pocket is opened."""
    state.window = None
    state.beat += 1
    for seat, fired in answers:
        if fired:
            state.shooter = seat
            if emit:
                emit(Fired(seat))
            end(state, "host_shot", emit)
            return
    _open_pocket(state, emit)


def _open_pocket(state: ParlourState, emit: Emit | None) -> None:
    """B-4.1: the accused shows the role; the thief is found, anybody else is out."""
    accused, state.accused = state.accused, NOBODY
    state.open_pockets |= 1 << accused
    if emit:
        emit(PocketOpened(accused, ROLES[state.roles[accused]]))
    if state.roles[accused] == THIEF:
        end(state, "thief_found", emit)
        return
    state.eliminated |= 1 << accused
    state.talk_since = state.beat
    if emit:
        emit(Eliminated(accused))
    if not state.accusations_left:
        end(state, "thief_escaped", emit)
