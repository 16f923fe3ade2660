"""What a viewer could think, as it travels: whole thousandths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from omerta.contract import Odds
from omerta.server.wire.replay import Glimpse

WHOLE: Final = 1000
TENTHS: Final = 10

Mind: TypeAlias = tuple[Glimpse, ...]
"""There is a glimpse of every seat that has something to hide."""

MINDS: Final = msgspec.json.Decoder(list[Mind])


def glimpses(odds: Sequence[Odds]) -> tuple[Glimpse, ...]:
    return tuple(
        Glimpse(thousandths(each.shares), None if each.amount is None else round(TENTHS * each.amount)) for each in odds
    )


def thousandths(shares: Sequence[float]) -> tuple[int, ...]:
    """They add up; what is possible is never 0, so that only what is certain is 1000."""
    if not shares:
        return ()
    whole = [max(1, int(WHOLE * share)) if share > 0 else 0 for share in shares]
    by_rest = sorted(range(len(shares)), key=lambda place: whole[place] - WHOLE * shares[place])
    for place in by_rest[: max(0, WHOLE - sum(whole))]:
        whole[place] += 1
    # What was raised to 1 comes off the largest.
    whole[whole.index(max(whole))] += WHOLE - sum(whole)
    return tuple(whole)
