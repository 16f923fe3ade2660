"""How long the clocks of a table run: as the game has it, as the host has set them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Final

from omerta.contract import AnyGame, Options, Text
from omerta.kit.defaults import lengths_of, no_ballot
from omerta.server.kept import Chair, House, Person, Stored
from omerta.server.wire.lobby import ClockForm, Prolong
from omerta.server.wire.problems import Rejected
from omerta.table import AnyMatch
from omerta.table.deadlines import BALLOT
from omerta.table.tempo import AnyTempo, ByTheWay, Evening, Sleep

SECOND: Final = 1_000
HOUR: Final = 3_600 * SECOND


def clock_lengths(
    game: AnyGame, options: Options, chairs: Sequence[Chair], house: House, ballot: int
) -> dict[str, int]:
    """Milliseconds by the names of the clocks; those with 0 do not run."""
    usual = lengths_of(game, options, len(chairs), _people(chairs))
    if game.ballot is not no_ballot:
        usual.setdefault(BALLOT, ballot)
    lengths = dict(usual)
    if house.clock:
        # How long a vote is open is no matter of thinking time.
        lengths |= {name: SECOND * house.clock for name in game.clock_names if name != BALLOT}
    if house.tempo == "evening" and _people(chairs) > 1:
        # Where a clock hides something, a bank would tell it: such decisions have one length.
        fixed = [name for name in _free(game, options, chairs) if name in game.fixed_clocks]
        lengths |= dict.fromkeys(fixed, SECOND * house.together)
    return lengths | {name: SECOND * seconds for name, seconds in house.lengths.items()}


def tempo_of(
    game: AnyGame, options: Options, chairs: Sequence[Chair], house: House, sleep: Mapping[str, Sleep]
) -> AnyTempo | None:
    """What the host has chosen, for the clocks of this game; None where nobody is in a hurry. Clocks that the host has
    set one by one stay so."""
    if house.tempo == "evening":
        free = [name for name in _free(game, options, chairs) if name not in (*game.fixed_clocks, *house.lengths)]
        bank, increment, together = (SECOND * part for part in (house.bank, house.increment, house.together))
        return Evening(clocks=tuple(free), bank=bank, increment=increment, together=together)
    if house.tempo == "by_the_way":
        long = [name for name in _needed(game, options, chairs) if name not in house.lengths]
        nights = tuple(None if chair.person is None else sleep.get(chair.person) for chair in chairs)
        return ByTheWay(clocks=tuple(long), length=HOUR * house.hours, sleep=nights if any(nights) else ())
    return None


def _free(game: AnyGame, options: Options, chairs: Sequence[Chair]) -> list[str]:
    """The clocks that no rule needs: they run only if the table wants them to."""
    usual = lengths_of(game, options, len(chairs), len(chairs))
    of_bots = game.bot_clocks.values()
    return [name for name in game.clock_names if not usual.get(name) and name not in of_bots and name != BALLOT]


def _needed(game: AnyGame, options: Options, chairs: Sequence[Chair]) -> list[str]:
    """The clocks that run over days: all in which a person is waited for, but none that hides something from bots
    alone."""
    usual, free = lengths_of(game, options, len(chairs), _people(chairs)), _free(game, options, chairs)
    hidden = () if _people(chairs) > 1 else game.fixed_clocks
    wanted = [name for name in game.clock_names if usual.get(name) or (name in free and name not in hidden)]
    if game.ballot is not no_ballot and BALLOT not in wanted:
        wanted.append(BALLOT)
    return [name for name in wanted if name not in game.bot_clocks.values()]


def _people(chairs: Sequence[Chair]) -> int:
    return sum(chair.person is not None for chair in chairs)


def prolong(match: AnyMatch, stored: Stored, host: Person, wish: Prolong, at: int) -> None:
    """The host gives a running clock more time, from a seat of their own if they have one."""
    if stored.host != host.id:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-host-only"))
    own = [seat for seat, chair in enumerate(stored.chairs) if chair.person == host.id]
    match.prolong(wish.clock, wish.since, SECOND * wish.seconds, own[0] if own else None, at)


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
