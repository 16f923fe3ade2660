"""A message is shown to the host: the host alone hears of it, and nobody learns by whom."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import GAME, Answer, Guest, House, Line, house
from tests.server.live.test_gallery import give_up, heard, say, two_seats


def playing(host: Guest, guest: Guest) -> str:
    code = two_seats(host, guest)
    host.post(f"/api/tables/{code}/start")
    return code


def frame_of(line: Line, text: str) -> int:
    """The number of the frame in which this was said."""
    line.settled()
    number: int = next(frame["number"] for frame in line.frames if frame.get("text") == text)
    return number


def report(line: Line, key: str = "r", **about: int) -> Answer:
    return line.answer(type="report", id=key, **about)


def test_the_host_is_told_what_was_said_and_nobody_else_anything(server: House) -> None:
    host, guest, onlooker = server.guest(), server.guest(), server.guest()
    code = playing(host, guest)
    with host.socket(code) as line, guest.socket(code, 1) as other, onlooker.socket(code, None) as above:
        for each in (line, other, above):
            each.until("welcome")
        say(other, "Du Gauner")
        number = frame_of(above, "Du Gauner")
        heard(other)
        assert report(above, frame=number)["type"] == "accepted"
        told = line.until("reports")["reports"]
        assert [(each["seat"], each["text"]) for each in told] == [(1, "Du Gauner")]
        assert heard(other) == []
        assert heard(above) == []


def test_it_is_kept_for_a_host_who_is_away(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        host, guest = server.guest(), server.guest()
        code = playing(host, guest)
        with guest.socket(code, 1) as other:
            other.until("welcome")
            say(other, "Lump")
            report(other, frame=frame_of(other, "Lump"))
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = host.cookie
        with again.socket(code) as line:
            assert [each["text"] for each in line.until("reports")["reports"]] == ["Lump"]


def test_what_was_reported_before_is_not_reported_again(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = playing(host, guest)
    with host.socket(code) as line, guest.socket(code, 1) as other:
        line.until("welcome")
        other.until("welcome")
        say(other, "Lump")
        number = frame_of(other, "Lump")
        assert [report(other, f"{key}", frame=number)["type"] for key in range(30)] == ["accepted"] * 30
        assert [message["type"] for message in heard(line)].count("reports") == 1


def test_nobody_floods_the_host_with_reports(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = playing(host, guest)
    with guest.socket(code, 1) as other:
        other.until("welcome")
        for number in range(11):
            say(other, f"word {number}", f"{number}")
        numbers = [frame_of(other, f"word {number}") for number in range(11)]
        answers = [report(other, f"r{number}", frame=number) for number in numbers]
    assert [answer["type"] for answer in answers[:10]] == ["accepted"] * 10
    assert answers[10]["problem"]["key"] == "too-many-reports"


def test_what_is_no_message_cannot_be_reported(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = playing(host, guest)
    with guest.socket(code, 1) as other:
        other.until("welcome")
        for about in ({"frame": 1}, {"frame": 0}, {"frame": 10_000}, {"frame": -1}, {"word": 1}, {}):
            assert report(other, "r", **about)["problem"]["key"] == "no-such-message"


def test_a_seat_cannot_report_and_so_find_out_what_onlookers_say(server: House) -> None:
    host, guest, onlooker = server.guest(), server.guest(), server.guest()
    code = playing(host, guest)
    with guest.socket(code, 1) as other, onlooker.socket(code, None) as above:
        other.until("welcome")
        above.until("welcome")
        say(above, "Geheim")
        assert report(other, word=1)["problem"]["key"] == "no-such-message"


def test_a_host_who_plays_hears_of_the_onlookers_room_after_the_end(server: House) -> None:
    host, guest, onlooker, other = (server.guest() for _ in range(4))
    code = playing(host, guest)
    with host.socket(code) as line, onlooker.socket(code, None) as above, other.socket(code, None) as second:
        for each in (line, above, second):
            each.until("welcome")
        say(above, "Anna lügt")
        assert report(second, word=1)["type"] == "accepted"
        assert [message["type"] for message in heard(line)].count("reports") == 0
        give_up(server, code)
        assert [each["text"] for each in line.until("reports")["reports"]] == ["Anna lügt"]


def test_a_quick_phrase_travels_as_its_key(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = playing(host, guest)
    with host.socket(code) as line, guest.socket(code, 1) as other:
        line.until("welcome")
        other.until("welcome")
        for key in ("no-such-phrase-here", "title", "refusal-busy"):
            assert line.answer(type="phrase", id=key, key=key)["problem"]["key"] == "no-such-phrase"
        phrase = phrase_of(GAME.id)
        assert line.answer(type="phrase", id="p", key=phrase)["type"] == "accepted"
        other.settled()
        assert [(frame["text"], frame["phrase"]) for frame in other.frames if frame["frame"] == "message"] == [
            ("", phrase)
        ]


def phrase_of(game: str) -> str:
    """The first quick phrase that the sentences of a game have."""
    shelf = Path(__file__).parents[3] / "src" / "omerta" / "games" / game / "text" / "en.table.ftl"
    lines = shelf.read_text(encoding="utf-8").splitlines()
    return next(line.split(" ")[0] for line in lines if "phrase-" in line.split("=")[0])
