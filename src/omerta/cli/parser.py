"""The commands and their help are told in the language of the reader."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, NoReturn

from omerta import __version__
from omerta.cli import examine, new_game, play, replay, rules, serve, sim
from omerta.cli.bad_input import BadInput
from omerta.contract import Argument
from omerta.kit.compiled import is_compiled
from omerta.text import LANGUAGES, Say, Texts


class Command(NamedTuple):
    """A command says what it is for, adds its words to the parser, and runs."""

    about: str
    add_arguments: Callable[[argparse.ArgumentParser, Say], None]
    run: Callable[[argparse.Namespace, Texts], int]


class Parser(argparse.ArgumentParser):
    """Bad words are told like any other bad input: in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise BadInput("cli-bad-arguments", command=self.prog, message=message)


def run(arguments: Sequence[str], texts: Texts) -> int:
    """Runs the command that these words ask for; without one it prints the help."""
    commands = _commands(texts.say)
    parser = _parser(commands, _escaped(texts.say))
    parsed = parser.parse_args(arguments)
    if parsed.command is None:
        parser.print_help()
        return 0
    return commands[parsed.command].run(parsed, texts)


def _commands(say: Say) -> dict[str, Command]:
    return {
        "play": Command(say("cli-play"), play.add_arguments, play.run),
        "serve": Command(say("cli-serve"), serve.add_arguments, serve.run),
        "sim": Command(say("cli-sim"), sim.add_arguments, sim.run),
        "replay": Command(say("cli-replay"), replay.add_arguments, replay.run),
        "rules": Command(say("cli-rules"), rules.add_arguments, rules.run),
        "examine": Command(say("cli-examine"), examine.add_arguments, examine.run),
        "new-game": Command(say("cli-new-game"), new_game.add_arguments, new_game.run),
    }


def _parser(commands: dict[str, Command], say: Say) -> Parser:
    formatter = _formatter(say)
    parser = Parser("omerta", description=say("cli-about"), formatter_class=formatter, add_help=False)
    _add_common(parser, say)
    parser.add_argument("--version", action="version", version=_version(say), help=say("cli-version"))
    shelf = parser.add_subparsers(title=say("cli-commands"), metavar="COMMAND", dest="command")
    for name, command in commands.items():
        about = command.about
        child = shelf.add_parser(name, help=about, description=about, formatter_class=formatter, add_help=False)
        command.add_arguments(child, say)
        _add_common(child, say)
    return parser


def _version(say: Say) -> str:
    return say("cli-version-compiled" if is_compiled() else "cli-version-plain", version=__version__)


def _escaped(say: Say) -> Say:
    """argparse reads a percent sign in its help as a mark of its own."""

    def escaped(key: str, **args: Argument) -> str:
        return say(key, **args).replace("%", "%%")

    return escaped


def _add_common(parser: argparse.ArgumentParser, say: Say) -> None:
    parser._positionals.title = say("cli-arguments")
    parser._optionals.title = say("cli-options")
    # Read by language_of() beforehand; here so that it is listed and checked.
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("cli-lang"))
    parser.add_argument("-h", "--help", action="help", help=say("cli-help"))


def _formatter(say: Say) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, f"{say('cli-usage')}: " if prefix is None else prefix)

    return Formatter
