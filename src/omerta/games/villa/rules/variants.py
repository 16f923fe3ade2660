"""Here stands which options go together; whatever else is refused before the first card is drawn. RULES.md V-12.

The other variants are plain options that the rules read: fewer police cards (V-12.1), a tough or custom roster
(V-12.2), three open cards (V-12.3), no swaps (V-12.4), a rotating leader (V-12.5), recovered passes (V-12.7). All of
them go with the first game, too (VR-33).
"""

from __future__ import annotations

from omerta.contract import RuleViolation
from omerta.games.villa.checks.cards import STRENGTH_COUNTS
from omerta.games.villa.components import SETUP
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.rules.tables import HANDICAPS
from omerta.kit.options import check_values


def check_options(options: VillaOptions, seats: int) -> None:
    """Refuses options and seats that make no game, naming the field. V-12.6"""
    _check_seats(seats)
    check_values(options, "V-12.6", {"handicap": "V-3.2", "custom_counts": "V-2.2"})
    _check_combinations(options)
    if options.roster == "custom":
        _check_counts(options.custom_counts)
    if options.handicap_timing == "table":
        _check_choices(options.handicap_choices)


def _check_seats(seats: int) -> None:
    """V-1.1"""
    if not SETUP.players_min <= seats <= SETUP.players_max:
        raise RuleViolation(
            "V-1.1", "seats-not-allowed", count=seats, lowest=SETUP.players_min, highest=SETUP.players_max
        )


def _check_combinations(options: VillaOptions) -> None:
    """V-12.6"""
    if options.roster == "first_game" and options.handicap_timing == "table":
        raise RuleViolation("V-12.6", "first-game-sets-no-handicap", option="handicap_timing", value="table")
    if options.row_limit < options.open_start:
        raise RuleViolation(
            "V-12.6", "row-limit-too-small", option="row_limit", value=str(options.row_limit), lowest=options.open_start
        )


def _check_counts(counts: tuple[int, ...]) -> None:
    """A roster has as many guards of each strength as there are, thirteen together. V-2.2"""
    highest = tuple(STRENGTH_COUNTS.values())
    fits = all(0 <= count <= most for count, most in zip(counts, highest, strict=True))
    if not fits or sum(counts) != SETUP.guards_in_play:
        raise RuleViolation(
            "V-2.2",
            "option-counts",
            option="custom_counts",
            value=str(counts),
            highest=highest,
            total=SETUP.guards_in_play,
        )


def _check_choice(value: int) -> None:
    """V-3.2, VR-5"""
    if value not in HANDICAPS:
        lowest, highest = HANDICAPS[0], HANDICAPS[-1]
        raise RuleViolation(
            "V-12.6",
            "option-out-of-range",
            option="handicap_choices",
            value=str(value),
            lowest=lowest,
            highest=highest,
        )


def _check_choices(choices: tuple[int, ...]) -> None:
    """There is at least one handicap, all are different, each within its bounds. V-12.6"""
    for value in choices:
        _check_choice(value)
    if len(set(choices)) != len(choices):
        raise RuleViolation("V-12.6", "option-choices", option="handicap_choices", value=str(choices))
