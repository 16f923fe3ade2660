"""Tables to test with: every game there is, and one small game with known moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeAlias

import msgspec

from omerta.catalog import games
from omerta.contract import AnyGame, Chance, Emit, Game, RuleViolation, Seat, Viewer
from omerta.kit.chance import seed_from
from omerta.kit.menus import legal
from omerta.table import AnyMatch, Match, Receipt
from omerta.table.typevars import A, O, S, V
from omerta.testing.toys import TOYS
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierAction, CourierOptions, CourierView, Draw, Ended, Mark, PutBack
from omerta.testing.toys.courier.rules import outcome
from omerta.testing.toys.courier.state import CourierState

CourierMatch: TypeAlias = Match[CourierState, CourierAction, CourierView, CourierOptions]

GAMES: Final[list[AnyGame]] = [*games().values(), *TOYS.values()]
PARLOUR: Final = TOYS["parlour"]
"""The made-up parlour: open talk, a reaction window, silence, a ballot after the end."""

SECRET: Final = seed_from("the table's secret")
MINUTE: Final = 60_000


def _concede(state: CourierState, emit: Emit | None) -> None:
    state.over = True
    state.beat += 1
    ended = outcome(state)
    assert ended
    if emit:
        emit(Ended(ended.winners, ended.scores))


COURIER: Final[Game[CourierState, CourierAction, CourierView, CourierOptions]] = replace(GAME, concede=_concede)
"""The made-up couriers: private marks, a sealed pass; here with a concession."""


def couriers(
    seats: int = 2, people: Sequence[str | None] | None = None, options: CourierOptions | None = None
) -> CourierMatch:
    """Seat 0 begins; every decision has a minute."""
    lengths = {"decision": MINUTE}
    return Match.begin(COURIER, options or CourierOptions(), seats, SECRET, 0, lengths, people)


def seated(
    game: AnyGame, people: Sequence[str | None] | None = None, lengths: dict[str, int] | None = None
) -> AnyMatch:
    """A table of any game, as large as it can be, one that goes on after the deal."""
    secrets = (seed_from(game.id, number) for number in range(100))
    options, seats = game.options(), game.seats[-1]
    tables = (Match.begin(game, options, seats, secret, 0, lengths, people) for secret in secrets)
    return next(table for table in tables if not table.outcome())


def answer(match: Match[S, A, V, O], seat: Seat, action: A, at: int | None = None) -> Receipt:
    """The seat answers its first open decision."""
    return match.act(seat, match.open(seat)[0].id, action, match.now + 1 if at is None else at)


def put_back(match: CourierMatch, seat: Seat) -> None:
    """A whole turn that opens nothing to anybody: a letter is marked in private and put back."""
    answer(match, seat, a_mark(match, seat))
    answer(match, seat, PutBack())


def a_mark(match: CourierMatch, seat: Seat) -> Mark:
    """The first step of such a turn, which nobody else notices."""
    return next(action for action in legal(match.game, match.state, seat) if isinstance(action, Mark))


def in_the_pass(seats: int = 2, people: Sequence[str | None] | None = None) -> CourierMatch:
    """Everybody has had a turn that opened nothing; now all pass a letter on, in secret."""
    match = couriers(seats, people)
    for seat in range(seats):
        put_back(match, seat)
    return match


def pass_on(match: CourierMatch, seat: Seat) -> Receipt:
    """A sealed answer in the pass."""
    return answer(match, seat, match.menu(seat)[0].actions[0])


def draw(match: CourierMatch, seat: Seat) -> None:
    """A whole turn that shows the seat a new letter."""
    answer(match, seat, Draw())


def full_evening() -> CourierMatch:
    """A finished match with every kind of entry that a game without a sequel can have."""
    match = couriers(seats=3, people=("anna", "ben", None))
    match.message(0, "hello", 10)
    answer(match, 0, a_mark(match, 0), at=20)
    match.undo(0, 30)
    match.vote(0, "pause", True, 40)
    match.vote(1, "pause", True, 50)
    match.vote(0, "pause", False, 1_000)
    match.hold(0, match.open(0)[0].id, a_mark(match, 0), until=1_900, at=1_100, key="k1")
    match.act(0, match.open(0)[0].id, Draw(), 1_200, by="steward", key="k2")
    match.hold(1, match.open(1)[0].id, Draw(), until=2_000, at=1_300)
    match.release(2_000)
    match.expire(match.deadlines()[0].clock, 3 * MINUTE)
    match.vote(0, "undo", True, 3 * MINUTE)
    match.vote(1, "undo", True, 3 * MINUTE)
    match.lose(1, 3 * MINUTE)
    match.vote(0, "go_on", True, 3 * MINUTE)
    match.vote(1, "go_on", True, 4 * MINUTE)
    (decision,) = [deadline.clock for deadline in match.deadlines()]
    match.prolong(decision.name, decision.since, MINUTE, 0, 4 * MINUTE)
    match.vote(0, "concede", True, 4 * MINUTE)
    match.vote(1, "concede", True, 5 * MINUTE)
    return match


def random_step(match: AnyMatch, chance: Chance, at: int | None = None) -> None:
    """Somebody who may act does something legal."""
    pending = match.game.pending(match.state)
    seat = pending[chance.below(len(pending))]
    actions = legal(match.game, match.state, seat)
    answer(match, seat, actions[chance.below(len(actions))], at)


def play_out(match: AnyMatch, chance: Chance) -> AnyMatch:
    while not match.outcome():
        random_step(match, chance)
    return match


def can_concede(game: AnyGame) -> bool:
    try:
        return seated(game).vote(0, "concede", True, 0)
    except RuleViolation:
        return False


def handed(match: Match[S, A, V, O], viewer: Viewer) -> bytes:
    """All that a viewer would be sent on joining, byte by byte."""
    return msgspec.json.encode(match.snapshot(viewer))


def everything(match: Match[S, A, V, O]) -> list[bytes]:
    """All that anybody at the table has been sent or would be sent."""
    viewers = match.streams.viewers
    return [msgspec.json.encode((match.snapshot(viewer), match.frames(viewer))) for viewer in viewers]
