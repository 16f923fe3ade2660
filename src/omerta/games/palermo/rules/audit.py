"""Here stands what is true in every position that can come up. RULES.md P-1, P-2.5, P-2.8, P-4.6, P-6."""

from __future__ import annotations

from omerta.games.palermo.components import CHIPS, INTEREST
from omerta.games.palermo.geometry.board import BIT, NODE_NAMES, START
from omerta.games.palermo.geometry.city import courtyards
from omerta.games.palermo.geometry.tiles import EMPTY, HOUSES, NOWHERE, START_TILE, is_venue
from omerta.games.palermo.rules.draft_city import supply_beside
from omerta.games.palermo.state import BUILD, CHOOSE_TARGET, DRAFT_CLAIM, NOBODY, OVER, PLACE_START, PalermoState


def audit(state: PalermoState) -> None:
    """Asserts what must hold; whatever fails is our mistake, not a player's."""
    _audit_city(state)
    _audit_chips(state)
    _audit_places(state)
    _audit_targets(state)
    _audit_money(state)
    _audit_end(state)


def is_building(state: PalermoState) -> bool:
    return state.phase in (PLACE_START, BUILD, DRAFT_CLAIM)


def _audit_city(state: PalermoState) -> None:
    """There is one start tile, no tile from nowhere and no courtyard. P-1.3, P-2.1, P-2.5"""
    city = state.city
    houses = sum(HOUSES[tile][slot] for slot, tile in enumerate(city.tiles) if tile != EMPTY)
    assert city.houses == houses, "the houses are not those of the tiles"
    assert city.tiles.count(START_TILE) == (state.phase != PLACE_START), "there is one start tile"
    assert state.supply == supply_beside(city.tiles), f"tiles lost or won: {state.supply}"
    assert not courtyards(city.free), "a courtyard is shut"
    assert all(not opens for opens, tile in zip(city.opens, city.tiles, strict=True) if tile != EMPTY), "a slot twice"


def _audit_chips(state: PalermoState) -> None:
    """Chips lie on own venues; in a draft some venues are nobody's yet. P-2.2, P-2.8, P-8.2"""
    chips = CHIPS[state.seats]
    for seat in range(state.seats):
        owned = sum(1 << slot for slot, owner in enumerate(state.owners) if owner == seat)
        assert state.left[seat] & ~owned == 0, f"seat {seat} has a chip on a foreign venue"
        assert state.chips_laid(seat) == owned.bit_count() <= chips, f"seat {seat} has lost chips"
        assert is_building(state) or owned.bit_count() == chips, f"seat {seat} has {owned.bit_count()} venues"
        assert len(state.tours[seat]) == state.collected[seat], f"the tour of seat {seat} has a gap"
    for tile, owner in zip(state.city.tiles, state.owners, strict=True):
        assert is_venue(tile) or owner == NOBODY, "somebody owns a street"
        assert owner != NOBODY or not is_venue(tile) or state.phase == DRAFT_CLAIM, "a venue without an owner"
    assert is_building(state) or EMPTY not in state.city.tiles, "an empty slot in a finished city"


def _audit_places(state: PalermoState) -> None:
    """A field has one crook except on the start tile; policemen are apart, on street fields. P-4.6, P-6.2"""
    streets = state.city.streets
    crooks = [node for node in state.crooks if node != START]
    assert len(set(crooks)) == len(crooks), f"two crooks on one field: {crooks}"
    police = [field for field in state.police if field != NOWHERE]
    assert len(set(police)) == len(police), f"two policemen on one field: {police}"
    for field in (*crooks, *police):
        assert streets & BIT[field], f"{NODE_NAMES[field]} is no street"
    assert state.options.police or not police, "a policeman in a game without police"
    assert state.round_number or not (crooks or police), "somebody set out before round 1"


def _audit_targets(state: PalermoState) -> None:
    """Marks lie on own chips; who collects has one, or has no chip left. P-8.5"""
    for seat, slot in enumerate(state.targets):
        if slot != NOWHERE:
            assert state.options.target_marker and state.left[seat] >> slot & 1, f"seat {seat} has marked no chip"
        elif state.options.target_marker and state.round_number and state.left[seat]:
            asked = state.phase == CHOOSE_TARGET and state.active == seat
            assert asked, f"seat {seat} has no mark"


def _audit_money(state: PalermoState) -> None:
    """Money comes from venues, arrival and interest. P-5.1, P-7.1, P-7.3"""
    for seat in range(state.seats):
        venues = sum(income for _, _, income in state.tours[seat])
        assert state.money[seat] == venues + state.arrival[seat] + state.interest[seat], f"money of seat {seat}"
        assert state.interest[seat] % INTEREST[state.seats] == 0, f"interest of seat {seat}"
        if state.home_rounds[seat]:
            assert state.crooks[seat] == START and not state.left[seat], f"seat {seat} is not home"


def _audit_end(state: PalermoState) -> None:
    """P-7.4, P-7.7"""
    assert (state.phase == OVER) == (state.reason is not None), "an end without a reason"
    assert len(state.history) == max(0, state.round_number - (state.phase != OVER)), "a round is missing"
    if state.reason == "all_home":
        assert all(state.home_rounds), "somebody is not home"
