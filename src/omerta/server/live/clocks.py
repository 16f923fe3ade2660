"""How long the clocks of a table run: as the game has it, as the host has set them."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import AnyGame, Options
from omerta.kit.defaults import lengths_of, no_ballot
from omerta.server.kept import Chair, House
from omerta.server.wire.lobby import ClockForm
from omerta.table.deadlines import BALLOT


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
        lengths |= {name: 1000 * house.clock for name in game.clock_names if name != BALLOT}
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
