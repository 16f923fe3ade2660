"""Hindsight says after the game what each seat could have known of everybody's loot, and what they really had. RULES.md
C-15, CR-30.

The end lays everything open, so everybody may look through every seat. Whoever had no look of his own, a spectator,
knows what was public.
"""

from __future__ import annotations

from typing import Final

from omerta.contract import Hindsight, Odds, Seat, Truth
from omerta.games.cuba.chain import Posterior
from omerta.games.cuba.components import KINDS
from omerta.games.cuba.evidence import counts_of, evidence_of
from omerta.games.cuba.hindsight.counted import counted, key_of
from omerta.games.cuba.hindsight.lies import diamonds_in, lies
from omerta.games.cuba.hindsight.weighed import weighed
from omerta.games.cuba.seen import CubaView

COUNTED: Final = "counted"
"""Every way of the box that this viewer cannot rule out counts the same. C-15.2"""
WEIGHED: Final = "weighed"
"""It goes by what suspects usually take, and by how well what was said fits it. C-5.4"""


def kinds(view: CubaView) -> tuple[str, ...]:
    """The roles that there can be with this mix; whoever broke the rules has none of them. C-1.5, C-9.4"""
    chips = [kind for kind, count in zip(KINDS, counts_of(view.mix)[1:], strict=True) if count]
    breakers = ("rule_breaker",) if view.options.on_take_timeout == "eliminate" else ()
    return ("thief", *chips, "urchin", *breakers)


def odds(view: CubaView, way: str) -> tuple[Odds, ...]:
    """They are those of every suspect, in the order in which the box went round."""
    suspects = _suspects(view)
    if view.phase == "hide":
        return tuple(Odds(seat, ()) for seat in suspects)
    known = key_of(evidence_of(view))
    # After the end there is nothing left to weigh.
    is_sure = way == COUNTED or view.reveal is not None
    posterior = counted(known) if is_sure else weighed(view, known)
    return tuple(_odds_of(view, posterior, seat) for seat in suspects)


def truth(last: CubaView) -> tuple[Truth, ...]:
    """The end shows what everybody had. C-8.1, CR-30"""
    assert last.reveal is not None, "the truth is known after the end"
    return tuple(
        Truth(travel.seat, travel.role, diamonds_in(travel.take) if travel.role == "thief" else None)
        for travel in last.reveal.travels
    )


HINDSIGHT: Final = Hindsight[CubaView](
    kinds=kinds, field="role", ways=(COUNTED, WEIGHED), odds=odds, truth=truth, lies=lies
)


def _suspects(view: CubaView) -> list[Seat]:
    """They follow the Godfather clockwise. C-1.2"""
    seats = len(view.players)
    return [(view.godfather + position) % seats for position in range(1, seats)]


def _odds_of(view: CubaView, posterior: Posterior, seat: Seat) -> Odds:
    position = view.players[seat].position
    named: dict[str, float] = {kind: posterior.chip(position, number) for number, kind in enumerate(KINDS)}
    named["thief"] = posterior.thief(position)
    named["urchin"] = posterior.urchin(position)
    named["rule_breaker"] = float(view.players[seat].out == "rule_breaker")
    shares = tuple(named[kind] for kind in kinds(view))
    # Whoever has not had the box yet has nothing at all.
    return Odds(seat, shares, posterior.diamonds(position)) if any(shares) else Odds(seat, ())
