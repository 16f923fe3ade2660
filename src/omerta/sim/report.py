"""What came out of a batch: one row a number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from omerta.contract import Options
from omerta.sim.playing import Played
from omerta.sim.share import Share


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """The games of one number of seats.

    `wins[seat]` is the share of games that seat wins, alone or with others; `nobody` the share without a winner;
    `reasons[key]` the share of games in which some seat's game ended for that reason.
    """

    seats: int
    bots: tuple[str, ...]
    games: int
    wins: tuple[Share, ...]
    nobody: Share
    reasons: dict[str, Share]
    decisions_mean: float
    branching_mean: float
    branching_max: int
    seconds: float
    decisions_per_second: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
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
    ended = Counter(reason for one in played for reason in set(one.outcome.reasons))
    return Row(
        seats=seats,
        bots=tuple(bots),
        games=games,
        wins=tuple(Share.of(won[seat], games) for seat in range(seats)),
        nobody=Share.of(sum(not one.outcome.winners for one in played), games),
        reasons={reason: Share.of(count, games) for reason, count in sorted(ended.items())},
        decisions_mean=decisions / games,
        branching_mean=sum(one.choices for one in played) / decisions,
        branching_max=max(one.most_choices for one in played),
        seconds=seconds,
        decisions_per_second=decisions / seconds,
    )
