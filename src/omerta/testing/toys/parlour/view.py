"""A seat in the parlour may know this, and these worlds fit it. RULES.md B-1.3, B-4."""

from __future__ import annotations

from omerta.contract import Chance, Viewer
from omerta.kit.pile import spread, without
from omerta.kit.ring import mask_of, seats_in
from omerta.kit.window import Window
from omerta.testing.toys.parlour import ending, rules
from omerta.testing.toys.parlour.pieces import GUEST, HOST, ROLES, THIEF, Own, ParlourView, Role
from omerta.testing.toys.parlour.state import NOBODY, UNSAID, ParlourState

RETRIES = 1_000


def view(state: ParlourState, viewer: Viewer) -> ParlourView:
    return ParlourView(
        you=viewer,
        beat=state.beat,
        waiting=state.asked(),
        options=state.options,
        phase="over" if ending.ended(state) else "reaction" if state.window else "talk",
        breath=tuple(state.breath),
        claims=tuple(None if role == UNSAID else ROLES[role] for role in state.claims),
        refusals=tuple(state.refusals),
        question=_seat(state.question),
        accused=_seat(state.accused),
        accusations_left=state.accusations_left,
        open_pockets=tuple(_pocket(state, seat) for seat in range(len(state.roles))),
        eliminated=seats_in(state.eliminated),
        talk_since=state.talk_since,
        ended=ending.last_word(state, state.reason) if state.reason else None,
        own=None if viewer is None else _own(state, viewer),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _pocket(state: ParlourState, seat: int) -> Role | None:
    return ROLES[state.roles[seat]] if state.open_pockets >> seat & 1 else None


def _own(state: ParlourState, seat: int) -> Own:
    answer = state.window.own(seat) if state.window else None
    return Own(
        role=None if seat == HOST else ROLES[state.roles[seat]],
        aside=ROLES[state.aside] if seat == HOST and state.remembers_aside() else None,
        answer=None if answer is None else bool(answer),
    )


def imagine(seen: ParlourView) -> ParlourWorlds:
    return ParlourWorlds(seen)


class ParlourWorlds:
    """B-4.3: the unknown roles lie in any order, all equally likely; the thief is not the one set aside."""

    def __init__(self, seen: ParlourView) -> None:
        self.seen = seen
        seats = len(seen.breath)
        self.known: list[int | None] = [None if role is None else ROLES.index(role) for role in seen.open_pockets]
        self.known[HOST] = GUEST
        aside = seen.own.aside if seen.own else None
        if seen.own and seen.you is not None and seen.own.role is not None:
            self.known[seen.you] = ROLES.index(seen.own.role)
        if seen.ended:
            self.known = [GUEST, *(None if role is None else ROLES.index(role) for role in seen.ended.roles[1:])]
            aside = seen.ended.aside
        self.aside = None if aside is None else ROLES.index(aside)
        shown = [role for role in [*self.known[1:], self.aside] if role is not None]
        self.unknown = spread(without(rules.pool(seen.options, seats), shown))

    def draw(self, chance: Chance) -> ParlourState:
        for _ in range(RETRIES):
            roles = self.unknown[:]
            chance.shuffle(roles)
            assigned = [roles.pop() if role is None else role for role in self.known]
            aside = roles.pop() if self.aside is None else self.aside
            if aside != THIEF or self.seen.ended:
                return self._state(assigned, aside)
        raise AssertionError(f"no world found for {self.seen}")

    def _state(self, roles: list[int], aside: int) -> ParlourState:
        seen = self.seen
        state = ParlourState(seen.options, roles, aside)
        state.beat = seen.beat
        state.breath = list(seen.breath)
        state.claims = [UNSAID if role is None else ROLES.index(role) for role in seen.claims]
        state.refusals = list(seen.refusals)
        state.question = NOBODY if seen.question is None else seen.question
        state.accused = NOBODY if seen.accused is None else seen.accused
        state.accusations_left = seen.accusations_left
        state.open_pockets = mask_of([seat for seat, role in enumerate(seen.open_pockets) if role is not None])
        state.eliminated = mask_of(seen.eliminated)
        state.talk_since = seen.talk_since
        if seen.ended:
            state.reason = seen.ended.reason
            state.shooter = seen.ended.winners[0] if seen.ended.reason == "host_shot" else NOBODY
        elif seen.phase == "reaction":
            state.window = Window(seen.waiting)
            if seen.you is not None and seen.own and seen.own.answer is not None:
                state.window.seal(seen.you, int(seen.own.answer))
        return state
