"""A case is a game, a seat count, an option set and a seed. Everything random in a check derives from it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from omerta.contract import Action, AnyGame, Options, RuleViolation
from omerta.kit.chance import FastChance, KeyedChance, fast_from, seed_from
from omerta.testing.conformance.probes import Probes


@dataclass(frozen=True, eq=False)
class Case:
    game: AnyGame
    seats: int
    options: Options
    seed: int = 0
    probes: Probes = field(default_factory=Probes)

    def __str__(self) -> str:
        """The name is enough to run the case again alone."""
        return self.name

    @cached_property
    def name(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.changed().items())
        return f"{self.game.id}-{self.seats}p-{changed or 'default'}-seed{self.seed}"

    @cached_property
    def courses(self) -> dict[tuple[str, int], list[tuple[Any, FastChance]]]:
        """Keeps the walks through this case that were taken to their ends, for those who go the same way later."""
        return {}

    @cached_property
    def catalogue(self) -> Sequence[Action]:
        """Lists every action there is in this case."""
        actions: Sequence[Action] = self.game.catalogue(self.options, self.seats)
        return actions

    @cached_property
    def known(self) -> frozenset[Action]:
        """The same actions are kept as a set, to look one up."""
        return frozenset(self.catalogue)

    def knows(self, action: Action, state: object) -> bool:
        """Is it in the catalogue? A rare position may have been set up under other options than the case."""
        options = getattr(state, "options", self.options)
        return action in (self.known if options == self.options else self.game.catalogue(options, self.seats))

    def changed(self) -> dict[str, object]:
        """Lists the options that differ from the defaults."""
        plain = self.game.options()
        return {
            name: value
            for name in self.game.options.__struct_fields__
            if (value := getattr(self.options, name)) != getattr(plain, name)
        }

    def chance(self, *use: object) -> FastChance:
        """Every use in a check has a generator of its own."""
        return fast_from(self, *use)

    def deal(self, *use: object) -> KeyedChance:
        """A deal has the chance that a match has."""
        return KeyedChance(seed_from(self, "deal", *use), 0)


def option_values(options: type[Options]) -> dict[str, list[object]]:
    """Lists for each option the values worth trying, the default first."""
    plain = options()
    hints = get_type_hints(options, include_extras=True)
    return {name: _values(hints[name], getattr(plain, name)) for name in options.__struct_fields__}


def _values(hint: object, default: object) -> list[object]:
    found: list[object] = [default]
    meta = [extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, msgspec.Meta)]
    for extra in meta:
        found += list(extra.examples or [])
    if hint is bool:
        found += [False, True]
    if get_origin(hint) is Literal:
        found += list(get_args(hint))
    return list(dict.fromkeys(found))


def option_sets(game: AnyGame, seats: int) -> list[Options]:
    """Lists the defaults, then sets in which every pair of values that the game allows occurs at least once."""
    values = option_values(game.options)
    missing = set(_pairs(list(values), values))
    chosen: list[Options] = [game.options()]
    missing -= _covered(game.options())
    chance = fast_from(game.id, seats, "option sets")
    for pair in sorted(missing, key=repr):
        if pair in missing:
            candidates = [_completed(game, values, pair, chance) for _ in range(TRIES)]
            fitting = [candidate for candidate in candidates if allowed(game, seats, candidate)]
            # A pair that the game refuses in every company cannot be played.
            if fitting:
                chosen.append(max(fitting, key=lambda candidate: len(_covered(candidate) & missing)))
                missing -= _covered(chosen[-1])
    return chosen


TRIES = 40
Pair = tuple[tuple[str, object], tuple[str, object]]


def _pairs(names: Sequence[str], values: dict[str, list[object]]) -> Iterator[Pair]:
    for one, other in itertools.combinations(names, 2):
        for pair in itertools.product(values[one], values[other]):
            yield (one, pair[0]), (other, pair[1])


def _covered(options: Options) -> set[Pair]:
    return set(itertools.combinations([(name, getattr(options, name)) for name in options.__struct_fields__], 2))


def _completed(game: AnyGame, values: dict[str, list[object]], pair: Pair, chance: FastChance) -> Options:
    """Puts the pair into random company."""
    company = {name: choices[chance.below(len(choices))] for name, choices in values.items()}
    options: Options = game.options(**company | dict(pair))
    return options


def allowed(game: AnyGame, seats: int, options: Options) -> bool:
    """Does the game take these options? A refusal is a RuleViolation, anything else a fault."""
    try:
        game.new(options, seats, FastChance(0), None)
    except RuleViolation:
        return False
    return True
