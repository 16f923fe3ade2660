"""`omerta sim` plays many games between bots and tells what came out."""

from __future__ import annotations

import argparse

import msgspec

from omerta import catalog
from omerta.cli.paper import Paper
from omerta.cli.progress import progress
from omerta.cli.settings import add_options, levels_of, one_each, options_of, seats_of, settle, whole
from omerta.cli.sim_tables import print_report
from omerta.contract import AnyGame
from omerta.sim import Simulation
from omerta.text import Say, Texts


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("cli-game-help"))
    parser.add_argument("--seats", metavar="N", type=whole("--seats", 1), help=say("cli-sim-seats"))
    parser.add_argument("--games", metavar="K", type=whole("--games", 1), default=100, help=say("cli-sim-games"))
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0), default=0, help=say("cli-sim-seed"))
    parser.add_argument("--bots", metavar="BOT[,BOT]", default="house", help=say("cli-sim-bots"))
    add_options(parser, say)
    parser.add_argument("--workers", metavar="N", type=whole("--workers", 1), default=1, help=say("cli-sim-workers"))
    parser.add_argument("--json", action="store_true", help=say("cli-sim-json"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    game = catalog.find(arguments.game)
    options = options_of(game, arguments.option, game.rehearsal)
    levels = levels_of(game, arguments.bots)
    tables = {seats: one_each(levels, seats) for seats in _seats(game, arguments.seats, levels)}
    for seats in tables:
        settle(game, options, seats, texts)
    with progress(arguments.games * len(tables), texts.say) as tell:
        simulation = Simulation(
            game,
            games=arguments.games,
            seed=arguments.seed,
            options=options,
            workers=arguments.workers,
            progress=tell,
        )
        report = simulation.report(tuple(simulation.row(bots, seats) for seats, bots in tables.items()))
    if arguments.json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, Texts(game, texts.language), Paper())
    return 0


def _seats(game: AnyGame, asked: int | None, levels: tuple[str, ...]) -> tuple[int, ...]:
    """The number asked for counts, else as many as bots are named, else every number the game allows."""
    if asked is not None:
        return (seats_of(game, asked),)
    return game.seats if len(levels) == 1 else (seats_of(game, len(levels)),)
