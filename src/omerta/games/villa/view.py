"""Here stands what everybody at the villa sees. RULES.md, "What is known", V-2.5, V-8.6, VR-29.

There is no private information: all views are the same but for `you`.
"""

from __future__ import annotations

from typing import Final

from omerta.contract import Seat, Viewer
from omerta.games.villa.components import GODFATHERS, GUARDS, KINDS, SLOTS, SYMBOLS
from omerta.games.villa.rules.debrief import debrief, named
from omerta.games.villa.rules.ending import result
from omerta.games.villa.rules.leader import coordinator
from omerta.games.villa.rules.menu import waiting
from omerta.games.villa.rules.naming import PHASES, kinds_named
from omerta.games.villa.rules.turn import required
from omerta.games.villa.seen import PileView, SlotView, VillaView
from omerta.games.villa.state import NOBODY, OVER, PLAY, VillaState
from omerta.kit.ring import seats_in

_BACK: Final = tuple(SlotView(guard.strength, guard.hint, None) for guard in GUARDS)
_FRONT: Final = tuple(SlotView(guard.strength, guard.hint, guard.id) for guard in GUARDS)


def view(state: VillaState, viewer: Viewer) -> VillaView:
    """The view is the same for every seat and for spectators. V-14.2"""
    is_over = state.phase == OVER
    return VillaView(
        you=viewer,
        beat=state.beat,
        waiting=waiting(state),
        options=state.options,
        phase=PHASES[state.phase],
        coordinator=coordinator(state),
        leader=_seat(state.leader),
        next_leader=_seat(state.next_leader),
        active=_seat(state.active),
        godfather=GODFATHERS[state.godfather],
        slots={SLOTS[slot]: _slot(state, slot) for slot in range(len(state.grounds))},
        arrested=tuple(GUARDS[guard].id for guard in state.arrested),
        total_strength=state.total_strength,
        police_count=state.police_count or None,
        rows=tuple(kinds_named(row) for row in state.rows),
        piles=tuple(_pile(state, seat) for seat in range(state.seats)),
        laid=tuple(kinds_named(cards) for cards in state.laid),
        discard=named(state.discard),
        out_of_play=named(state.out_of_play),
        police_box_count=sum(state.police_box),
        target=None if state.target == NOBODY else SLOTS[state.target],
        filled=state.filled,
        required=SYMBOLS[required(state)] if state.phase == PLAY else None,
        bonus_symbol=None if state.bonus_symbol == NOBODY else SYMBOLS[state.bonus_symbol],
        proposal=state.proposal,
        approvals=seats_in(state.approvals),
        proposal_count=state.proposal_count,
        ready=seats_in(state.ready),
        swaps_left=state.swaps_left,
        result=None if state.reason is None else result(state.reason),
        reason=state.reason,
        debrief=debrief(state) if is_over else None,
    )


def _seat(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat


def _slot(state: VillaState, slot: int) -> SlotView | None:
    """The front shows during the attack on its guard, and at the end; markers lie on fronts. V-6.4, V-10.8, V-11.4"""
    guard = state.grounds[slot]
    if guard == NOBODY:
        return None
    return _FRONT[guard] if slot == state.target or state.phase == OVER else _BACK[guard]


def _pile(state: VillaState, seat: Seat) -> PileView:
    """V-8.6, VR-17"""
    pile, known = state.piles[seat], state.known[seat]
    return PileView(len(pile) - known, tuple(KINDS[card] for card in reversed(pile[:known])))
