"""A lesson is dealt as the game has prepared it, to one person among bots, and nothing else ever is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from omerta import catalog
from omerta.contract import AnyGame, Lesson, Options
from omerta.server.live.advice import Advice
from tests import shelf
from tests.server.house import Answer, Guest, House, house

GAME: Final[AnyGame] = next(game for game in (shelf.GAME, *catalog.games().values()) if game.lesson is not None)


def prepared(game: AnyGame) -> Lesson[Options]:
    assert game.lesson is not None, f"{game.id} has prepared one"
    lesson: Lesson[Options] = game.lesson
    return lesson


LESSON: Final = prepared(GAME)


def lesson(guest: Guest, game: str = GAME.id) -> Answer:
    response = guest.post("/api/lessons", {"game": game})
    assert response.status_code == 201, response.text
    table: Answer = response.json()
    return table


def give_up(guest: Guest, code: str) -> None:
    with guest.socket(code) as line:
        line.until("welcome")
        assert line.answer(type="vote", id="v", kind="concede", value=True)["type"] == "accepted"


def test_a_lesson_begins_at_once_for_one_person_among_bots_and_nobody_finds_it(server: House) -> None:
    anna = server.guest()
    table = lesson(anna)
    assert (table["phase"], table["learn"], table["lesson"], table["listed"]) == ("playing", True, True, False)
    assert [seat["kind"] for seat in table["seats"]] == ["person", *["bot"] * len(LESSON.bots)]
    assert [seat["level"] for seat in table["seats"][1:]] == list(LESSON.bots)
    assert table["seats"][0]["yours"]
    assert server.guest().get("/api/tables")["open"] == []


def test_a_lesson_is_dealt_from_the_seed_of_the_game_whoever_takes_it(server: House) -> None:
    codes = [lesson(server.guest())["code"] for _ in range(2)]
    assert {server.match(code).secret for code in codes} == {LESSON.secret}


def test_the_same_table_opened_through_the_form_is_dealt_from_a_secret_of_its_own(server: House) -> None:
    anna = server.guest()
    options = lesson(anna)["options"]
    picked = {name: value for name, value in options.items() if name not in GAME.options.settled()}
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in LESSON.bots)]
    code = anna.post("/api/tables", {"game": GAME.id, "options": picked, "seats": seats}).json()["code"]
    anna.post(f"/api/tables/{code}/start")
    assert server.match(code).secret != LESSON.secret


@pytest.mark.parametrize("wish", [{"lesson": True}, {"learn": True}, {"seed": "mine"}])
def test_no_wish_for_a_table_makes_it_a_lesson(server: House, wish: Answer) -> None:
    body = {"game": GAME.id, "options": {}, "seats": [{"kind": "me"}] * GAME.seats[0], **wish}
    assert server.guest().post("/api/tables", body).status_code == 400


def test_nobody_joins_a_lesson(server: House) -> None:
    code = lesson(server.guest())["code"]
    assert server.guest().post(f"/api/tables/{code}/join", {}).json()["key"] == "already-begun"


def test_a_lesson_at_which_somebody_else_has_a_seat_is_dealt_from_a_secret_of_its_own(tmp_path: Path) -> None:
    """Where it could not be dealt at once its table waits, and whoever learns may open a seat there."""
    with house(tmp_path, bot_tables_by_guest=1) as server:
        anna, ben = server.guest(), server.guest()
        first = lesson(anna)["code"]
        assert anna.post("/api/lessons", {"game": GAME.id}).json()["key"] == "too-many-bot-tables"
        (code,) = (table["code"] for table in anna.get("/api/tables")["mine"] if table["phase"] == "gathering")
        anna.post(f"/api/tables/{code}/seats/1", {"kind": "open"})
        ben.post(f"/api/tables/{code}/join", {})
        give_up(anna, first)
        assert anna.post(f"/api/tables/{code}/start").status_code == 200
        assert server.match(code).secret != LESSON.secret


def test_the_game_after_a_lesson_is_an_ordinary_one_with_the_hints_that_are_left(server: House) -> None:
    anna = server.guest()
    code = lesson(anna)["code"]
    give_up(anna, code)
    again = anna.post(f"/api/tables/{code}/rematch", {}).json()
    anna.post(f"/api/tables/{again['code']}/start")
    assert (again["learn"], again["lesson"]) == (True, False)
    assert server.match(again["code"]).secret != LESSON.secret


def test_a_game_that_has_prepared_nothing_teaches_at_an_ordinary_table(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    unprepared = replace(GAME, lesson=None)
    printed = catalog.find
    monkeypatch.setattr(catalog, "find", lambda game_id: unprepared if game_id == GAME.id else printed(game_id))
    table = lesson(server.guest())
    assert (table["learn"], table["lesson"], len(table["seats"])) == (True, True, GAME.seats[0])
    assert {seat["level"] for seat in table["seats"][1:]} == {next(iter(GAME.bots))}
    assert server.match(table["code"]).secret != LESSON.secret


def test_in_a_lesson_its_teacher_advises_and_elsewhere_the_house(server: House) -> None:
    anna = server.guest()
    advisers = [Advice(server.live(code))._adviser() for code in (lesson(anna)["code"], anna.started())]
    assert advisers == [LESSON.teacher, "house"]
