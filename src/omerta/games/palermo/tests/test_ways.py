"""Every move that is offered, against a search over the graph of the rules that shares no code with the game."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.palermo.actions import MoveTo
from omerta.games.palermo.events import CrookMoved
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.tests import plain, plain_ways
from omerta.games.palermo.tests.given import PalermoScene
from omerta.games.palermo.tests.look import POLICE_STAY, asked, destinations, phase, police_fields, walked
from omerta.games.palermo.tests.positions import position
from omerta.kit.chance import fast_from
from omerta.testing import rule

QUICK = 100
ALL = 2_000


def foreign(scene: PalermoScene) -> set[str]:
    """Gives the fields of all policemen but the active seat's."""
    return {field for seat, field in enumerate(scene.view().police) if field and seat != asked(scene)}


def others(scene: PalermoScene) -> set[str]:
    """Says where the other crooks stand."""
    return {node for seat, node in enumerate(scene.view().crooks) if seat != asked(scene)}


def told_anew(scene: PalermoScene) -> dict[str, plain_ways.Way]:
    """Gives every destination with its way, by the rules alone."""
    view, seat = scene.view(), asked(scene)
    return plain_ways.destinations(
        view.city,
        view.crooks[seat],
        foreign=foreign(scene),
        crooks=others(scene),
        allowance=view.allowances[seat],
        whole_stretch=view.options.hop_police == "whole_stretch",
        must_move=view.options.must_move,
    )


def shown(scene: PalermoScene) -> dict[str, plain_ways.Way]:
    """Every destination with its way, as the view shows them."""
    reach = {each.field: each for each in scene.view().reach}
    found = {}
    for field, each in reach.items():
        path = [field] if each.cost else []
        while path and (via := reach[path[0]].via):
            path.insert(0, via)
        if each.stop:
            found[field] = plain_ways.Way(each.cost, tuple(path))
    return found


def check_police(scene: PalermoScene) -> None:
    view, seat = scene.view(), asked(scene)
    allowed = plain_ways.police_fields(view.city, set(view.crooks), view.police[seat], foreign(scene))
    assert police_fields(scene) == allowed, f"{view.police} {view.crooks}\n{view.city_text}"


def check_move(number: int) -> None:
    """The list, every cost and path that is shown, and one move that is made."""
    scene = position(number)
    if phase(scene) == "police":
        check_police(scene)
        scene.when(asked(scene), POLICE_STAY)
    expected = told_anew(scene)
    assert destinations(scene) == list(expected), f"position {number}"
    assert shown(scene) == expected, f"position {number}"
    field = list(expected)[fast_from("ways", number).below(len(expected))]
    before, seat = scene.view(), asked(scene)
    scene.when(seat, MoveTo(field))
    move = walked(scene)
    assert plain_ways.Way(move.cost, move.path) == expected[field], f"position {number}"
    assert move.fines == move.cost - len(move.path), f"position {number}"
    check_income(before, scene.view(), seat, move)


def check_income(before: PalermoView, after: PalermoView, seat: Seat, move: CrookMoved) -> None:
    """A chip is collected where the move ends, and nowhere else. P-5.1"""
    own = [slot for slot, owner in before.chips.items() if owner == seat]
    met = [slot for slot in own if plain.entrance(slot, before.city[slot]) == move.field and move.cost]
    assert [slot for slot in own if slot not in after.chips] == met, move
    income = before.allowances[seat] - move.cost if met else 0
    assert after.money[seat] - before.money[seat] == income, move
    assert after.allowances[seat] - before.allowances[seat] == len(met), move


@rule("P-4.1", "P-4.2", "P-4.3", "P-4.4", "P-4.5", "P-4.6", "P-4.8", "P-5.1", "P-6.2", "P-6.3")
def test_a_hundred_positions_offer_exactly_the_cheapest_ways() -> None:
    for number in range(QUICK):
        check_move(number)


@pytest.mark.long
@rule("P-4.1", "P-4.2", "P-4.3", "P-4.4", "P-4.5", "P-4.6", "P-4.8", "P-5.1", "P-6.2", "P-6.3")
def test_two_thousand_positions_offer_exactly_the_cheapest_ways() -> None:
    for number in range(QUICK, ALL):
        check_move(number)
