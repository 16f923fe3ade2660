"""The rules work as a machine: what is legal is accepted, what is not is refused and leaves no trace."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Union

import msgspec

from omerta.contract import Action, Chance, Clock, Event, Options, RuleViolation, Seat, freeze
from omerta.kit.chance import KeyedChance, seed_from
from omerta.kit.defaults import lengths_of
from omerta.kit.menus import legal
from omerta.testing.conformance.broken import Examiner
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.walk import Acts, choose, starts, take, walk
from omerta.text.rulebook import rulebook

NEAR_MISSES = 12


def legal_is_accepted(case: Case) -> None:
    """Every action of every menu can be applied, keeps the audit, and is in the catalogue."""
    that = Examiner("legal_is_accepted", case)
    game, chance = case.game, case.chance("legal")
    for name, start in starts(case):
        for state, _ in walk(case, start, name, house=5):
            for seat in game.pending(state):
                for action in _some(legal(game, state, seat), 8, chance):
                    that.demand(case.knows(action, state), f"{action} is legal but not in the catalogue")
                    tried = state.clone()
                    try:
                        game.apply(tried, seat, action, chance, None)
                    except RuleViolation as refusal:
                        that.demand(False, f"seat {seat}: {action} is legal but refused: {refusal}")
                    _audited(that, tried, f"after {action} of seat {seat}")


def _some(actions: Sequence[Any], most: int, chance: Chance) -> Sequence[Any]:
    if len(actions) <= most:
        return actions
    return [actions[chance.below(len(actions))] for _ in range(most)]


def _audited(that: Examiner, state: Any, where: str) -> None:
    try:
        that.case.game.audit(state)
    except AssertionError as fault:
        that.demand(False, f"the audit fails {where}: {fault}")


def illegal_is_refused(case: Case) -> None:
    """Near misses are refused with an existing rule id, and the state is the same to the byte."""
    that = Examiner("illegal_is_refused", case)
    game, chance = case.game, case.chance("illegal")
    known = set(rulebook(game.package))
    for name, start in starts(case):
        for state, _ in walk(case, start, name, house=5):
            before = freeze(state)
            for seat, action in near_misses(case, state, chance):
                drawn = Counting(chance)
                events: list[Event] = []
                try:
                    game.apply(state, seat, action, drawn, events.append)
                    that.demand(False, f"seat {seat}: {action} is not legal but accepted")
                except RuleViolation as refusal:
                    that.demand(refusal.rule in known, f"{action}: no such rule {refusal.rule}")
                that.demand(freeze(state) == before, f"seat {seat}: {action} was refused but changed the state")
                that.demand(not drawn.draws, f"seat {seat}: {action} was refused after a draw")
                that.demand(not events, f"seat {seat}: {action} was refused after telling {events}")


class Counting(Chance):
    """Passes on what another gives, and counts."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source

    def below(self, bound: int) -> int:
        self.draws += 1
        return self.source.below(bound)

    def named(self, name: str) -> Counting:
        self.draws += 1
        return Counting(self.source.named(name))


def near_misses(case: Case, state: Any, chance: Chance) -> Iterator[tuple[Seat, Action]]:
    """Makes legal actions with one field changed, others' actions, and any of the catalogue; none of them is legal."""
    game = case.game
    catalogue = case.catalogue
    menus = {seat: set(legal(game, state, seat)) for seat in range(case.seats)}
    everybody = [action for actions in menus.values() for action in actions]
    for _ in range(NEAR_MISSES):
        seat = chance.below(case.seats)
        action = catalogue[chance.below(len(catalogue))]
        if everybody and chance.below(2):
            near = everybody[chance.below(len(everybody))]
            action = near if chance.below(3) == 0 else _changed(near, action)
        if action not in menus[seat]:
            yield seat, action


def _changed(action: Action, other: Action) -> Action:
    """Takes the first differing field of the action from another one of its kind."""
    if type(action) is type(other):
        for name in action.__struct_fields__:
            if getattr(action, name) != getattr(other, name):
                return msgspec.structs.replace(action, **{name: getattr(other, name)})
    return other


