"""How long the clocks of a table run: as the game has it, as the host has set them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from omerta import catalog
from omerta.contract import AnyGame, Options, RuleViolation
from omerta.kit.chance import FastChance
from omerta.kit.defaults import lengths_of, no_ballot
from omerta.kit.menus import legal
from omerta.kit.ring import clockwise, following
from omerta.server.kept import Chair, House
from omerta.server.wire.protocol import ClockForm
from omerta.table.deadlines import BALLOT

STEPS = 300
"""How far a trial game is played to see which clocks it has."""


def clock_lengths(
    game: AnyGame, options: Options, chairs: Sequence[Chair], house: House, ballot: int
) -> dict[str, int]:
    """Milliseconds by the names of the clocks; those with 0 do not run."""
    people = sum(chair.person is not None for chair in chairs)
    usual = lengths_of(game, options, len(chairs), people)
    if game.ballot is not no_ballot:
        usual.setdefault(BALLOT, ballot)
    lengths = dict(usual)
    if house.clock:
        # How long a vote is open is no matter of thinking time.
        lengths |= {name: 1000 * house.clock for name in clock_names(game.id) if name != BALLOT}
    return lengths | {name: 1000 * seconds for name, seconds in house.lengths.items()}


def clock_forms(game: AnyGame) -> tuple[ClockForm, ...]:
    """The clocks for which the game has lengths, all seats taken by persons: under its usual options, then those that
    only some of its named option sets know."""
    sets = (game.options(), *game.presets.values(), *([game.rehearsal] if game.rehearsal else []))
    usual = [[lengths_of(game, options, seats, seats) for seats in game.seats] for options in sets]
    forms: dict[str, ClockForm] = {}
    for lengths in usual:
        for name in dict.fromkeys(name for some in lengths for name in some):
            forms.setdefault(name, ClockForm(name, tuple(some.get(name, 0) // 1000 for some in lengths)))
    return tuple(forms.values())


@cache
def clock_names(game_id: str) -> tuple[str, ...]:
    """All its clocks, if it has lengths for them; else those that run in a trial game."""
    game = catalog.find(game_id)
    return tuple(clock.name for clock in clock_forms(game)) or _running(game)


def _running(game: AnyGame) -> tuple[str, ...]:
    """A game names its clocks only while they run."""
    names: dict[str, None] = {}
    chance, seats = FastChance(0), game.seats[0]
    try:
        state = game.new(game.options(), seats, chance, None)
    except RuleViolation:
        return ()
    seat = seats - 1
    for _ in range(STEPS):
        pending = game.pending(state)
        if not pending:
            break
        names |= dict.fromkeys(clock.name for clock in game.clocks(state))
        seat = next(asked for asked in clockwise(following(seat, seats), seats) if asked in pending)
        actions = legal(game, state, seat)
        game.apply(state, seat, actions[chance.below(len(actions))], chance, None)
    return tuple(names)
