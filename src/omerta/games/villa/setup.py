"""The setup: options, seats and chance become a laid table. RULES.md V-1.7, V-2."""

from __future__ import annotations

from omerta.contract import Chance, Emit
from omerta.games.villa.components import (
    GODFATHERS,
    GUARDS,
    KIND_COUNTS,
    PARK,
    SETUP,
    SLOTS,
    STRENGTHS,
    VILLA,
)
from omerta.games.villa.events import GameCreated, GodfatherShown, GuardPlaced
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.rules.difficulty import use
from omerta.games.villa.rules.grounds import ALL_PRESENT
from omerta.games.villa.rules.variants import check_options
from omerta.games.villa.state import DIFFICULTY, VillaState
from omerta.kit.pile import spread


def new(options: VillaOptions, seats: int, chance: Chance, emit: Emit | None) -> VillaState:
    """Four draws, each from a stream of its own name, and the game lies ready. V-1.7, V-3.1"""
    check_options(options, seats)
    state = VillaState(options, seats)
    if emit is not None:
        emit(GameCreated(options))
    _show_godfather(state, chance.named("godfather"), emit)
    guards = roster(options, chance.named("roster"))
    state.total_strength = sum(STRENGTHS[guard] for guard in guards)
    _lay_out(state, guards, chance.named("layout"), emit)
    state.deck = spread(KIND_COUNTS)
    chance.named("police").shuffle(state.deck)
    if options.handicap_timing == "table":
        state.phase = DIFFICULTY
    else:
        use(state, options.handicap, emit)
    return state


def roster(options: VillaOptions, chance: Chance) -> list[int]:
    """Thirteen of the guards are chosen; the others stay in the box. V-2.2, V-12.2, VR-25"""
    pool = list(range(len(GUARDS)))
    chance.shuffle(pool)
    if options.roster == "random":
        return sorted(pool[: SETUP.guards_in_play])
    if options.roster == "tough":
        return sorted([guard for guard in pool if STRENGTHS[guard] > 2][: SETUP.guards_in_play])
    counts = dict(zip((2, 3, 4), _strength_counts(options), strict=True))
    return sorted(
        guard
        for strength, count in counts.items()
        for guard in [guard for guard in pool if STRENGTHS[guard] == strength][:count]
    )


def _strength_counts(options: VillaOptions) -> tuple[int, int, int]:
    """V-2.2, VR-3"""
    if options.roster == "custom":
        return options.custom_counts
    first = SETUP.first_game
    return first.strength_2, first.strength_3, first.strength_4


def _show_godfather(state: VillaState, chance: Chance, emit: Emit | None) -> None:
    """One of the four lies face up; the others go to the box. V-2.1, VR-34"""
    godfathers = list(range(len(GODFATHERS)))
    chance.shuffle(godfathers)
    state.godfather = godfathers[0]
    if emit is not None:
        emit(GodfatherShown(GODFATHERS[state.godfather]))


def _lay_out(state: VillaState, guards: list[int], chance: Chance, emit: Emit | None) -> None:
    """Guards are shuffled and lie face down, the villa first, then the park upon it; all backs are seen. V-2.3, V-2.5,
    VR-8"""
    chance.shuffle(guards)
    for slot, guard in zip((*VILLA, *PARK), guards, strict=True):
        state.grounds[slot] = guard
        if emit is not None:
            emit(GuardPlaced(SLOTS[slot], STRENGTHS[guard], GUARDS[guard].hint))
    state.present = ALL_PRESENT
