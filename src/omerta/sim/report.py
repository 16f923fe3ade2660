"""A report says what came out of a batch, in one row a number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from omerta.contract import Options
from omerta.sim.playing import Played
from omerta.sim.share import Share


class Figure(msgspec.Struct, frozen=True):
    """A game counts something about itself, over all games of the row; there is no mean if the case never occurred."""

    total: int
    cases: int
    mean: float | None

    @classmethod
    def of(cls, total: int, cases: int) -> Figure:
        return cls(total, cases, total / cases if cases else None)


class RoleWins(msgspec.Struct, frozen=True):
    """So many seats had a role in all games of the row, and this share of them won."""

    seats: int
    wins: Share


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row tells of the games of one number of seats.

    `wins[seat]` is the share of games that seat wins, alone or with others; `places[n]` the same by the place in the
    turn order, clockwise from the seat that acted first; `roles[name]` by what a seat was, if the game has roles;
    `nobody` the share without a winner; `reasons[key]` the share of games in which some seat's game ended for that
    reason; `figures[name]` what the game counts about itself.
    """

    seats: int
    bots: tuple[str, ...]
    games: int
    wins: tuple[Share, ...]
    places: tuple[Share, ...]
    roles: dict[str, RoleWins]
    nobody: Share
    reasons: dict[str, Share]
    figures: dict[str, Figure]
    decisions_mean: float
    branching_mean: float
    branching_max: int
    seconds: float
    decisions_per_second: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report says what was played, and has a row for each number of seats."""

    game: str
    version: int
    seed: int
    options: Options
    rows: tuple[Row, ...]


def row_of(bots: Sequence[str], played: Sequence[Played], seconds: float) -> Row:
    """Everything but the speed depends on the cases alone, not on who played them or when."""
    games, seats = len(played), len(bots)
    decisions = sum(one.decisions for one in played)
    won = Counter(seat for one in played for seat in one.outcome.winners)
    placed = Counter((seat - one.first) % seats for one in played for seat in one.outcome.winners)
    ended = Counter(reason for one in played for reason in set(one.outcome.reasons))
    return Row(
        seats=seats,
        bots=tuple(bots),
        games=games,
        wins=tuple(Share.of(won[seat], games) for seat in range(seats)),
        places=tuple(Share.of(placed[place], games) for place in range(seats)),
        roles=_roles(played),
        nobody=Share.of(sum(not one.outcome.winners for one in played), games),
        reasons={reason: Share.of(count, games) for reason, count in sorted(ended.items())},
        figures=_figures(played),
        decisions_mean=decisions / games,
        branching_mean=sum(one.choices for one in played) / decisions,
        branching_max=max(one.most_choices for one in played),
        seconds=seconds,
        decisions_per_second=decisions / seconds,
    )


def _roles(played: Sequence[Played]) -> dict[str, RoleWins]:
    had = Counter(role for one in played for role in one.roles)
    won = Counter(one.roles[seat] for one in played if one.roles for seat in one.outcome.winners)
    return {role: RoleWins(seats, Share.of(won[role], seats)) for role, seats in had.most_common()}


def _figures(played: Sequence[Played]) -> dict[str, Figure]:
    totals: Counter[str] = Counter()
    cases: Counter[str] = Counter()
    for one in played:
        for name, (total, count) in one.figures.items():
            totals[name] += total
            cases[name] += count
    return {name: Figure.of(totals[name], cases[name]) for name in cases}
