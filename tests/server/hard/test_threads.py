"""Right after a start many logs are read at once, in threads. msgspec must know their types before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.server.hard.process import PATIENCE

ATTEMPTS: Final = 4
"""Without the preparation about every second attempt ends in a crash of the process."""

SCRIPT: Final = """
import asyncio, sys, threading
from omerta import catalog
from omerta.kit.menus import legal
from omerta.server.app import create_app
from omerta.server.settings import Settings
from omerta.table import Match, dump, load

sys.setswitchinterval(1e-6)
game = next(game for game in catalog.games().values() if 2 in game.seats)
match = Match.begin(game, game.options(), game.seats[0], b"x" * 32, 0)
while seats := game.pending(match.state):
    match.act(seats[0], match.open(seats[0])[0].id, legal(game, match.state, seats[0])[0], 0)
lines = list(dump(match))[:-1]  # a closed record would be played again
together = threading.Barrier(4)

def read():
    together.wait()
    load(lines, catalog.find)

async def serve():
    app = create_app(Settings(data_dir=sys.argv[1], workers=0))
    async with app.router.lifespan_context(app):
        threads = [threading.Thread(target=read) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

asyncio.run(serve())
"""


@pytest.mark.slow
@pytest.mark.parametrize("attempt", range(ATTEMPTS))
def test_logs_are_read_in_several_threads_at_once_from_the_first_moment_on(tmp_path: Path, attempt: int) -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, tmp_path], check=False, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr.decode()
