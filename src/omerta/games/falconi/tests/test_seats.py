"""Who drives which car, for every seat of Don and every choice of stations. RULES.md F-1.3, F-1.5, F-10.3."""

from __future__ import annotations

import pytest

from omerta.games.falconi.roles import roles
from omerta.games.falconi.tests.given import FalconiScene, new_game
from omerta.games.falconi.tests.scenes import car
from omerta.testing import rule


def drivers(scene: FalconiScene) -> dict[str, int]:
    return {each.car: each.seat for each in scene.view().cars}


@rule("F-1.3", "FR-32")
@pytest.mark.parametrize(
    ("don_seat", "stations", "driven"),
    [
        (0, "auto", {"prison": 0, "green": 1, "yellow": 2}),
        (1, "green-blue", {"prison": 1, "green": 2, "blue": 0}),
        (2, "blue-yellow", {"prison": 2, "blue": 0, "yellow": 1}),
    ],
)
def test_the_two_stations_are_given_out_clockwise_from_don(
    don_seat: int, stations: str, driven: dict[str, int]
) -> None:
    assert drivers(new_game(3, don_seat=don_seat, stations=stations)) == driven


@rule("F-1.3", "F-10.3")
@pytest.mark.parametrize(
    ("cars", "driven"),
    [(1, {"prison": 1, "blue": 0}), (3, {"prison": 1, "green": 0, "blue": 0, "yellow": 0})],
)
def test_against_a_don_on_the_second_seat_the_first_drives_all_police(cars: int, driven: dict[str, int]) -> None:
    assert drivers(new_game(2, don_seat=1, police_cars=cars)) == driven


@rule("F-1.3")
@pytest.mark.parametrize(
    ("seats", "don_seat", "expected"),
    [(2, 1, ("police", "don")), (3, 0, ("don", "police", "police")), (4, 2, ("police", "police", "don", "police"))],
)
def test_roles_are_listed_by_seat(seats: int, don_seat: int, expected: tuple[str, ...]) -> None:
    assert roles(new_game(seats, don_seat=don_seat).view()) == expected


@rule("F-1.5")
@pytest.mark.parametrize(("variant", "held"), [("funghi", (2, 0)), ("salami", (0, 2))])
def test_dons_two_cards_are_open_in_principle_one_and_a_number_in_principle_two(
    variant: str, held: tuple[int, int]
) -> None:
    don = car(new_game(3, variant=variant), "prison")
    assert (len(don.reserve), don.hidden) == held
