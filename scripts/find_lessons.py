#!/usr/bin/env python3
"""Searches for the deal of a lesson: one in which everything that it teaches comes to whoever plays as the house would.

    nice python -m scripts.find_lessons GAME [--seeds 200]

A game's `tests/lesson.py` says when each moment of its lesson has come, by what the learner is shown. A lesson is
played here as a table would play it. The best seeds are printed, with how many moments still come when the learner
plays otherwise; one of them goes into the game's `lesson.py`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Final, Protocol, cast

from omerta import catalog
from omerta.bots import bots_of
from omerta.contract import Action, AnyGame, Lesson, Occasion, Options, Seat
from omerta.kit.chance import FastChance, KeyedChance
from omerta.kit.defaults import settled
from omerta.kit.menus import legal
from omerta.kit.ring import clockwise, following
from omerta.server.kept import Chair, House
from omerta.server.live.bot_seats import last_actor, seed_for
from omerta.server.live.clocks import clock_lengths
from omerta.server.wire.values import public_seed
from omerta.table import AnyMatch, Match, OpenDecision
from omerta.table.frames import EventFrame
from omerta.table.log import By
from omerta.testing.lesson import LEARNER, Glimpse, Moments

WINDOW: Final = 1_000
MOMENT: Final = 500
"""Milliseconds."""

MOST: Final = 500
"""No lesson has so many decisions."""

SEEDS: Final = 200
OTHERS: Final = 6
"""So many other ways to play are tried with every good seed."""


@dataclass(frozen=True)
class Given:
    """How a lesson went: the moments that came, the learner's decisions, and whether the learner has won."""

    came: frozenset[str]
    decisions: int
    won: bool


class Wanted(Protocol):
    """What a game's `tests/lesson.py` holds."""

    MOMENTS: Moments


def moments_of(game: AnyGame) -> Moments:
    return cast("Wanted", import_module(f"{game.package}.tests.lesson")).MOMENTS


def give(game: AnyGame, lesson: Lesson[Options], moments: Moments, whim: int = 0) -> Given:
    """Plays the lesson to its end. With a whim the learner breaks ties otherwise and sometimes does anything at all."""
    match, came, decisions = dealt(game, lesson), set[str](), 0
    for glimpse in shown(match, lesson, whim):
        # A hint waits until the table waits for its reader.
        if not glimpse.legal:
            continue
        came |= {name for name, has_come in moments.items() if name not in came and has_come(glimpse)}
        decisions += 1
    outcome = match.outcome()
    return Given(frozenset(came), decisions, outcome is not None and LEARNER in outcome.winners)


def dealt(game: AnyGame, lesson: Lesson[Options]) -> AnyMatch:
    chairs = (Chair("person", "learner"), *(Chair("bot", level=level) for level in lesson.bots))
    occasion, lots = Occasion.neutral(lesson.seats), KeyedChance(lesson.secret, 0).named("settle")
    options = settled(game, lesson.options, lesson.seats, occasion, lots)
    lengths = clock_lengths(game, options, chairs, House(lengths=dict(lesson.lengths)), ballot=0)
    people = [chair.person for chair in chairs]
    match: AnyMatch = Match.begin(game, options, lesson.seats, lesson.secret, 0, lengths=lengths, people=people)
    return match


def shown(match: AnyMatch, lesson: Lesson[Options], whim: int) -> Iterator[Glimpse]:
    """Goes through the match and shows what the learner sees after every step of it."""
    for _ in range(MOST):
        yield glimpse_of(match)
        if match.outcome() is not None:
            return
        if not answered(match, lesson, whim):
            wakes = match.wakes(0)
            assert wakes is not None, "nobody is asked, and nothing will happen"
            match.advance(max(match.now + MOMENT, wakes))
    raise AssertionError(f"{lesson.seed}: it does not end")


