"""Here stands what comes to light at the end: the piles, the boxes, the guards nobody has turned over. RULES.md
V-10.8."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.villa.seen import VillaView
from omerta.games.villa.terminal.cards import cards, counts
from omerta.games.villa.terminal.grounds import front
from omerta.text import Part, Say


def debrief(view: VillaView, names: Sequence[str], say: Say) -> list[Part]:
    revealed = view.debrief
    assert revealed is not None, "nothing is turned over before the end"
    lines = [say("debrief-arrests", arrests=len(view.arrested))]
    lines += [f"  {name}: {cards(pile, say) or '–'}" for name, pile in zip(names, revealed.piles, strict=True) if pile]
    lines += [f"  {slot} {_named(guard, say)}" for slot, guard in revealed.guards.items()]
    lines += [f"  {say('debrief-police-box')} {counts(revealed.police_box, say)}"]
    return [*lines]


def _named(guard: str, say: Say) -> str:
    name = say(f"guard-{guard.replace('_', '-')}")
    return f"{front(guard, say)}  {name}"
