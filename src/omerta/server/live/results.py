"""What a game came to, seat by seat, as people look back on it: only what its end has laid open to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.server.kept import Chair, Finished, Result, Stored
from omerta.table import AnyMatch


def finished_game(stored: Stored, match: AnyMatch, chairs: Sequence[Chair], number: int) -> Finished:
    """The game that has just ended at a table, or one of its earlier ones, with who sat there. One that was ended
    without a result came to nothing for anybody."""
    assert match.is_over(), "only a game that is over is filed"
    began, ended = _times(match)
    return Finished(
        table=stored.id,
        number=number,
        game=stored.game,
        began=began,
        ended=ended,
        evening=stored.evening,
        club=stored.house.club,
        results=_results(match, chairs),
    )


def _results(match: AnyMatch, chairs: Sequence[Chair]) -> tuple[Result, ...]:
    outcome = match.outcome()
    if outcome is None:
        return ()
    return tuple(
        Result(seat, chair.person, chair.level, role, seat in outcome.winners)
        for seat, (chair, role) in enumerate(zip(chairs, _roles(match), strict=True))
    )


def _roles(match: AnyMatch) -> Sequence[str | None]:
    """A spectator's last view says it: nothing that any seat alone knows goes into it."""
    if match.game.roles is None:
        return (None,) * match.header.seats
    roles: tuple[str, ...] = match.game.roles(match.snapshot(None).view)
    return roles


def _times(match: AnyMatch) -> tuple[int, int]:
    """A game lasts from the deal to its last step; what is said afterwards does not count."""
    return match.log[match.line[0]].at, match.log[match.line[-1]].at
