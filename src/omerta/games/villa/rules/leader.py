"""Here stands who holds the leader card, who may take it, and who chairs the team. RULES.md V-6.2, V-12.5, V-13.2."""

from __future__ import annotations

from typing import Final

from omerta.contract import Seat
from omerta.games.villa.state import NOBODY, VillaState
from omerta.kit.ring import following

FIRST_COORDINATOR: Final[Seat] = 0


def has_card(state: VillaState, seat: Seat) -> bool:
    """V-1.2"""
    return bool(state.rows[seat] or state.piles[seat])


def leaders(state: VillaState) -> int:
    """The seats that may lead the next attack, as a bitmask. V-6.2, VR-19"""
    if state.next_leader != NOBODY:
        return has_card(state, state.next_leader) << state.next_leader
    mask = 0
    for seat in range(state.seats):
        if has_card(state, seat):
            mask |= 1 << seat
    return mask


def rotate(state: VillaState, last_player: Seat) -> None:
    """After the first attack the office moves on by itself. V-12.5, VR-24"""
    if state.options.leader_mode == "rotating":
        anchor = last_player if state.options.rotation_anchor == "last_player" else state.leader
        state.next_leader = following(anchor, state.seats)


def coordinator(state: VillaState) -> Seat:
    """The leader chairs the team decisions; before the first attack it is seat 0. V-13.2"""
    return FIRST_COORDINATOR if state.leader == NOBODY else state.leader
