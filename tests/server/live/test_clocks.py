"""How long clocks run at a table, and what the game settles before it begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.kit.chance import seed_from
from omerta.server.kept import Chair, House
from omerta.server.live.clocks import clock_lengths
from omerta.server.lobby.forms import game_card
from omerta.table import Match
from omerta.table.log import Held, Move
from omerta.testing.toys import TOYS
from omerta.testing.toys.parlour.pieces import ParlourOptions
from tests.server import house as houses
from tests.server.house import Guest, HandClock
from tests.server.parlour import NO_CLOCKS, do, seed_where, thief_on_seat_1

pytestmark = pytest.mark.usefixtures("toys")

PARLOUR = TOYS["parlour"]
PEOPLE = (Chair("person", "anna"), Chair("person", "ben"), Chair("bot", level="house"))
ALONE = (Chair("person", "anna"), Chair("bot", level="house"), Chair("bot", level="house"))


def lengths(house: House, chairs: tuple[Chair, ...] = PEOPLE, game: str = "parlour") -> dict[str, int]:
    """What is left of the lengths when a match begins with them: those of the clocks that run."""
    options = TOYS[game].options()
    chosen = clock_lengths(TOYS[game], options, chairs, house, ballot=45_000)
    return Match.begin(TOYS[game], options, len(chairs), seed_from("clocks"), 0, chosen).header.lengths


def test_a_table_has_the_lengths_of_its_game() -> None:
    assert lengths(House()) == {"talk": 300_000, "reaction": 6_000, "ballot": 30_000}


def test_they_may_hang_on_how_many_are_persons() -> None:
    assert "talk" not in lengths(House(), ALONE)


def test_one_length_for_every_clock_leaves_the_vote_alone() -> None:
    assert lengths(House(clock=20)) == {"talk": 20_000, "reaction": 20_000, "ballot": 30_000}


def test_single_clocks_are_set_whatever_else_is_said() -> None:
    assert lengths(House(clock=20, lengths={"reaction": 9}))["reaction"] == 9_000
    assert lengths(House(lengths={"talk": 60}), ALONE)["talk"] == 60_000


def test_a_clock_set_to_nothing_does_not_run() -> None:
    assert lengths(House(lengths={"reaction": 0, "ballot": 0})) == {"talk": 300_000}


def test_a_game_without_lengths_has_no_clock_until_one_is_set() -> None:
    assert lengths(House(), game="courier") == {}
    assert lengths(House(clock=20), game="courier") == {"decision": 20_000}


def test_the_form_names_the_clocks_and_their_usual_lengths_for_every_number_of_seats() -> None:
    assert [(clock.name, clock.seconds) for clock in game_card("parlour").clocks] == [
        ("talk", (300, 300, 300)),
        ("reaction", (6, 6, 6)),
        ("ballot", (30, 30, 30)),
    ]


def test_the_form_leaves_out_what_the_game_settles_itself() -> None:
    assert [option.name for option in game_card("parlour").options] == [
        "killer",
        "breath",
        "accusations",
        "notes",
        "evenings",
        "places",
    ]


def wished(guest: Guest, **wishes: object) -> dict[str, object]:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    plain = {"game": "parlour", "options": {}, "seats": seats}
    answer: dict[str, object] = guest.post("/api/tables", plain | wishes).json()
    return answer


def test_nobody_sets_a_clock_that_the_game_does_not_have(server: houses.House) -> None:
    problem = wished(server.guest(), lengths={"sundial": 60})
    assert (problem["key"], problem["field"]) == ("no-such-clock", "lengths.sundial")


def test_nobody_picks_what_the_game_settles(server: houses.House) -> None:
    assert wished(server.guest(), options={"elder": 2})["key"] == "no-such-option"


def test_the_match_begins_with_the_lengths_of_its_table(server: houses.House) -> None:
    guest = server.guest()
    code = guest.started("me", "me", "bot", game="parlour", lengths={"reaction": 9})
    assert server.match(code).header.lengths == {"talk": 300_000, "reaction": 9_000, "ballot": 30_000}
    assert guest.get(f"/api/tables/{code}")["lengths"] == {"reaction": 9}


def test_the_game_settles_what_hangs_on_the_host(server: houses.House) -> None:
    guest = server.guest()
    code = guest.started("bot", "bot", "me", game="parlour")
    assert server.match(code).header.options == ParlourOptions(elder=2)


def test_the_game_settles_what_hangs_on_experience(tmp_path: Path) -> None:
    """Whoever has finished a table of this game is the elder at the next."""
    with houses.house(tmp_path, seed=seed_where(thief_on_seat_1, 3)) as server:
        host, veteran = server.guest(), server.guest()
        code = veteran.started("me", "me", "me", game="parlour", lengths=NO_CLOCKS, options={"accusations": 1})
        with veteran.socket(code, 0) as line, veteran.socket(code, 2) as other:
            line.until("welcome")
            other.until("welcome")
            do(line, "a", "accuse", do="accuse", target=1)
            do(other, "b", "reaction", do="hold")
        server.wait(lambda: veteran.get(f"/api/tables/{code}")["phase"] == "over")
        code = host.table("me", "open", "bot", game="parlour")["code"]
        veteran.post(f"/api/tables/{code}/join", {})
        host.post(f"/api/tables/{code}/start")
        assert server.match(code).header.options.elder == 1


def test_a_window_that_bots_alone_answer_lasts_as_long_as_its_clock(tmp_path: Path) -> None:
    with houses.house(tmp_path, HandClock(), window=3_000, seed=seed_where(thief_on_seat_1, 4)) as server:
        guest = server.guest()
        code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths={"reaction": 7})
        match = server.match(code)
        with guest.socket(code, 0) as line:
            line.until("welcome")
            do(line, "a", "accuse", do="accuse", target=1)
            opened = match.now
            server.wait(lambda: all(match.held(seat) for seat in (2, 3)))
            server.pass_time(code, 6_999)
            assert isinstance(match.log[-1], Held)
            server.pass_time(code, 1)
            answers = [entry for entry in match.log if isinstance(entry, Move) and entry.seat in (2, 3)]
            assert [(entry.seat, entry.at) for entry in answers] == [(2, opened + 7_000), (3, opened + 7_000)]


def test_what_is_held_and_the_end_of_its_clock_are_one_commit(tmp_path: Path) -> None:
    with houses.house(tmp_path, HandClock(), seed=seed_where(thief_on_seat_1, 4)) as server:
        guest = server.guest()
        code = guest.started("me", "me", "me", "me", game="parlour", lengths={"reaction": 7})
        with guest.socket(code, 0) as line, guest.socket(code, 2) as other:
            line.until("welcome")
            other.until("welcome")
            do(line, "a", "accuse", do="accuse", target=1)
            do(other, "b", "reaction", do="hold")
            commits = server.desk.means.store.appender.commits
            server.pass_time(code, 7_000)
            assert server.desk.means.store.appender.commits == commits + 1
            assert [entry.__struct_config__.tag for entry in server.match(code).log[-2:]] == ["move", "expired"]
