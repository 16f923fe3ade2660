"""Here stands who may be behind a back: everybody who shows it and has not been turned over yet. RULES.md V-14.4."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.villa.actions import Decide, Plan, Propose, VillaAction
from omerta.games.villa.components import BACKS, GUARD_IDS
from omerta.games.villa.seen import SlotView, VillaView
from omerta.games.villa.terminal.grounds import front
from omerta.text import Say


def explain(view: VillaView, action: VillaAction, _names: Sequence[str], say: Say) -> list[str]:
    """A plan is explained by the suspects, with all their positions."""
    choice = action.action if isinstance(action, Propose | Decide) else action
    guard = view.slots.get(choice.target) if isinstance(choice, Plan) else None
    if guard is None:
        return []
    named = ((suspect, say(f"guard-{suspect.replace('_', '-')}")) for suspect in suspects(view, guard))
    return [say("explain-suspects"), *(f"  {front(suspect, say)}  {name}" for suspect, name in named)]


def suspects(view: VillaView, guard: SlotView) -> list[str]:
    if guard.front is not None:
        return [guard.front]
    back = next(back for back in BACKS if (back.strength, back.hint) == (guard.strength, guard.hint))
    seen = {*view.arrested, *(other.front for other in view.slots.values() if other is not None)}
    return [GUARD_IDS[index] for index in back.guards if GUARD_IDS[index] not in seen]
