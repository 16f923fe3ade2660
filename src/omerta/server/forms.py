"""What the lobby says of a game: its seats, its options as a form made from their types, its presets and bots."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Final

import msgspec
from msgspec import Raw, inspect

from omerta import catalog
from omerta.bots import bots_of
from omerta.contract import AnyGame, Options, RuleViolation, Text
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal
from omerta.kit.ring import clockwise, following
from omerta.server.problems import Rejected
from omerta.server.protocol import GameCard, OptionForm, Preset

STEPS: Final = 300
"""How far a trial game is played to see which clocks it has."""


@cache
def game_card(game_id: str) -> GameCard:
    game = catalog.find(game_id)
    return GameCard(
        id=game.id,
        version=game.version,
        seats=game.seats,
        options=tuple(option_form(field) for field in msgspec.structs.fields(game.options)),
        presets=tuple(Preset(name, _raw(options)) for name, options in game.presets.items()),
        bots=tuple(bots_of(game)),
        clocks=clock_names(game_id),
    )


def option_form(field: msgspec.structs.FieldInfo) -> OptionForm:
    """A switch, one of a few, a number between bounds, or a list of numbers."""
    default = _raw(field.default)
    info = inspect.type_info(field.type)
    while isinstance(info, inspect.Metadata):
        info = info.type
    match info:
        case inspect.BoolType():
            return OptionForm(field.name, "switch", default)
        case inspect.LiteralType():
            # In the order in which the game names them.
            values = _literal_values(field.type)
            return OptionForm(field.name, "choice", default, tuple(_raw(value) for value in values))
        case inspect.IntType(ge=lowest, le=highest):
            return OptionForm(field.name, "number", default, lowest=lowest, highest=highest)
        case inspect.TupleType(item_types=items):
            return OptionForm(field.name, "list", default, lowest=len(items), highest=len(items))
        case inspect.VarTupleType(min_length=least, max_length=most):
            return OptionForm(field.name, "list", default, lowest=least, highest=most)
    raise AssertionError(f"no form for the option {field.name}: {info}")


def _literal_values(kind: object) -> tuple[object, ...]:
    values: tuple[object, ...] = getattr(kind, "__args__", ())
    return values


def _raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


def find_game(game_id: str) -> AnyGame:
    try:
        return catalog.find(game_id)
    except catalog.UnknownGame:
        text = Text("refusal-no-such-game", {"game": game_id[:40], "games": catalog.ids()})
        raise Rejected(HTTPStatus.NOT_FOUND, text, "game") from None


def settled_options(game: AnyGame, values: dict[str, Raw], seats: int) -> Options:
    """The options asked for, if the game can be set up with them; impossible ones are a RuleViolation."""
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    read: dict[str, object] = {}
    for name, value in values.items():
        if name not in fields:
            raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-no-such-option", {"option": name[:40]}), "options")
        try:
            read[name] = msgspec.json.decode(value, type=fields[name])
        except msgspec.MsgspecError:
            text = Text("refusal-bad-option", {"option": name})
            raise Rejected(HTTPStatus.BAD_REQUEST, text, f"options.{name}") from None
    if seats not in game.seats:
        text = Text("refusal-seat-count", {"count": seats, "allowed": game.seats})
        raise Rejected(HTTPStatus.BAD_REQUEST, text, "seats")
    options = game.options(**read)
    assert isinstance(options, Options)
    game.new(options, seats, FastChance(0), None)
    return options


@cache
def clock_names(game_id: str) -> tuple[str, ...]:
    """The clocks that run in a trial game: a game names them only while they run."""
    game = catalog.find(game_id)
    names: dict[str, None] = {}
    chance, seats = FastChance(0), game.seats[0]
    try:
        state = game.new(game.options(), seats, chance, None)
    except RuleViolation:
        return ()
    seat = seats - 1
    for _ in range(STEPS):
        pending = game.pending(state)
        if not pending:
            break
        names |= dict.fromkeys(clock.name for clock in game.clocks(state))
        seat = next(asked for asked in clockwise(following(seat, seats), seats) if asked in pending)
        actions = legal(game, state, seat)
        game.apply(state, seat, actions[chance.below(len(actions))], chance, None)
    return tuple(names)
