"""Another world follows the truth from one moment its viewer was told something to the next."""

from __future__ import annotations

from typing import NamedTuple

from omerta.contract import Action, Chance, Seat
from omerta.kit.menus import legal
from omerta.testing.conformance.bench import Bench
from omerta.testing.conformance.echo import Echoing, Recorded
from omerta.testing.conformance.walk import Acts, Step
from omerta.text.fields import seat_fields

CATCH_UP = 40
DETOUR = 6
"""Another world may need so many private steps before it can do what the truth did in public."""


class Taken(NamedTuple):
    """The truth took this step, and chance gave this."""

    step: Step
    record: Recorded

    @property
    def seat(self) -> Seat | None:
        return self.step.seat if isinstance(self.step, Acts) else None

    def __repr__(self) -> str:
        return repr(self.step)


def follow(bench: Bench, steps: list[Taken], chance: Chance) -> Recorded:
    """The same seats act until the viewer is told something; then silent steps may catch up."""
    record = Recorded()
    echo = Echoing(chance, record, [result for taken in steps for result in taken.record.results])
    for taken in steps[:-1]:
        if not bench.heard:
            _along(bench, _alike(bench, taken.step, chance), echo)
    if not bench.heard:
        _along(bench, _finally(bench, steps[-1].step, chance), echo)
    _catch_up(bench, steps[-1].seat, echo, chance)
    return record


def _along(bench: Bench, steps: list[Step], echo: Chance) -> None:
    for step in steps:
        bench.do(step, echo)


def _alike(bench: Bench, step: Step, chance: Chance) -> list[Step]:
    """Chooses the truth's step, another of its kind where this world does not allow it, or none."""
    if not isinstance(step, Acts) or step.seat == bench.viewer:
        return [step]
    actions = legal(bench.case.game, bench.state, step.seat)
    if step.action in actions:
        return [step]
    kin: list[Action] = [action for action in actions if type(action) is type(step.action)]
    nearest = max((_likeness(action, step.action) for action in kin), default=(0, 0))
    # What everybody sees of a choice (to whom a card is given) stays, where only the hidden part is impossible.
    kin = [action for action in kin if _likeness(action, step.action) == nearest]
    return [Acts(step.seat, kin[chance.below(len(kin))])] if kin else []


def _likeness(one: Action, other: Action) -> tuple[int, int]:
    """Counts the fields in which two actions of a kind agree: those that name seats, then the others."""
    seats = seat_fields(type(one))
    same = [name in seats for name in one.__struct_fields__ if getattr(one, name) == getattr(other, name)]
    return sum(same), len(same)


def _finally(bench: Bench, step: Step, chance: Chance) -> list[Step]:
    """The viewer notices the step: the world takes it alike, after private steps, or the seat does anything else."""
    steps = _alike(bench, step, chance)
    if steps or not isinstance(step, Acts):
        return steps
    detour = _detour(bench, step, chance, DETOUR)
    if detour:
        return detour
    actions = legal(bench.case.game, bench.state, step.seat)
    return [Acts(step.seat, actions[chance.below(len(actions))])] if actions else []


def _detour(bench: Bench, goal: Acts, chance: Chance, depth: int) -> list[Step]:
    """Finds private steps of the same seat, unnoticed by the viewer, after which the goal is possible."""
    actions = list(legal(bench.case.game, bench.state, goal.seat))
    chance.shuffle(actions)
    for action in actions if depth else []:
        tried = bench.copy()
        tried.do(Acts(goal.seat, action), chance)
        if tried.heard:
            continue
        rest = _alike(tried, goal, chance) or _detour(tried, goal, chance, depth - 1)
        if rest:
            return [Acts(goal.seat, action), *rest]
    return []


def _catch_up(bench: Bench, last: Seat | None, echo: Chance, chance: Chance) -> None:
    """Others' sealed answers and private steps began anew in this world: they are still to come."""
    for _ in range(CATCH_UP):
        others = [seat for seat in bench.case.game.pending(bench.state) if seat != bench.viewer]
        if bench.heard or not others:
            return
        seat = last if last in others else others[0]
        actions = legal(bench.case.game, bench.state, seat)
        bench.do(Acts(seat, actions[chance.below(len(actions))]), echo)
