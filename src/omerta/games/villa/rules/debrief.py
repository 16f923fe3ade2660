"""At the end everything hidden is turned over. RULES.md V-10.8."""

from __future__ import annotations

from omerta.games.villa.components import GUARD_IDS, KINDS, SLOTS
from omerta.games.villa.events import Debrief
from omerta.games.villa.state import NOBODY, VillaState


def debrief(state: VillaState) -> Debrief:
    """Piles from the top, boxes, and the guards that were never turned over. V-10.8"""
    return Debrief(
        piles=tuple(tuple(KINDS[card] for card in reversed(pile)) for pile in state.piles),
        police_box=named(state.police_box),
        guards={SLOTS[slot]: GUARD_IDS[state.grounds[slot]] for slot in face_down(state)},
        guard_box=tuple(GUARD_IDS[guard] for guard in guard_box(state)),
    )


def named(counts: list[int]) -> dict[str, int]:
    """Gives a multiset of police cards by kind, in the order of the file; kinds that are missing are left out."""
    return {KINDS[kind]: count for kind, count in enumerate(counts) if count}


def face_down(state: VillaState) -> list[int]:
    """The slots of guards that nobody has turned over: all but the target. V-6.4"""
    return [slot for slot, guard in enumerate(state.grounds) if guard != NOBODY and slot != state.target]


def guard_box(state: VillaState) -> list[int]:
    """The guards that are not in this game, in the order of the file. V-2.2"""
    in_play = {*state.grounds, *state.arrested}
    return [guard for guard in range(len(GUARD_IDS)) if guard not in in_play]
