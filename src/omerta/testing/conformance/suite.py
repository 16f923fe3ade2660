"""The suite lists its checks and the cases they run on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from omerta.contract import AnyGame
from omerta.testing.conformance import (
    glosses,
    impossible,
    noninterference,
    soundness,
    texts,
    undo,
    variants,
    windows,
    worlds,
)
from omerta.testing.conformance.broken import Check
from omerta.testing.conformance.case import Case, option_sets
from omerta.testing.conformance.covering import covering
from omerta.testing.conformance.probes import probes_of

CHECKS: Final[dict[str, Check]] = {
    check.__name__: check
    for check in (
        soundness.legal_is_accepted,
        soundness.illegal_is_refused,
        soundness.clones_are_independent,
        soundness.values_round_trip,
        soundness.equal_seeds_play_alike,
        soundness.play_ends,
        soundness.groups_keep_their_names,
        soundness.draws_end_their_beat,
        soundness.clocks_come_to_an_end,
        variants.ignored_options_change_nothing,
        windows.answers_in_any_order,
        windows.sealing_is_silent,
        undo.undo_unsays_nothing,
        worlds.worlds_fit_the_view,
        worlds.worlds_come_from_the_view,
        worlds.events_reach_the_view,
        glosses.glosses_follow_from_views,
        glosses.views_are_as_declared,
        texts.what_happens_can_be_told,
        noninterference.nothing_leaks,
    )
}
"""These run on every case."""

GAME_CHECKS: Final[dict[str, Check]] = {
    check.__name__: check
    for check in (
        worlds.deals_are_imagined_fairly,
        texts.every_sentence_is_written,
        impossible.impossible_options_are_refused,
    )
}
"""These run once for each seat count, under the default options."""


def fewest_cases(game: AnyGame) -> Iterator[Case]:
    """Meets every seat count with the defaults, and every value in a handful of option sets somewhere."""
    for seats, options in covering(game, together=1):
        yield Case(game, seats, options, 0, probes_of(game))


def few_cases(game: AnyGame) -> Iterator[Case]:
    """Meets every seat count with the defaults, and every pair of values in a few option sets somewhere."""
    for seats, options in covering(game):
        yield Case(game, seats, options, 0, probes_of(game))


def cases(game: AnyGame, *, seeds: int = 1) -> Iterator[Case]:
    """Meets every pair of values at every seat count. The defaults come first."""
    for seats in game.seats:
        for options in option_sets(game, seats):
            for seed in range(seeds):
                yield Case(game, seats, options, seed, probes_of(game))
