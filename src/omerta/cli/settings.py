"""Several commands share some words: which game, how many seats, which bots, which options."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

import msgspec

from omerta.bots import bots_of
from omerta.cli.allowed import allowed
from omerta.cli.bad_input import BadInput
from omerta.contract import AnyGame, Options, RuleViolation
from omerta.kit.chance import FastChance
from omerta.text import Say, Texts


def add_options(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("cli-option-help"))


def whole(name: str, least: int) -> Callable[[str], int]:
    """Makes a reader for `type=` that takes whole numbers of at least this size."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise BadInput("cli-not-a-number", argument=name, value=text) from None
        if number < least:
            raise BadInput("cli-number-too-small", argument=name, value=number, least=least)
        return number

    return parse


def seats_of(game: AnyGame, seats: int) -> int:
    """The game decides whether that many people can play it."""
    if seats not in game.seats:
        raise BadInput("cli-bad-seats", game=game.id, value=seats, allowed=game.seats)
    return seats


def levels_of(game: AnyGame, text: str) -> tuple[str, ...]:
    """Every level in `house,random` must be a bot of the game."""
    known = bots_of(game)
    levels = tuple(level.strip() for level in text.split(","))
    for level in levels:
        if level not in known:
            raise BadInput("cli-unknown-bot", level=level, game=game.id, allowed=tuple(known))
    return levels


def one_each(levels: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """There is one level for all seats, or one for each."""
    if len(levels) not in (1, seats):
        raise BadInput("cli-bot-count", bots=len(levels), places=seats)
    return levels * seats if len(levels) == 1 else levels


def options_of(game: AnyGame, pairs: Sequence[str], usual: Options | None = None) -> Options:
    """`handicap=4 expert=true` sets fields of the options, by JSON or a plain word; the rest stays as usual."""
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    values: dict[str, object] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadInput("cli-option-form", value=pair)
        if name not in fields:
            raise BadInput("cli-unknown-option", option=name, game=game.id, allowed=tuple(fields))
        try:
            values[name] = msgspec.convert(_value(text), fields[name])
        except msgspec.ValidationError:
            raise BadInput("cli-bad-option", option=name, value=text, allowed=allowed(fields[name])) from None
    options: Options = msgspec.structs.replace(usual or game.options(), **values)
    return options


def settle(game: AnyGame, options: Options, seats: int, texts: Texts) -> None:
    """Asks the game whether it can be set up like this: options may exclude each other."""
    try:
        game.new(options, seats, FastChance(0), None)
    except RuleViolation as violation:
        refusal = Texts(game, texts.language).refusal(violation)
        raise BadInput("cli-refused-options", game=game.id, refusal=refusal) from None


def _value(text: str) -> object:
    try:
        value: object = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
    return value