def clones_are_independent(case: Case) -> None:
    """A clone is equal; stepping one leaves the other alone, both ways, many steps deep."""
    that = Examiner("clones_are_independent", case)
    for name, start in starts(case):
        for number, (state, _) in enumerate(walk(case, start, name, house=3)):
            if number % 5:
                continue
            before = freeze(state)
            copy = state.clone()
            that.demand(freeze(copy) == before, "a clone is not equal to its original")
            _wander(case, copy, f"copy{number}")
            that.demand(freeze(state) == before, "playing on a clone changed the original")
            other = state.clone()
            kept = freeze(other)
            original = state.clone()
            _wander(case, original, f"original{number}")
            that.demand(freeze(other) == kept, "playing on the original changed its clone")


def _wander(case: Case, state: Any, use: str) -> None:
    chance = case.chance("wander", use)
    for _ in range(12):
        step = choose(case, state, chance)
        if step is None:
            return
        take(case, state, step, chance)


def values_round_trip(case: Case) -> None:
    """Actions, events (whole and shown) and views survive JSON."""
    that = Examiner("values_round_trip", case)
    game, chance = case.game, case.chance("json")
    actions = msgspec.json.Decoder(Union[game.actions])  # noqa: UP007
    events = msgspec.json.Decoder(Union[game.events])  # noqa: UP007
    views = msgspec.json.Decoder(game.views)
    told: list[Event] = []
    state = game.new(case.options, case.seats, case.deal(), told.append)
    for _ in range(game.bound(case.options, case.seats)):
        for viewer in (None, *range(case.seats)):
            seen = game.view(state, viewer)
            that.demand(views.decode(msgspec.json.encode(seen)) == seen, "view", seen)
        for event in told:
            that.demand(type(event) in game.events, f"{type(event).__name__} is not declared")
            for shown in (event, *(event.shown(viewer) for viewer in (None, *range(case.seats)))):
                back = shown is None or events.decode(msgspec.json.encode(shown)) == shown
                that.demand(back, "event", shown)
        step = choose(case, state, chance, house=5)
        if step is None:
            return
        if isinstance(step, Acts):
            action = step.action
            that.demand(actions.decode(msgspec.json.encode(action)) == action, f"action {action}")
        told.clear()
        take(case, state, step, chance, told.append)


def equal_seeds_play_alike(case: Case) -> None:
    """The same seed and actions give the same states and events; events make no difference to the state."""
    that = Examiner("equal_seeds_play_alike", case)
    first, second, silent = (_played(case, emit=emit) for emit in (True, True, False))
    that.demand(first == second, "two runs with the same seed differ")
    that.demand([state for state, _ in first] == [state for state, _ in silent], "emit=None plays differently")


def _played(case: Case, *, emit: bool) -> list[tuple[bytes, bytes]]:
    told: list[Event] = []
    seed = seed_from(case, "alike")
    state = case.game.new(case.options, case.seats, KeyedChance(seed, 0), told.append if emit else None)
    chance = case.chance("alike")
    course = [(freeze(state), msgspec.json.encode(told))]
    while step := choose(case, state, chance, house=3):
        told.clear()
        take(case, state, step, KeyedChance(seed, state.beat), told.append if emit else None)
        course.append((freeze(state), msgspec.json.encode(told)))
    return course


def play_ends(case: Case) -> None:
    """Random play with clocks ends within the bound; pending is empty iff there is an outcome; menus agree."""
    that = Examiner("play_ends", case)
    game = case.game
    bound = game.bound(case.options, case.seats)
    for name, start in starts(case):
        steps = 0
        for state, _ in walk(case, start, f"end-{name}", house=len(name) % 3 * 4):
            steps += 1
            that.demand(steps <= bound, f"from {name}: more than {bound} steps")
            that.demand(bool(game.pending(state)) != bool(game.outcome(state)), "pending and outcome disagree")
            _seats_agree(that, state)
        outcome = game.outcome(start)
        that.demand(outcome is not None, f"from {name}: no outcome after {steps} steps")
        that.demand(not game.pending(start) and not game.clocks(start), "somebody is asked after the end")
        that.demand(outcome is None or len(outcome.reasons) == case.seats, "a seat has no reason")
        _seats_agree(that, start)
        _audited(that, start, "at the end")


