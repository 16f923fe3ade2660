"""What the rules make of a view, for whoever draws it: where houses stand, chips and venues, the sum of every walk.

RULES.md P-1.2, P-2.8, P-3.1, P-4.1, P-4.4, P-5.1, P-6.6, P-7.5
"""

from __future__ import annotations

from omerta.games.palermo.geometry.board import names
from omerta.games.palermo.glosses import Chips, Marker, PalermoGloss, Walk
from omerta.games.palermo.rules.audit import is_building
from omerta.games.palermo.rules.outcome import track_place
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.worlds import rebuilt


def gloss(view: PalermoView) -> PalermoGloss:
    state = rebuilt(view)
    chips = tuple([Chips(state.chips_laid(seat), state.collected[seat]) for seat in range(state.seats)])
    return PalermoGloss(
        is_racing=not is_building(state),
        houses=names(state.city.houses),
        venues=state.chips() * state.seats,
        venues_marked=sum([each.laid for each in chips]),
        chips_each=state.chips(),
        chips=chips,
        markers=tuple([Marker(*track_place(money)) for money in view.money]),
        walks=_walks(view),
    )


def _walks(view: PalermoView) -> tuple[Walk, ...]:
    """P-4.4, P-4.8, P-5.1"""
    if view.active is None:
        return ()
    allowance = view.allowances[view.active]
    fines = {each.field: each.fines for each in view.reach}
    return tuple(
        [
            Walk(
                steps=each.cost - each.fines,
                left=allowance - each.cost,
                fine=each.fines - (0 if each.via is None else fines[each.via]),
            )
            for each in view.reach
        ]
    )
