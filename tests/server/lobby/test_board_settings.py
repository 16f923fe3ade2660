"""What a table agrees on about the board: declared by the game, chosen by the host, told to everybody."""

from __future__ import annotations

import pytest

from omerta.contract import BoardSetting
from omerta.server.lobby.forms import game_card
from tests.server.house import Guest, House

pytestmark = pytest.mark.usefixtures("toys")


def wished(guest: Guest, **wishes: object) -> dict[str, object]:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    answer: dict[str, object] = guest.post(
        "/api/tables", {"game": "parlour", "options": {}, "seats": seats} | wishes
    ).json()
    return answer


def test_the_form_names_the_settings_that_the_game_declares() -> None:
    assert game_card("parlour").board == (BoardSetting("portraits"), BoardSetting("lamp", "dim", ("dim", "bright")))


def test_a_game_that_declares_none_has_none() -> None:
    assert game_card("courier").board == ()


def test_a_table_has_the_chosen_settings_and_else_the_usual_ones(server: House) -> None:
    table = wished(server.guest(), board={"lamp": "bright"})
    assert table["board"] == {"portraits": True, "lamp": "bright"}


def test_the_settings_are_kept(server: House) -> None:
    guest = server.guest()
    code = wished(guest, board={"portraits": False})["code"]
    assert guest.get(f"/api/tables/{code}")["board"] == {"portraits": False, "lamp": "dim"}


def test_nobody_chooses_a_setting_that_the_game_does_not_have(server: House) -> None:
    problem = wished(server.guest(), board={"wallpaper": True})
    assert (problem["key"], problem["field"]) == ("no-such-setting", "board.wallpaper")


@pytest.mark.parametrize(("name", "value"), [("lamp", "off"), ("lamp", True), ("portraits", "yes")])
def test_a_setting_has_only_the_values_that_the_game_declares(server: House, name: str, value: bool | str) -> None:
    problem = wished(server.guest(), board={name: value})
    assert (problem["key"], problem["field"]) == ("bad-setting", f"board.{name}")
