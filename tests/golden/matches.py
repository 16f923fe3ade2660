"""Golden matches: recorded once, played again by every later version of the rules, every seat's view compared.

    python -m tests.golden.matches          writes those that are missing
    python -m tests.golden.matches --anew   writes all of them again, after a change of the rules that was meant

They lie beside the rules they guard, in `tests/matches/` of each game: the record, and what each viewer saw.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from omerta.catalog import games
from omerta.contract import AnyGame, Options
from omerta.kit.chance import FastChance, fast_from, seed_from
from omerta.kit.menus import legal
from omerta.table import AnyMatch, AnyRecord, Match, dump
from omerta.table.course import Course
from omerta.table.log import Entry
from omerta.table.restoring import follow, secret_of
from omerta.testing.conformance import option_sets

SETS = 3
"""Option sets a seat count: the defaults, and two that mix much."""

LENGTH = 30_000
CLOCK_IN = 20
FREE_IN = 6


def folder(game: AnyGame) -> Path:
    return Path(str(files(game.package))) / "tests" / "matches"


def names(game: AnyGame) -> dict[str, tuple[int, Options]]:
    """The golden matches of a game: seat count and options by name."""
    return {
        f"{seats}p-{number}": (seats, options)
        for seats in game.seats
        for number, options in enumerate(option_sets(game, seats)[:SETS])
    }


def play(game: AnyGame, name: str, seats: int, options: Options) -> AnyMatch:
    """House bots, now and then a random move, and clocks that run out."""
    chance = fast_from("golden", game.id, name)
    seed = seed_from("golden", game.id, name)
    match: AnyMatch = Match.begin(game, options, seats, seed, 0, {"decision": LENGTH})
    while match.outcome() is None:
        deadlines = match.deadlines()
        if deadlines and not chance.below(CLOCK_IN):
            match.expire(deadlines[0].clock, deadlines[0].due)
            continue
        pending = game.pending(match.state)
        seat = pending[chance.below(len(pending))]
        actions = legal(game, match.state, seat)
        if chance.below(FREE_IN):
            action = game.bots["house"].choose(game.view(match.state, seat), actions, chance)
        else:
            action = actions[chance.below(len(actions))]
        match.act(seat, match.open(seat)[0].id, action, match.now + 1_000, "bot")
    vote(match, chance)
    return match


def vote(match: AnyMatch, chance: FastChance) -> None:
    """Where a ballot follows, some vote in it; then the next game is settled."""
    ballot = match.ballot()
    for seat in ballot.asked if ballot else ():
        if ballot and chance.below(2):
            match.cast(seat, ballot.candidates[chance.below(len(ballot.candidates))], match.now + 1_000)
    match.sequel(match.now + 1_000)


def passed(record: AnyRecord) -> list[list[bytes]]:
    """Every viewer's view after every entry, the spectator's last: one replay shows the whole way."""
    views: list[list[bytes]] = []

    # What is seen is kept outside: a course may be compiled, and then takes no further attributes.
    class Watched(Course[Any, Any, Any, Any]):
        def enter(self, entry: Entry[Any, Any, Any], state: Any = None) -> None:
            super().enter(entry, state)
            table, viewers = Match(self), (*range(self.header.seats), None)
            views.append([msgspec.json.encode(table.snapshot(viewer).view) for viewer in viewers])

    follow(Watched(record.game, record.header, secret_of(record, None), record.log[0].at), record)
    assert len(views) == len(record.log), f"{len(record.log)} entries, {len(views)} of them played"
    return views


def seen(record: AnyRecord) -> Iterator[str]:
    """Writes after every entry a digest of each viewer's view, the spectator's last; at the end the views
    themselves."""
    way = passed(record)
    for views in way:
        yield " ".join(hashlib.blake2b(view, digest_size=8).hexdigest() for view in views)
    for view in way[-1]:
        yield view.decode()


def write(path: Path, lines: Iterator[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Records the golden matches of every game.")
    parser.add_argument("--anew", action="store_true", help="write matches again that exist")
    anew = parser.parse_args().anew
    for game in games().values():
        folder(game).mkdir(parents=True, exist_ok=True)
        for name, (seats, options) in names(game).items():
            path = folder(game) / f"{name}.jsonl"
            if anew or not path.exists():
                match = play(game, name, seats, options)
                write(path, dump(match))
                write(path.with_suffix(".seen"), seen(match.record()))
                print(f"{game.id} {name}: {len(match.log)} entries, {match.outcome()}")


if __name__ == "__main__":
    main()
