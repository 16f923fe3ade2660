"""Talk beside the game: before the deal, and in the room of those who look on, which no seat hears before the end."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from omerta.table import AnyMatch
from tests.server.house import SEATS, Answer, Guest, House, Line, house

SECRET: Final = "s" * 43


def two_seats(host: Guest, guest: Guest, **wishes: object) -> str:
    code: str = host.table("me", "open", *["bot"] * (SEATS - 2), **wishes)["code"]
    assert guest.post(f"/api/tables/{code}/join", {}).status_code == 200
    return code


def say(line: Line, text: str, key: str = "a") -> Answer:
    return line.answer(type="say", id=key, text=text)


def texts(message: Answer) -> list[str]:
    return [word["text"] for word in message["words"]]


def heard(line: Line) -> list[Answer]:
    """Everything until now."""
    line.send(type="ping")
    messages: list[Answer] = []
    while (message := line.hear())["type"] != "pong":
        messages.append(message)
    return messages


def give_up(server: House, code: str) -> None:
    for seat, person in enumerate(server.match(code).header.people):
        if person is not None:
            server.change(code, partial(concede, seat=seat))


def concede(match: AnyMatch, seat: int) -> None:
    match.vote(seat, "concede", value=True, at=match.now)


def test_whoever_sits_there_talks_before_the_game(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = two_seats(host, guest)
    with host.socket(code) as line, guest.socket(code, 1) as other:
        assert say(line, "Gleich geht es los")["type"] == "accepted"
        word = other.until("talk")["words"][0]
        assert (word["text"], word["room"], word["yours"]) == ("Gleich geht es los", "gathering", False)
        assert word["name"] == host.get("/api/me")["name"]


def test_a_stranger_reads_what_is_said_before_the_game_but_says_nothing(server: House) -> None:
    host, guest, stranger = server.guest(), server.guest(), server.guest()
    code = two_seats(host, guest)
    with host.socket(code) as line:
        say(line, "Wer fehlt noch?")
    with stranger.socket(code, None) as line:
        assert texts(line.until("talk")) == ["Wer fehlt noch?"]
        assert say(line, "Ich")["problem"]["key"] == "not-at-table"


def test_what_was_said_before_the_game_is_there_after_a_restart_and_during_the_game(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        host, guest = server.guest(), server.guest()
        code = two_seats(host, guest)
        with host.socket(code) as line:
            say(line, "Ciao")
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = host.cookie
        again.post(f"/api/tables/{code}/start")
        with again.socket(code) as line:
            assert texts(line.until("talk")) == ["Ciao"]


def test_those_who_look_on_hear_each_other(server: House) -> None:
    host, guest, one, other = (server.guest() for _ in range(4))
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/start")
    with one.socket(code, None) as line, other.socket(code, None) as second:
        line.until("welcome")
        second.until("welcome")
        say(line, "Er blufft")
        assert texts(second.until("talk")) == ["Er blufft"]


def test_no_seat_hears_them_before_the_end_and_nothing_it_is_told_moves(server: House) -> None:
    host, guest, onlooker = server.guest(), server.guest(), server.guest()
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/start")
    with host.socket(code) as line, onlooker.socket(code, None) as above:
        line.until("welcome")
        above.until("welcome")
        heard(line)
        before = server.match(code)
        known = [(before.streams.last(viewer), before.digest(viewer)) for viewer in (0, 1, None)]
        entries = len(before.log)
        say(above, "Anna hat die Karte nicht")
        assert heard(line) == []
        assert [(before.streams.last(viewer), before.digest(viewer)) for viewer in (0, 1, None)] == known
        assert len(before.log) == entries
    with host.socket(code) as line:
        assert [message["type"] for message in heard(line)] == ["welcome"]


def test_whoever_sits_there_does_not_hear_them_from_another_window_either(server: House) -> None:
    host, guest, onlooker = server.guest(), server.guest(), server.guest()
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/start")
    with onlooker.socket(code, None) as above, guest.socket(code, None) as window:
        above.until("welcome")
        window.until("welcome")
        say(above, "Vorsicht")
        assert "talk" not in [message["type"] for message in heard(window)]
        assert say(window, "Was?")["problem"]["key"] == "spectators-watch"


def test_a_screen_never_shows_them(server: House) -> None:
    host, guest, onlooker, screen = (server.guest() for _ in range(4))
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/start")
    host.post(f"/api/tables/{code}/screens", {"secret": SECRET})
    with onlooker.socket(code, None) as above, screen.socket(code, screen=SECRET) as shown:
        above.until("welcome")
        shown.until("welcome")
        say(above, "Alle sehen das")
        give_up(server, code)
        assert "talk" not in [message["type"] for message in heard(shown)]


def test_after_the_end_the_seats_read_it_all(server: House) -> None:
    host, guest, onlooker = server.guest(), server.guest(), server.guest()
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/start")
    with host.socket(code) as line, onlooker.socket(code, None) as above:
        line.until("welcome")
        above.until("welcome")
        say(above, "Das geht schief")
        give_up(server, code)
        assert texts(line.until("talk")) == ["Das geht schief"]


def test_the_same_message_again_is_the_same_word_also_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        host, guest, onlooker = server.guest(), server.guest(), server.guest()
        code = two_seats(host, guest)
        host.post(f"/api/tables/{code}/start")
        with onlooker.socket(code, None) as above:
            above.until("welcome")
            assert [say(above, "Oh")["type"] for _ in range(2)] == ["accepted"] * 2
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = onlooker.cookie
        with again.socket(code, None) as above:
            assert texts(above.until("talk")) == ["Oh"]
            assert say(above, "Oh")["type"] == "accepted"
            assert "talk" not in [message["type"] for message in heard(above)]


def test_nobody_fills_the_room(server: House) -> None:
    host, guest, onlooker = server.guest(), server.guest(), server.guest()
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/start")
    with onlooker.socket(code, None) as above:
        above.until("welcome")
        answers = [say(above, f"{number}", f"{number}") for number in range(201)]
    assert [answer["type"] for answer in answers[:200]] == ["accepted"] * 200
    assert answers[200]["problem"]["key"] == "too-many-words"


def test_the_host_ends_looking_on_and_those_who_do_are_told(server: House) -> None:
    host, guest, onlooker, screen = (server.guest() for _ in range(4))
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/start")
    host.post(f"/api/tables/{code}/screens", {"secret": SECRET})
    with onlooker.socket(code, None) as above, screen.socket(code, screen=SECRET) as shown:
        above.until("welcome")
        shown.until("welcome")
        assert guest.post(f"/api/tables/{code}/spectators", {"allowed": False}).json()["key"] == "host-only"
        assert host.post(f"/api/tables/{code}/spectators", {"allowed": False}).json()["spectators"] is False
        assert above.until("refused")["problem"]["key"] == "spectators-closed"
        assert shown.until("table")["table"]["watching"] == 0
    with onlooker.socket(code, None) as above:
        assert above.hear()["problem"]["key"] == "no-spectators"


def test_everybody_at_the_table_is_told_that_looking_on_has_ended(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/start")
    with guest.socket(code, 1) as line:
        line.until("welcome")
        host.post(f"/api/tables/{code}/spectators", {"allowed": False})
        line.settled()
        assert [frame["act"] for frame in line.frames if frame["frame"] == "hosted"] == ["bar_watchers"]


def test_whom_the_host_has_taken_out_of_the_talk_says_nothing_before_the_game_either(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/host", {"act": "mute", "seat": 1})
    with guest.socket(code, 1) as line:
        line.until("table")
        assert say(line, "Aber")["problem"]["key"] == "muted"


def test_the_habit_survives_a_restart_and_can_be_changed_back(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        host, guest = server.guest(), server.guest()
        code = two_seats(host, guest)
        host.post(f"/api/tables/{code}/spectators", {"allowed": False})
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = host.cookie
        assert again.get(f"/api/tables/{code}")["spectators"] is False
        assert again.post(f"/api/tables/{code}/spectators", {"allowed": True}).json()["spectators"] is True
