"""Decisions of the whole team, where everybody must agree. RULES.md V-13.5, V-13.6, V-13.7"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from omerta.contract import Chance
from omerta.games.villa.actions import Approve, Decide, Propose, TeamChoice, VillaAction
from omerta.games.villa.seen import VillaView

Judge: TypeAlias = Callable[[Sequence[TeamChoice]], list[float]]

# About half a wasted card: no reason to hold up the table.
_TOLERANCE: Final = 60


def least(losses: Sequence[float], chance: Chance) -> int:
    """Gives the place of the least loss; chance breaks ties."""
    lowest = min(losses)
    ties = [index for index, loss in enumerate(losses) if loss == lowest]
    return ties[chance.below(len(ties))] if len(ties) > 1 else ties[0]


def agree(view: VillaView, legal: Sequence[VillaAction], judge: Judge, chance: Chance) -> VillaAction:
    """Goes along with what the others propose, unless it is clearly worse and the talk is still young."""
    if Approve() in legal and accepts(view, legal, judge):
        return Approve()
    own = [action for action in legal if isinstance(action, Propose | Decide)]
    return own[least(judge([action.action for action in own]), chance)]


def accepts(view: VillaView, legal: Sequence[VillaAction], judge: Judge) -> bool:
    """A view does not tell who has proposed before; as many proposals as seats stand for one from each."""
    if view.proposal is None:
        return False
    if is_late(view):
        return True
    others = [action.action for action in legal if isinstance(action, Propose | Decide)]
    standing, *losses = judge([view.proposal, *others])
    return not losses or standing <= min(losses) + _TOLERANCE


def is_late(view: VillaView) -> bool:
    """Enough has been proposed; from now on everything is approved."""
    return view.proposal_count >= len(view.rows)
