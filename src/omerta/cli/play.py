"""`omerta play` opens a table in the browser, or plays in the terminal, with bots or alone on all seats."""

from __future__ import annotations

import argparse
import secrets
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Final

from omerta import catalog
from omerta.bots import bots_of
from omerta.cli.bad_input import BadInput
from omerta.cli.exit_codes import INTERRUPTED
from omerta.cli.paper import Paper
from omerta.cli.printable import printable
from omerta.cli.serve import add_address, is_running, listen, serve, settings_of, url_of
from omerta.cli.settings import add_options, levels_of, one_each, options_of, seats_of, settle, whole
from omerta.cli.terminal import LeftTheTable, Players, TerminalTable
from omerta.contract import AnyGame, Occasion
from omerta.kit.chance import KeyedChance, fast_from, seed_from
from omerta.kit.defaults import settled
from omerta.table import AnyMatch, Match, dump
from omerta.text import Say, Texts

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Gina", "Hugo", "Ilaria", "Luca", "Mina", "Nico")
"""Whoever sits at seat 0, 1, 2, ...; the person's own name comes with `--name`."""
NAME_LENGTH: Final = range(1, 13)
BOTS: Final = "house"
AT_THE_TERMINAL: Final = ("seats", "bots", "option", "seed", "name", "record")
"""Switches that mean the terminal, named or not."""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("cli-play-game"))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-play-no-browser"))
    add_address(parser, say)
    parser.add_argument("--terminal", action="store_true", help=say("cli-play-terminal"))
    parser.add_argument("--seats", metavar="N", type=whole("--seats", 1), help=say("cli-play-seats"))
    parser.add_argument("--bots", metavar="BOT[,BOT]", help=say("cli-play-bots"))
    parser.add_argument("--solo", action="store_true", help=say("cli-play-solo"))
    add_options(parser, say)
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0), help=say("cli-play-seed"))
    parser.add_argument("--name", help=say("cli-play-name"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=say("cli-play-record"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    wants_terminal = arguments.terminal or arguments.solo
    if wants_terminal or any(getattr(arguments, name) not in (None, []) for name in AT_THE_TERMINAL):
        return _play_at_terminal(arguments, texts)
    return _play_in_browser(arguments, texts)


def _play_in_browser(arguments: argparse.Namespace, texts: Texts) -> int:
    """Starts the server on this machine and opens its page; if one runs already, opens that."""
    page = f"/new/{catalog.find(arguments.game).id}" if arguments.game else "/"
    settings = settings_of(arguments)

    def ready(url: str) -> None:
        if not arguments.no_browser:
            _open(f"{url}{page}")

    listener = listen(settings)
    if listener is not None:
        return serve(settings, listener, texts, ready)
    url = url_of(settings.host, settings.port)
    if not is_running(url):
        raise BadInput("cli-port-taken", port=str(settings.port))
    print(texts.say("cli-play-running", url=url))
    ready(url)
    return 0


def _open(url: str) -> None:
    """The browser runs beside the server: some come back only when they are closed."""
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _play_at_terminal(arguments: argparse.Namespace, texts: Texts) -> int:
    game = catalog.find(arguments.game or _which_game(texts))
    seats = seats_of(game, arguments.seats or _usual(game))
    options = options_of(game, arguments.option)
    settle(game, options, seats, texts)
    record: Path | None = arguments.record
    if record is not None:
        _check_record(record)
    seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    players = _players(game, seats, arguments, seed)
    people = [None if seat in players.bots else "person" for seat in range(seats)]
    started = monotonic()
    secret = seed_from("table", game.id, seed)
    options = settled(game, options, seats, Occasion.neutral(seats), KeyedChance(secret, 0).named("settle"))
    match: AnyMatch = Match.begin(game, options, seats, secret, at=0, people=people)
    table = TerminalTable(
        match,
        players,
        Texts(game, texts.language),
        Paper(),
        ask=_ask,
        now=lambda: int(1000 * (monotonic() - started)),
    )
    interrupted = False
    try:
        table.play()
    except (LeftTheTable, EOFError, KeyboardInterrupt) as end:
        interrupted = isinstance(end, KeyboardInterrupt)
        print(f"\n{texts.say('cli-table-left')}")
    if record is not None:
        record.write_text("".join(f"{line}\n" for line in dump(match)), encoding="utf-8", newline="\n")
        print(texts.say("cli-table-recorded", file=str(record)))
    return INTERRUPTED if interrupted else 0


def _which_game(texts: Texts) -> str:
    """The question is asked where somebody is there to answer it."""
    ids = catalog.ids()
    if not somebody_types():
        raise BadInput("cli-which-game", games=ids)
    for number, game_id in enumerate(ids, start=1):
        print(f"{number:>3} {Texts(catalog.find(game_id), texts.language).say('title')}")
    answer = _ask(texts.say("cli-ask-game", most=len(ids))).strip()
    named = int(answer) - 1 if answer.isdecimal() else -1
    return ids[named] if 0 <= named < len(ids) else answer


def _usual(game: AnyGame) -> int:
    """Without a wish the number in the middle of those allowed is taken."""
    return game.seats[len(game.seats) // 2]


def _players(game: AnyGame, seats: int, arguments: argparse.Namespace, seed: int) -> Players:
    name: str = NAMES[0] if arguments.name is None else arguments.name.strip()
    if len(name) not in NAME_LENGTH or not name.isprintable():
        raise BadInput("cli-bad-name", name=name, most=NAME_LENGTH[-1])
    levels = one_each(levels_of(game, arguments.bots or BOTS), seats - 1)
    known = bots_of(game)
    bots = {} if arguments.solo else {seat + 1: known[level] for seat, level in enumerate(levels)}
    others = [other for other in NAMES if other != name]
    names = (name, *(others[seat % len(others)] for seat in range(seats - 1)))
    return Players(names, bots, fast_from("bots at the table", seed))


def _check_record(file: Path) -> None:
    if file.exists():
        raise BadInput("cli-record-exists", file=str(file))
    if not file.parent.is_dir():
        raise BadInput("cli-record-no-folder", folder=str(file.parent))


def somebody_types() -> bool:
    return sys.stdin.isatty()


def _ask(question: str) -> str:
    """Reads a line from the person; in a pipe it is written down, so that what is read makes sense."""
    line = input(question)
    if not somebody_types():
        print(printable(line))
    return line
