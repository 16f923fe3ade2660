"""Over the wire, nobody hears from the time of an answer how hard it was: it takes effect on the table's cadence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from omerta.contract import Viewer
from omerta.server.live.secrets import table_secret
from omerta.server.live.seen import Moment, Seen
from omerta.table import Match
from omerta.table.log import Held, Move
from omerta.testing.toys.parlour import GAME as PARLOUR
from omerta.testing.toys.parlour.pieces import GUEST, KILLER, ParlourOptions
from tests.server.house import Answer, Guest, HandClock, House, Line, house

pytestmark = pytest.mark.usefixtures("toys")

WINDOW: Final = 3_000


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, HandClock(), window=WINDOW) as opened:
        yield opened


def couriers(guest: Guest, *seats: str) -> str:
    return guest.started(*seats, game="courier")


def draw(line: Line, key: str) -> None:
    """A whole turn."""
    line.settled()
    assert line.act(key, {"do": "draw"})["type"] == "accepted"


def silent(line: Line) -> bool:
    """Nothing but the answer to a ping comes."""
    line.send(type="ping")
    return bool(line.hear()["type"] == "pong")


def in_the_pass(line: Line, other: Line) -> None:
    """Both have drawn; now both owe a sealed answer."""
    line.until("welcome")
    other.until("welcome")
    draw(line, "a")
    draw(other, "a")
    line.settled()
    other.settled()
    assert line.view["phase"] == other.view["phase"] == "passing"


def passed(line: Line) -> list[int]:
    """When letters have been passed on, as this seat was told."""
    return [frame["at"] for frame in line.frames if frame.get("event", {}).get("event") == "card_passed"]


def test_a_sealed_answer_is_accepted_at_once_and_told_to_nobody_before_its_moment(clocked: House) -> None:
    guest = clocked.guest()
    code = couriers(guest, "me", "me")
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other, guest.socket(code, None) as watcher:
        in_the_pass(line, other)
        watcher.settled()
        opened = clocked.match(code).now
        clocked.pass_time(code, 400)
        assert line.act("b")["type"] == "accepted"
        assert [held["action"] for held in line.standing["held"]] == [line.legal()[0]]
        assert silent(other) and silent(watcher)
        clocked.pass_time(code, 1_000)
        assert other.act("b")["type"] == "accepted"
        clocked.pass_time(code, 1_599)
        assert silent(line) and silent(other) and silent(watcher)
        clocked.pass_time(code, 1)
        for one in (line, other, watcher):
            one.until("update")
            assert passed(one) == [opened + WINDOW] * 2
        assert line.standing["held"] == []


def test_all_answers_of_a_moment_take_effect_together_in_the_order_of_the_seats(clocked: House) -> None:
    guest = clocked.guest()
    code = couriers(guest, "me", "me")
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
        in_the_pass(line, other)
        other.act("b")
        line.act("b")
        commits = clocked.desk.means.store.appender.commits
        clocked.pass_time(code, WINDOW)
        assert clocked.desk.means.store.appender.commits == commits + 1
        assert [entry.seat for entry in clocked.match(code).log[-2:] if isinstance(entry, Move)] == [0, 1]


def test_a_timer_that_comes_a_little_late_does_not_shift_the_moment(clocked: House) -> None:
    guest = clocked.guest()
    code = couriers(guest, "me", "me")
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
        in_the_pass(line, other)
        opened = clocked.match(code).now
        line.act("b")
        other.act("b")
        clocked.pass_time(code, WINDOW + 40)
        line.until("update")
        assert passed(line) == [opened + WINDOW] * 2


def test_after_a_sleep_of_the_machine_one_turn_ends_and_the_next_has_its_whole_time(clocked: House) -> None:
    guest = clocked.guest()
    code = guest.started("me", "me", game="courier", clock=20)
    clocked.pass_time(code, 3_600_000)
    match = clocked.match(code)
    assert [type(entry).__name__ for entry in match.log] == ["Begun", "Expired"]
    assert match.now == match.log[0].at + 3_600_000
    assert [deadline.due for deadline in match.deadlines()] == [match.now + 20_000]


def test_a_held_answer_may_be_changed(clocked: House) -> None:
    guest = clocked.guest()
    code = couriers(guest, "me", "me")
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
        in_the_pass(line, other)
        first, last = line.legal()[0], line.legal()[-1]
        line.act("b", first)
        assert line.act("c", last)["type"] == "accepted"
        assert [held["action"] for held in line.standing["held"]] == [last]
        assert silent(other)
        clocked.pass_time(code, WINDOW)
        line.settled()
        assert line.view["own"]["sealed"] == last["card"] != first["card"]


def test_what_cannot_be_done_is_refused_at_once(clocked: House) -> None:
    guest = clocked.guest()
    code = couriers(guest, "me", "me")
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
        in_the_pass(line, other)
        assert line.act("b", {"do": "put_back"})["problem"]["rule"] == "K-2.3"
        assert line.standing["held"] == []


def test_without_a_window_a_sealed_answer_takes_effect_at_once(tmp_path: Path) -> None:
    with house(tmp_path, HandClock(), window=0) as server:
        guest = server.guest()
        code = couriers(guest, "me", "me")
        with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
            in_the_pass(line, other)
            line.act("b")
            other.act("b")
            line.until("update")
            assert passed(line) == [server.match(code).now] * 2


def test_a_window_that_bots_alone_answer_lasts_one_window(tmp_path: Path) -> None:
    """However long they would wait elsewhere: the cadence replaces that pause."""
    with house(tmp_path, HandClock(), window=WINDOW, thinking=0) as server:
        guest = server.guest()
        code = couriers(guest, "bot", "bot", "bot")
        match = server.match(code)
        server.wait(lambda: all(match.held(seat) for seat in range(3)))
        opened = match.now
        assert {held.until for seat in range(3) for held in match.held(seat)} == {opened + WINDOW}
        entries = len(match.log)
        server.pass_time(code, WINDOW - 1)
        assert len(match.log) == entries
        server.pass_time(code, 1)
        moves = [entry for entry in match.log[entries:] if isinstance(entry, Move)]
        assert [(move.seat, move.at, move.by) for move in moves[:3]] == [
            (seat, opened + WINDOW, "bot") for seat in range(3)
        ]


def test_a_bot_answers_a_window_once(clocked: House) -> None:
    guest = clocked.guest()
    code = couriers(guest, "me", "bot")
    with guest.socket(code, 0) as line:
        line.until("welcome")
        draw(line, "a")
        match = clocked.match(code)
        clocked.wait(lambda: bool(match.held(1)))
        clocked.pass_time(code, WINDOW)
        clocked.pass_time(code, WINDOW)
        line.settled()
        assert sum(isinstance(entry, Held) for entry in match.log) == 1
        line.act("b")
        clocked.pass_time(code, WINDOW)
        assert line.until("update") and len(passed(line)) == 2


def test_what_is_held_is_there_after_a_restart_and_does_not_wait_for_people_to_come_back(tmp_path: Path) -> None:
    clock = HandClock()
    with house(tmp_path, clock, window=WINDOW) as server:
        guest = server.guest()
        code = couriers(guest, "me", "me")
        with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
            in_the_pass(line, other)
            opened = server.match(code).now
            line.act("b")
            clock.moment += 1_000
            other.act("b")
    with house(tmp_path, clock, window=WINDOW) as server:
        again = server.guest()
        again.cookie = guest.cookie
        with again.socket(code, 0) as line:
            line.until("welcome")
            assert line.standing["held"] and line.view["phase"] == "passing"
            server.pass_time(code, 2_000)
            line.until("update")
            assert passed(line) == [opened + WINDOW] * 2


def test_after_a_restart_an_answer_is_held_for_the_same_cadence(tmp_path: Path) -> None:
    clock = HandClock()
    with house(tmp_path, clock, window=WINDOW) as server:
        guest = server.guest()
        code = couriers(guest, "me", "me")
        with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
            in_the_pass(line, other)
            opened = server.match(code).now
    clock.moment += 4_321
    with house(tmp_path, clock, window=WINDOW) as server:
        again = server.guest()
        again.cookie = guest.cookie
        with again.socket(code, 0) as line:
            line.until("welcome")
            line.act("b")
            assert server.match(code).wakes() == opened + 2 * WINDOW


def test_a_steward_leaves_what_its_person_has_answered(clocked: House) -> None:
    host, friend = clocked.guest(), clocked.guest()
    code = host.table("me", "open", game="courier")["code"]
    friend.post(f"/api/tables/{code}/join", {})
    host.post(f"/api/tables/{code}/start")
    with host.socket(code, 0) as line, friend.socket(code, 1) as other:
        in_the_pass(line, other)
        last = other.legal()[-1]
        other.act("b", last)
        friend.post(f"/api/tables/{code}/leave")
        line.act("b")
        clocked.pass_time(code, WINDOW)
        move = [entry for entry in clocked.match(code).log if isinstance(entry, Move) and entry.seat == 1][-1]
        assert (move.by, move.action.card) == ("player", last["card"])


def test_who_takes_the_seat_back_may_change_what_the_steward_has_answered(clocked: House) -> None:
    host, friend = clocked.guest(), clocked.guest()
    code = host.table("me", "open", game="courier")["code"]
    friend.post(f"/api/tables/{code}/join", {})
    host.post(f"/api/tables/{code}/start")
    with host.socket(code, 0) as line, friend.socket(code, 1) as other:
        in_the_pass(line, other)
        friend.post(f"/api/tables/{code}/leave")
        match = clocked.match(code)
        clocked.wait(lambda: bool(match.held(1)))
        assert match.held(1)[0].by == "steward"
        friend.post(f"/api/tables/{code}/join", {})
    with friend.socket(code, 1) as other:
        other.until("welcome")
        assert other.standing["held"]
        other.act("c", other.legal()[-1])
        clocked.pass_time(code, WINDOW)
        assert [entry.by for entry in match.log if isinstance(entry, Move)][-1] == "player"


def test_a_bot_is_asked_again_when_the_window_was_taken_back(clocked: House) -> None:
    guest = clocked.guest()
    code = couriers(guest, "bot", "me")
    match = clocked.match(code)
    with guest.socket(code, 1) as line:
        clocked.wait(lambda: bool(match.open(1)))
        line.until("welcome")
        line.settled()
        line.act("a", next(action for action in line.legal() if action["do"] == "mark"))
        line.act("b", {"do": "put_back"})
        clocked.wait(lambda: bool(match.held(0)))
        assert line.answer(type="undo", id="u")["type"] == "accepted"
        assert not match.held(0)
        clocked.pass_time(code, 777)
        line.act("c", {"do": "put_back"})
        clocked.wait(lambda: bool(match.held(0)))
        assert match.held(0)[0].until == match.now + WINDOW


def test_a_pause_holds_everything_longer(clocked: House) -> None:
    guest = clocked.guest()
    code = couriers(guest, "me", "me")
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
        in_the_pass(line, other)
        opened = clocked.match(code).now
        line.act("b")
        other.act("b")
        line.answer(type="vote", id="p", kind="pause", value=True)
        clocked.pass_time(code, WINDOW)
        assert line.answer(type="act", id="x", decision=2, action=line.legal()[0])["problem"]["key"] == "paused"
        line.answer(type="vote", id="q", kind="pause", value=False)
        clocked.pass_time(code, WINDOW)
        line.until("update")
        assert passed(line) == [opened + 2 * WINDOW] * 2


@pytest.mark.parametrize(("seconds", "lasts"), [(0, WINDOW), (5, 5_000)])
def test_what_a_seat_could_have_answered_changes_nothing_for_the_others(
    tmp_path: Path, seconds: int, lasts: int
) -> None:
    """Seat 2 has a weapon at one table and thinks about it; at the other it can only hold, and does so at once. The
    window is open for one beat of the cadence, or as long as its clock runs."""
    tempted = reaction(tmp_path / "one", seed_with(killer=2), seconds, lasts, after=2_700)
    forced = reaction(tmp_path / "two", seed_with(killer=3), seconds, lasts, after=100)
    assert tempted == forced


def reaction(folder: Path, seed: str, seconds: int, lasts: int, after: int) -> list[Answer]:
    """All that the host is told of an accusation that is answered by seat 2 so late."""
    with house(folder, HandClock(), window=WINDOW, seed=seed) as server:
        guest = server.guest()
        code = guest.started(*["me"] * 4, game="parlour", lengths={"reaction": seconds})
        with guest.socket(code, 0) as host, guest.socket(code, 2) as line, guest.socket(code, 3) as other:
            for one in (host, line, other):
                one.until("welcome")
                one.settled()
            decision = next(number for number, known in host.standing["decisions"] if known["kind"] == "accuse")
            host.send(type="act", id="a", decision=decision, action={"do": "accuse", "target": 1})
            line.until("update")
            other.until("update")
            other.act("b", {"do": "hold"})
            server.pass_time(code, after)
            line.act("b", {"do": "hold"})
            server.pass_time(code, lasts - after)
            host.send(type="ping")
            return list(iter(host.hear, {"type": "pong", "now": server.match(code).now}))


def seed_with(killer: int) -> str:
    """A seed by which seat 1 is a guest, this seat the killer, and a guest is set aside."""
    return next(str(number) for number in range(1_000) if is_dealt(str(number), killer))


def is_dealt(seed: str, killer: int) -> bool:
    """Does the first table of a server deal so?"""
    state = Match.begin(PARLOUR, ParlourOptions(), 4, table_secret(seed, 1), 0).state
    return (state.roles[1], state.roles[killer], state.aside) == (GUEST, KILLER, GUEST)


def test_a_sealed_answer_makes_nothing_for_anybody_else(clocked: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is made takes time, and time can be noticed."""
    guest = clocked.guest()
    code = couriers(guest, "me", "me")
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other, guest.socket(code, None) as watcher:
        in_the_pass(line, other)
        watcher.settled()
        made: list[Viewer] = []
        make = Moment.seen

        def noting(self: Moment, viewer: Viewer) -> Seen:
            made.append(viewer)
            return make(self, viewer)

        monkeypatch.setattr(Moment, "seen", noting)
        assert line.act("b")["type"] == "accepted"
        assert set(made) == {0}
