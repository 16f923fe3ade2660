"""A batch of games is played in this process or in several; what comes out is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import TypeAlias

from omerta.bots import bots_of
from omerta.catalog import load
from omerta.contract import AnyGame, Options
from omerta.sim.playing import AnyBot, Case, Played, play
from omerta.sim.report import Report, Row, row_of

Progress: TypeAlias = Callable[[], None]

CHUNK = 8
"""Games handed to a worker at a time."""


def simulate(
    game: AnyGame,
    *,
    seats: int | Sequence[int] | None = None,
    bots: str | Sequence[str] = "house",
    games: int = 100,
    seed: int = 0,
    options: Options | None = None,
    workers: int = 1,
) -> Report:
    """Plays `games` games for each number of seats and reports the outcomes.

    `bots` is one level for all seats, or one for each. Without `seats`, every number that the game allows; without
    `options`, those the game has for bots among themselves, else its usual ones.

    >>> from omerta import catalog
    >>> game = next(iter(catalog.games().values()))
    >>> report = simulate(game, seats=game.seats[0], bots="random", games=2, seed=7)
    >>> report.rows[0].games
    2
    """
    numbers = game.seats if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
    simulation = Simulation(game, games=games, seed=seed, options=options, workers=workers)
    rows = tuple(simulation.row([bots] * number if isinstance(bots, str) else bots, number) for number in numbers)
    return simulation.report(rows)


class Simulation:
    """A simulation holds the settings of a batch. The index of a game, not the order of play, decides its seeds."""

    def __init__(
        self,
        game: AnyGame,
        *,
        games: int,
        seed: int = 0,
        options: Options | None = None,
        workers: int = 1,
        progress: Progress = lambda: None,
    ) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.options: Options = options or game.rehearsal or game.options()
        self.workers = workers
        self._progress = progress

    def row(self, bots: Sequence[str], seats: int) -> Row:
        """Plays the games for one number of seats, with `bots[seat]` on each."""
        assert len(bots) == seats, f"{len(bots)} bots for {seats} seats"
        cases = [Case(self.game.id, seats, self.options, self.seed, index) for index in range(self.games)]
        begun = perf_counter()
        played: list[Played] = []
        with self._table(bots) as table:
            for one in table(cases):
                played.append(one)
                self._progress()
        return row_of(bots, played, perf_counter() - begun)

    def report(self, rows: tuple[Row, ...]) -> Report:
        game = self.game
        return Report(game=game.id, version=game.version, seed=self.seed, options=self.options, rows=rows)

    @contextmanager
    def _table(self, bots: Sequence[str]) -> Iterator[Callable[[Iterable[Case]], Iterator[Played]]]:
        if self.workers == 1:
            yield partial(map, partial(play, self.game, bots=_minds(self.game, bots)))
            return
        # A game holds functions, which do not travel: a worker finds it again by its package.
        with ProcessPoolExecutor(self.workers) as pool:
            yield partial(pool.map, partial(_play_in_worker, self.game.package, tuple(bots)), chunksize=CHUNK)


def _minds(game: AnyGame, bots: Sequence[str]) -> list[AnyBot]:
    levels = bots_of(game)
    return [levels[level] for level in bots]


def _play_in_worker(package: str, bots: tuple[str, ...], case: Case) -> Played:
    game = load(package)
    return play(game, case, _minds(game, bots))