def _seats_agree(that: Examiner, state: Any) -> None:
    """Pending, menu, decisions and default say the same of every seat."""
    game = that.case.game
    waiting = set(game.view(state, None).waiting)
    for seat in range(that.case.seats):
        actions = legal(game, state, seat)
        owes = seat in game.pending(state)
        that.demand(owes == bool(actions), f"seat {seat}: pending and menu disagree")
        that.demand(owes == bool(game.decisions(state, seat)), f"seat {seat}: pending and decisions disagree")
        that.demand(len(set(actions)) == len(actions), f"seat {seat}: an action is listed twice")
        if owes:
            that.demand(game.default(state, seat) in actions, f"seat {seat}: the default is not legal")
        if any(decision.sealed for decision in game.decisions(state, seat)):
            that.demand(seat in waiting, f"seat {seat} is asked but not named as waited for")


def groups_keep_their_names(case: Case) -> None:
    """In one match an equal group name means equal actions: names alone can travel."""
    that = Examiner("groups_keep_their_names", case)
    seen: dict[tuple[Options, str], tuple[Action, ...]] = {}
    for name, start in starts(case):
        # A rare position under other options than the case is of another match.
        options = getattr(start, "options", case.options)
        for state, _ in walk(case, start, name, house=3):
            for seat in range(case.seats):
                for group in case.game.menu(state, seat):
                    known = seen.setdefault((options, group.name), group.actions)
                    that.demand(known == group.actions, f"group {group.name} has changed its actions")
                    that.demand(bool(group.actions), f"group {group.name} is empty")


def draws_end_their_beat(case: Case) -> None:
    """A step that draws raises the beat; otherwise two steps of one beat would draw the same."""
    that = Examiner("draws_end_their_beat", case)
    for name, start in starts(case):
        chance = case.chance("beat", name)
        while step := choose(case, start, chance, house=3):
            counting, beat = Counting(chance), start.beat
            take(case, start, step, counting)
            that.demand(start.beat >= beat, "the beat went back")
            that.demand(start.beat > beat or not counting.draws, f"{step} drew within its beat")


def clocks_come_to_an_end(case: Case) -> None:
    """A clock that runs out settles its question for everybody at once; one that does not run is refused."""
    that = Examiner("clocks_come_to_an_end", case)
    game, chance = case.game, case.chance("clocks")
    _declared(that, lengths_of(game, case.options, case.seats, case.seats))
    for name, start in starts(case):
        for state, _ in walk(case, start, name, house=3):
            _declared(that, [clock.name for clock in game.clocks(state)])
            _waited_for(that, state)
            for clock in game.clocks(state):
                after = state.clone()
                game.expire(after, clock, chance, None)
                that.demand(clock not in game.clocks(after), f"{clock} has run out and still runs")
                that.demand(after.beat > state.beat, f"{clock} has run out and nothing visible happened")
                _late(that, after, clock)


def _declared(that: Examiner, names: Iterable[str]) -> None:
    """A table is set up before any clock runs: which there are must be known by then."""
    unknown = [name for name in names if name not in that.case.game.clock_names]
    that.demand(not unknown, f"clocks that the game does not declare: {unknown}")


def _waited_for(that: Examiner, state: Any) -> None:
    """How long a clock runs for which answers wait is hidden: so a table must know before that it is fixed."""
    game = that.case.game
    named = {known.until for seat in range(that.case.seats) for known in game.decisions(state, seat) if known.until}
    unknown = sorted(named.difference(game.fixed_clocks))
    that.demand(not unknown, f"answers wait for clocks that are not declared as fixed: {unknown}")


def _late(that: Examiner, state: Any, clock: Clock) -> None:
    before = freeze(state)
    try:
        that.case.game.expire(state, clock, that.case.chance("late"), None)
        that.demand(False, f"{clock} does not run any more but was accepted")
    except RuleViolation:
        that.demand(freeze(state) == before, f"{clock} was refused but changed the state")
