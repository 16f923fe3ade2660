"""The worlds of `imagine` are possible, fair, and no copies of the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from omerta.contract import Event, Viewer, freeze, leaves
from omerta.testing.conformance.broken import Examiner
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.walk import choose, starts, take, walk

DEALS = 400
LIMIT = 5.5
"""With thousands of comparisons chance alone stays below so many standard deviations."""


def worlds_fit_the_view(case: Case) -> None:
    """In every phase, for every viewer, an imagined world gives the same view and passes the audit."""
    that = Examiner("worlds_fit_the_view", case)
    game, chance = case.game, case.chance("worlds")
    for name, start in starts(case):
        for state, _ in walk(case, start, name, house=5):
            _fits(that, state, chance)
        _fits(that, start, chance)
    that.demand(game.outcome(start) is not None, "the walk did not reach the end")


def _fits(that: Examiner, state: Any, chance: Any) -> None:
    game = that.case.game
    for viewer in (None, *range(that.case.seats)):
        seen = game.view(state, viewer)
        world = game.imagine(seen).draw(chance)
        that.demand(world is not state, "imagine hands out the truth itself")
        same = msgspec.json.encode(game.view(world, viewer)) == msgspec.json.encode(seen)
        that.demand(same, "an imagined world looks different to viewer", viewer)
        try:
            game.audit(world)
        except AssertionError as fault:
            that.demand(False, f"viewer {viewer}: an imagined world is impossible: {fault}")


def deals_are_imagined_fairly(case: Case) -> None:
    """Over many deals, imagined worlds are distributed like the truth, and are equal to it no more often than to
    each other. Every value of the state is compared, so a bias or a peep shows wherever it is."""
    that = Examiner("deals_are_imagined_fairly", case)
    truths: Counter[tuple[str, object]] = Counter()
    tallies = {viewer: Tally() for viewer in (None, 0, case.seats - 1)}
    for number in range(DEALS):
        state = case.game.new(case.options, case.seats, case.deal("fair", number), None)
        truth = dict(leaves(state))
        truths.update(truth.items())
        for viewer, tally in tallies.items():
            worlds = case.game.imagine(case.game.view(state, viewer))
            chance = case.chance("fair", viewer, number)
            tally.count(truth, dict(leaves(worlds.draw(chance))), dict(leaves(worlds.draw(chance))))
    for viewer, tally in tallies.items():
        _alike(that, truths, tally.drawn, f"viewer {viewer}: imagined deals are biased")
        told = f"viewer {viewer}: imagined deals agree with the truth too often or too seldom"
        _alike(that, tally.hits, tally.expected, told)


class Tally:
    """How often which value was imagined where, and how often two of a kind agreed."""

    def __init__(self) -> None:
        self.drawn: Counter[tuple[str, object]] = Counter()
        self.hits: Counter[str] = Counter()
        self.expected: Counter[str] = Counter()

    def count(self, truth: Mapping[str, object], one: Mapping[str, object], two: Mapping[str, object]) -> None:
        self.drawn.update(one.items())
        self.hits.update(_equal(truth, one))
        self.expected.update(_equal(one, two))


def _equal(one: Mapping[str, object], other: Mapping[str, object]) -> list[str]:
    """Lists the places where both agree, and under an empty name whether they agree everywhere."""
    same = [path for path, value in one.items() if other.get(path, _NOWHERE) == value]
    return same + ([""] if len(same) == len(one) == len(other) else [])


_NOWHERE = object()


def _alike(that: Examiner, seen: Mapping[Any, int], expected: Mapping[Any, int], what: str) -> None:
    """Two counts out of DEALS trials each must not differ by more than chance explains."""
    for key in seen.keys() | expected.keys():
        one, other = seen.get(key, 0), expected.get(key, 0)
        share = (one + other) / (2 * DEALS)
        spread = (2 * DEALS * share * (1 - share)) ** 0.5
        near = abs(one - other) <= max(LIMIT * spread, 3)
        that.demand(near, f"{what}: {key!r} in {one} of {DEALS} against {other}")


def events_reach_the_view(case: Case) -> None:
    """What a seat is told is in its view afterwards: a reconnecting client has lost nothing."""
    that = Examiner("events_reach_the_view", case)
    game = case.game
    for name, start in starts(case):
        chance = case.chance("reach", name)
        told: list[Event] = []
        while step := choose(case, start, chance, house=3):
            told.clear()
            before = {viewer: _timeless(game.view(start, viewer)) for viewer in (None, *range(case.seats))}
            take(case, start, step, chance, told.append)
            for viewer, old in before.items():
                shown = [event for event in told if event.shown(viewer)]
                changed = _timeless(game.view(start, viewer)) != old
                that.demand(changed or not shown, f"viewer {viewer} was told {shown} but its view is as before")
                that.demand(
                    bool(shown) or not changed, f"viewer {viewer} was told nothing of {step} but its view changed"
                )


def _timeless(seen: Any) -> Any:
    """Leaves the beat out of the view, for it grows with everything visible."""
    return msgspec.structs.replace(seen, beat=0)


def worlds_come_from_the_view(case: Case) -> None:
    """`imagine` knows nothing but the view: what else was looked at before, and what a view carries besides its
    JSON, makes no difference. A peep at the truth would."""
    that = Examiner("worlds_come_from_the_view", case)
    game, chance = case.game, case.chance("alone")
    other = game.new(case.options, case.seats, case.deal("another"), None)
    views = msgspec.json.Decoder(game.views)
    for name, start in starts(case):
        for number, (state, _) in enumerate(walk(case, start, name, house=3)):
            viewer: Viewer = (None, *range(case.seats))[chance.below(case.seats + 1)]
            seen = game.view(state, viewer)
            here = freeze(game.imagine(seen).draw(case.chance("same", number)))
            game.view(other, viewer)
            there = freeze(game.imagine(views.decode(msgspec.json.encode(seen))).draw(case.chance("same", number)))
            that.demand(here == there, f"viewer {viewer}: imagine knows more than the view tells")
