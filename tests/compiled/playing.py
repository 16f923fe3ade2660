"""Plays games with the rules that are on the path and tells everything that happens: log, views, menus, bots' choices.

    python -m tests.compiled.playing villa 200

Run once with the plain and once with the compiled rules, it has to tell the same, line by line.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import cache

import msgspec

from omerta.catalog import find
from omerta.contract import Action, AnyGame, Options, Seat, freeze
from omerta.kit.chance import FastChance, fast_from, seed_from
from omerta.kit.compiled import is_compiled
from omerta.kit.menus import legal
from omerta.table import AnyMatch, Match, dump
from omerta.testing.conformance import option_sets

LENGTH = 30_000
CLOCK_IN = 20
FREE_IN = 6
IMAGINE_IN = 8
MOST_STEPS = 400
"""A talk without end is broken off."""


def told(game: AnyGame, seed: int) -> Iterator[str]:
    """One game: before every step how things stand, then what is done; at the end the log."""
    seats = game.seats[seed % len(game.seats)]
    choices = sets(game.id, seats)
    chance = fast_from("compiled", game.id, seed)
    match: AnyMatch = Match.begin(
        game, choices[seed % len(choices)], seats, seed_from("compiled", game.id, seed), 0, {"decision": LENGTH}
    )
    for step in range(MOST_STEPS):
        yield f"{game.id} {seed}.{step}: {standing(match, chance)}"
        if match.outcome() is not None:
            break
        yield from stepped(match, chance)
    yield from dump(match)


@cache
def sets(game_id: str, seats: int) -> list[Options]:
    return option_sets(find(game_id), seats)


def standing(match: AnyMatch, chance: FastChance) -> str:
    """A digest of the state, of all that each viewer is told, and now and then of a world that a seat imagines."""
    game, state = match.game, match.state
    digest = hashlib.blake2b(freeze(state), digest_size=16)
    for viewer in (*range(match.header.seats), None):
        view = game.view(state, viewer)
        gloss = game.gloss(view) if game.gloss else None
        digest.update(msgspec.json.encode((view, gloss, match.standing(viewer), match.digest(viewer))))
        if not chance.below(IMAGINE_IN):
            digest.update(freeze(game.imagine(view).draw(chance)))
    return digest.hexdigest()


def stepped(match: AnyMatch, chance: FastChance) -> Iterator[str]:
    """Somebody who may act does something, or a clock runs out."""
    deadlines = match.deadlines()
    if deadlines and not chance.below(CLOCK_IN):
        match.expire(deadlines[0].clock, deadlines[0].due)
        return
    pending = match.game.pending(match.state)
    seat = pending[chance.below(len(pending))]
    said, action = chosen(match, seat, chance)
    yield said
    match.act(seat, match.open(seat)[0].id, action, match.now + 1_000, "bot")


def chosen(match: AnyMatch, seat: Seat, chance: FastChance) -> tuple[str, Action]:
    """Bots of all levels take turns, each with its reason; now and then the choice is free."""
    game, actions = match.game, legal(match.game, match.state, seat)
    if not chance.below(FREE_IN):
        action: Action = actions[chance.below(len(actions))]
        return f"freely {msgspec.json.encode(action).decode()}", action
    level = sorted(game.bots)[chance.below(len(game.bots))]
    view = game.view(match.state, seat)
    action = game.bots[level].choose(view, actions, chance)
    why = game.bots[level].why(view, actions, action)
    return f"{level} {msgspec.json.encode((action, why)).decode()}", action


def main(game_id: str, count: str) -> None:
    print("compiled" if is_compiled() else "plain")
    game = find(game_id)
    for seed in range(int(count)):
        for line in told(game, seed):
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
