"""What was said against what was so, once everything is laid open. RULES.md C-5.6, C-8.1, CR-30."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Event
from omerta.games.cuba.components import TAKE_INDEX, is_theft
from omerta.games.cuba.events import Recovered, Said
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.truth import Truth, at_the_end, still_missing, stolen


def lies(last: CubaView, told: Sequence[Event]) -> tuple[bool | None, ...]:
    """It says of each event whether it was a lie when it was said; None for an opinion and whatever is no statement."""
    assert last.reveal is not None, "lies are known after the end"
    truths = at_the_end(last.reveal, last.godfather)
    missing = still_missing(stolen(last.reveal.hidden, last.reveal.returned))
    recovered, found = 0, list[bool | None]()
    for event in told:
        if isinstance(event, Recovered):
            recovered = event.total
        found.append(_is_lie(truths[event.seat], event, missing[recovered]) if isinstance(event, Said) else None)
    return tuple(found)


def _is_lie(truth: Truth, said: Said, missing: int) -> bool | None:
    """So many diamonds were missing at that moment. C-5.1, C-5.6"""
    values = (str(missing),) if said.slot == "gf.missing" else truth.get(said.slot)
    return None if values is None else said.value not in values


def diamonds_in(take: str) -> int:
    index = TAKE_INDEX.get(take, 0)
    return index if is_theft(index) else 0
