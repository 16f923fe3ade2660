"""Any position of Villa is set up in a few lines, in the notation of the worked examples.

    scene = given(rows="0:[Y R B G] 1:[R R B B]", piles="1:[B | G]", board="V4=dirty_diana", target="V4", active=1)

A pile is written from the top; the cards right of its bar are known to all. Guards that are not on the board have
been arrested, which ones is left open; police cards that are not listed are in the box. A given position counts as
just entered, so the tests of V-10.2 are made on it; `early_abort` is off unless asked for, lest small positions
end at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeAlias, TypedDict

import msgspec
from typing_extensions import Unpack

from omerta.contract import Seat
from omerta.games.villa import GAME
from omerta.games.villa.actions import VillaAction
from omerta.games.villa.components import (
    CELLAR,
    GODFATHER_INDEX,
    GUARD_INDEX,
    KIND_COUNTS,
    KIND_INDEX,
    SLOT_INDEX,
    STRENGTHS,
    SYMBOL_INDEX,
)
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.rules.ending import call_off
from omerta.games.villa.rules.naming import Phase
from omerta.games.villa.seen import VillaView
from omerta.games.villa.state import BONUS, DIFFICULTY, PLAN, PLAY, SWAP, VillaState
from omerta.kit.pile import counted
from omerta.kit.pile import without as without_faces
from omerta.kit.ring import following
from omerta.testing import Scene, fresh
from omerta.testing.position import agreed

VillaScene: TypeAlias = Scene[VillaState, VillaAction, VillaView, VillaOptions]


class Variant(TypedDict, total=False):
    """These options differ from the defaults. Values are typed loosely, for wrong ones are tried as well."""

    roster: str
    custom_counts: tuple[int, int, int]
    handicap: int
    handicap_timing: str
    handicap_choices: tuple[int, ...]
    expert: bool
    open_start: int
    row_limit: int
    swap_phase: bool
    leader_mode: str
    rotation_anchor: str
    decision_mode: str
    early_abort: bool
    expert_pair_needs_marker: bool
    recover_passed: bool


_LAYOUT: Final = {
    "P1": "dirty_diana",
    "P2": "eisen_edda",
    "P3": "beton_benito",
    "P4": "schlagring_schorsch",
    "P5": "nebel_nino",
    "P6": "kanten_karl",
    "P7": "tacho_toni",
    "P8": "zentner_zoltan",
    "P9": "narben_juri",
    "V1": "langfinger_lutz",
    "V2": "bluff_bruno",
    "V3": "kassen_kaethe",
    "V4": "rausschmeisser_ralf",
}


def without(slots: str) -> str:
    """The rulebook's layout after the guards of these slots are arrested."""
    gone = slots.split()
    return " ".join(f"{slot}={guard}" for slot, guard in _LAYOUT.items() if slot not in gone)


# Total strength 39: 28 in the park and 11 in the villa, as in the rulebook's example.
FIX39: Final = without("")

_PHASES: Final[dict[Phase, int]] = {
    "difficulty": DIFFICULTY,
    "swap": SWAP,
    "plan": PLAN,
    "play": PLAY,
    "bonus": BONUS,
}


def given(
    *,
    rows: str,
    seats: int | None = None,
    piles: str = "",
    board: str = "",
    discard: str = "",
    out: str = "",
    laid: str = "",
    filled: int | None = None,
    target: str | None = None,
    active: Seat = 0,
    leader: Seat | None = None,
    phase: Phase | None = None,
    bonus: str | None = None,
    godfather: str = "capo_curtillo",
    arrested: str = "",
    **options: Unpack[Variant],
) -> VillaScene:
    """Gives the scene in that position. `laid` names the cards of each filled position, a pair as `B+B`."""
    open_rows = _seats(rows)
    settled = msgspec.convert({"early_abort": False, **options}, VillaOptions)
    state = VillaState(settled, agreed(seats, len(open_rows)))
    state.phase = _PHASES[phase or ("play" if target else "plan")]
    state.godfather = GODFATHER_INDEX[godfather]
    state.arrested = [GUARD_INDEX[guard] for guard in arrested.split()]
    _lay_out(state, board)
    state.rows = [_faces(row) for row in open_rows.values()]
    _stack(state, piles)
    state.laid = [_faces(position.replace("+", " ")) for position in laid.split()]
    state.discard = counted(_faces(discard), len(KIND_COUNTS))
    state.out_of_play = counted(_faces(out), len(KIND_COUNTS))
    _put_the_rest_aside(state)
    _appoint(state, leader)
    if target is not None:
        _attack(state, target, len(state.laid) if filled is None else filled, active)
    if bonus is not None:
        state.bonus_symbol = SYMBOL_INDEX[bonus]
    call_off(state, None)
    return Scene(GAME, state)


position: Final = given
"""`omerta.testing.given` calls it."""

EXAMPLE: Final[Mapping[str, object]] = {"rows": "0:[Y R] 1:[R B]", "board": "V4=dirty_diana", "target": "V4"}
"""The tests of `omerta.testing.given` set up this position."""


def new_game(seats: int, seed: object = 0, **options: Unpack[Variant]) -> VillaScene:
    """A fresh deal. The options are handed over as they are, so that the game may refuse them."""
    return fresh(GAME, seats, seed, **options)


def _seats(text: str) -> dict[Seat, str]:
    """`0:[Y R] 1:[B]` -> what is listed for each seat."""
    listed = {int(seat): cards for seat, cards in re.findall(r"(\d):\[([^\]]*)\]", text)}
    assert text.count("[") == len(listed), f"not a list of seats: {text}"
    return listed


def _faces(cards: str) -> list[int]:
    return [KIND_INDEX[kind] for kind in cards.split()]


def _lay_out(state: VillaState, board: str) -> None:
    for placed in board.split():
        slot, guard = placed.split("=")
        state.grounds[SLOT_INDEX[slot]] = GUARD_INDEX[guard]
        state.present |= 1 << SLOT_INDEX[slot]
    guards = [guard for guard in state.grounds if guard >= 0] + state.arrested
    state.total_strength = sum(STRENGTHS[guard] for guard in guards)


def _stack(state: VillaState, piles: str) -> None:
    for seat, listed in _seats(piles).items():
        unknown, _, known = listed.partition("|")
        from_the_top = _faces(unknown) + _faces(known)
        state.piles[seat] = from_the_top[::-1]
        state.known[seat] = len(known.split())


def _put_the_rest_aside(state: VillaState) -> None:
    """Every card not listed is in the police box; before the handicap is set it is in the deck."""
    used = [face for area in (*state.rows, *state.piles, *state.laid) for face in area]
    rest = without_faces(KIND_COUNTS, used)
    box = [count - state.discard[face] - state.out_of_play[face] for face, count in enumerate(rest)]
    assert min(box) >= 0, f"more cards listed than there are: {box}"
    if state.phase == DIFFICULTY:
        state.deck = [face for face, count in enumerate(box) for _ in range(count)]
        return
    state.police_box = box
    state.police_count = sum(KIND_COUNTS) - sum(box)


def _appoint(state: VillaState, leader: Seat | None) -> None:
    if leader is None:
        return
    state.leader = leader
    if state.options.leader_mode == "rotating" and state.phase != PLAY:
        state.next_leader = following(leader, state.seats)


def _attack(state: VillaState, target: str, filled: int, active: Seat) -> None:
    assert SLOT_INDEX[target] == CELLAR or state.present >> SLOT_INDEX[target] & 1, f"nobody is at {target}"
    state.target = SLOT_INDEX[target]
    state.filled = filled
    state.active = active
