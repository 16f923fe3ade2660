"""Whatever a seat may not know, no byte on its socket tells it, and nothing that the lobby says. DESIGN: secrets."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.contract import Chance, Viewer
from omerta.server.kept import Chair, House, Person, Stored
from omerta.server.live.seen import Known, Seen
from omerta.server.store import Store
from omerta.server.wire.problems import Problem
from omerta.testing.conformance import Broken, Case
from omerta.testing.conformance.noninterference import WAYS, in_turn, watched
from omerta.testing.conformance.walk import Step
from omerta.testing.toys import TOYS
from tests.conformance.cases import with_each_viewer
from tests.conformance.match_bench import LENGTH, BankBench
from tests.server.hard.client import Guest
from tests.server.hard.process import Server
from tests.server.hard.wire_bench import MindedBench, ScreenBench, TellingBench, WireBench
from tests.server.hard.wired import WIRED


@pytest.mark.parametrize(("case", "viewer"), with_each_viewer(WIRED))
def test_the_socket_tells_a_viewer_no_more_than_the_game_does(case: Case, viewer: Viewer) -> None:
    watch(case, viewer, WireBench, in_turn(viewer))


@pytest.mark.parametrize(("case", "viewer"), with_each_viewer([case for case in WIRED if case.seats > 1]))
def test_nor_does_it_when_a_bot_minds_a_seat_and_its_person_comes_back(case: Case, viewer: Viewer) -> None:
    watch(case, viewer, MindedBench, in_turn(viewer))


def test_a_takeover_that_tells_of_silent_steps_is_caught() -> None:
    with pytest.raises(Broken, match="nothing_leaks"):
        watch_over_seeds("courier", TellingBench)


@pytest.mark.long
@pytest.mark.parametrize(("case", "viewer"), with_each_viewer(WIRED))
def test_the_socket_tells_nobody_more_in_either_way_of_playing(case: Case, viewer: Viewer) -> None:
    watch(case, viewer, WireBench)


@pytest.mark.parametrize("case", WIRED, ids=str)
def test_the_socket_of_a_shared_screen_tells_no_more_than_the_game_tells_everybody(case: Case) -> None:
    watch(case, None, ScreenBench, in_turn(None))


FEWEST = list({case.game.id: case for case in reversed(WIRED)}.values())
"""One table of every game, with the fewest seats that are watched."""


class BankedWire(BankBench, WireBench):
    """The same sockets at a table with banks, at which time passes with the beats, for the server, too."""

    def __init__(self, case: Case, state: Any, viewer: Viewer) -> None:
        super().__init__(case, state, viewer)
        self._by_the_beat()

    def twin(self, world: Any) -> BankedWire:
        other = super().twin(world)
        assert isinstance(other, BankedWire)
        other._by_the_beat()
        return other

    def _by_the_beat(self) -> None:
        self.live.means = dataclasses.replace(self.live.means, now=self._now)


@pytest.mark.parametrize(("case", "viewer"), with_each_viewer(FEWEST))
def test_the_socket_tells_no_more_at_a_table_with_banks(case: Case, viewer: Viewer) -> None:
    watch(case, viewer, BankedWire, in_turn(viewer))


def watch(case: Case, viewer: Viewer, bench: type[WireBench], ways: Sequence[int] = WAYS) -> None:
    """A table of the server lives in a loop, though nothing waits there."""

    async def watching() -> None:
        watched(case, viewer, bench, ways)

    asyncio.run(watching())


class AlwaysSpeaking(WireBench):
    """Sends an update after every step, also if there is nothing to tell."""

    def do(self, step: Step, chance: Chance) -> None:
        known = self.connection._known
        assert known is not None, "it was welcomed"
        seen = known.seen
        standing = msgspec.structs.replace(seen.standing, paused_at=-1)
        self.connection._known = Known(Seen(seen.number, seen.digest, seen.sight, standing), known.groups)
        super().do(step, chance)


class CountingLobby(WireBench):
    """Whoever asks for the table learns how long its log is."""

    def do(self, step: Step, chance: Chance) -> None:
        super().do(step, chance)
        self.live._journal._stored = msgspec.structs.replace(self.live.stored, created=len(self.match.log))


class CountingClock(WireBench):
    """The time on the wire goes on with every entry of the log."""

    def do(self, step: Step, chance: Chance) -> None:
        entries = len(self.match.log)
        self.live.means = dataclasses.replace(self.live.means, now=lambda: LENGTH * 1000 + entries)
        super().do(step, chance)


class CountingDigest(WireBench):
    """The digest stands for the whole log, not for what the viewer was told of it."""

    def do(self, step: Step, chance: Chance) -> None:
        self.match.streams.losses = len(self.match.log)
        super().do(step, chance)


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("fault", [AlwaysSpeaking, CountingLobby, CountingClock, CountingDigest])
def test_a_wire_that_tells_of_silent_steps_is_caught(toy: str, fault: type[WireBench]) -> None:
    with pytest.raises(Broken, match="nothing_leaks"):
        watch_over_seeds(toy, fault)


def watch_over_seeds(toy: str, bench: type[WireBench]) -> None:
    for seed in range(12):
        watch(Case(TOYS[toy], 4, TOYS[toy].options(), seed), 0, bench)


def test_the_order_of_a_persons_tables_does_not_tell_that_somebody_has_answered(tmp_path: Path) -> None:
    """A sealed answer is stored like any other entry, and told to nobody."""

    async def journey() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'omerta.db'}")
        try:
            await answers(store)
        finally:
            await store.close()

    async def answers(store: Store) -> None:
        anna = Person("anna", "Anna", "fedora")
        await store.add_person(anna, "hash", 0)
        ids = [await store.add_table(_table_of(anna, code, created)) for created, code in enumerate(("AAAAA", "BBBBB"))]
        before = [table.code for table in await store.tables_of(anna.id, 10)]
        for moment, table_id in enumerate(ids):
            await store.append(table_id, 0, ["{}"], (0, "sealed"), "playing", 10 - moment)
            assert [table.code for table in await store.tables_of(anna.id, 10)] == before

    asyncio.run(journey())


def _table_of(host: Person, code: str, created: int) -> Stored:
    return Stored(
        id=0,
        code=code,
        game="any",
        options=b"{}",
        house=House(),
        host=host.id,
        phase="playing",
        created=created,
        chairs=(Chair("person", host.id),),
    )


def test_the_record_with_its_secret_is_not_handed_out_before_the_end(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as guest:
            table = await guest.new_table()
            await guest.start(table.code)
            answer = await guest.ask("GET", f"/api/tables/{table.code}/record.jsonl")
            assert answer.status_code == 409
            assert msgspec.json.decode(answer.content, type=Problem).key == "not-over"

    asyncio.run(journey())