def glimpse_of(match: AnyMatch) -> Glimpse:
    game, state = match.game, match.state
    told = [frame.event for frame in match.frames(LEARNER, after=0) if isinstance(frame, EventFrame)]
    asked = LEARNER in game.pending(state)
    return Glimpse(game.view(state, LEARNER), legal(game, state, LEARNER) if asked else (), told)


def answered(match: AnyMatch, lesson: Lesson[Options], whim: int) -> bool:
    """Somebody answers, as at a table: bots that are asked together all at once, and before the learner has read; else
    one after the other, clockwise from whoever moved last. False if nobody is waited for."""
    asked = owing(match)
    together = [seat for seat in asked if seat != LEARNER and question(match, seat).decision.keeps_cadence]
    chosen = [(seat, choice(match, seat, lesson, whim)) for seat in together or asked[:1]]
    for seat, action in chosen:
        by: By = "player" if seat == LEARNER else "bot"
        match.answer(seat, question(match, seat).id, action, match.now + MOMENT, WINDOW, by)
    return bool(chosen)


def owing(match: AnyMatch) -> list[Seat]:
    """Who is waited for and has not answered."""
    waiting = match.game.view(match.state, None).waiting
    asked = [seat for seat in match.game.pending(match.state) if seat in waiting and not match.held(seat)]
    seats = match.header.seats
    return [seat for seat in clockwise(following(last_actor(match), seats), seats) if seat in asked]


def question(match: AnyMatch, seat: Seat) -> OpenDecision:
    known = match.open(seat)
    return next((one for one in known if one.decision.keeps_cadence), known[0])


def choice(match: AnyMatch, seat: Seat, lesson: Lesson[Options], whim: int) -> Action:
    """A bot chooses as at a table; the learner as the teacher advises."""
    game, state = match.game, match.state
    view, actions = game.view(state, seat), legal(game, state, seat)
    if seat != LEARNER:
        return bots_of(game)[lesson.bots[seat - 1]].choose(view, actions, FastChance(seed_for(match, seat)))
    seed = public_seed(view) + whim
    if whim and FastChance(seed).below(4) == 0:
        anything: Action = actions[FastChance(seed).below(len(actions))]
        return anything
    return bots_of(game)[lesson.teacher].choose(view, actions, FastChance(seed))


def search(game: AnyGame, lesson: Lesson[Options], seeds: int, most: int) -> None:
    moments = moments_of(game)
    found: list[tuple[float, str, Given]] = []
    for number in range(seeds):
        tried = replace(lesson, seed=f"{game.id}-{number}")
        given = give(game, tried, moments)
        if len(given.came) == len(moments) and given.won and given.decisions <= most:
            steady = sum(len(give(game, tried, moments, whim).came) for whim in range(1, OTHERS + 1)) / OTHERS
            found.append((steady, tried.seed, given))
            print(f"{tried.seed}: {given.decisions} decisions, {steady:.1f} of {len(moments)} moments otherwise")
    for steady, seed, given in sorted(found, key=lambda one: -one[0])[:5]:
        print(f"{seed}: {given.decisions} decisions, {steady:.1f} of {len(moments)} moments otherwise")
    if not found:
        explain(game, lesson, moments, seeds)


def explain(game: AnyGame, lesson: Lesson[Options], moments: Moments, seeds: int) -> None:
    """Says of every moment how often it comes: so one sees which of them is too much to ask."""
    every = [give(game, replace(lesson, seed=f"{game.id}-{number}"), moments) for number in range(min(seeds, 40))]
    for name in moments:
        print(f"{name}: {sum(name in given.came for given in every)} of {len(every)}")
    print(f"won: {sum(given.won for given in every)}; decisions: {sorted(given.decisions for given in every)}")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--most", type=int, default=MOST, help="the most decisions a lesson may have")
    given = parser.parse_args()
    game = catalog.find(given.game)
    assert game.lesson is not None, f"{game.id} has no lesson to search a deal for"
    search(game, game.lesson, given.seeds, given.most)


if __name__ == "__main__":
    main()
