"""What the lobby says of a game: its seats, its options as a form made from their types, its presets and bots."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus

import msgspec
from msgspec import Raw, inspect

from omerta import catalog
from omerta.bots import bots_of
from omerta.contract import AnyGame, Condition, Options, Text
from omerta.kit.chance import FastChance
from omerta.server.live.clocks import clock_forms
from omerta.server.wire.lobby import GameCard, NewTable, OptionForm, OptionNeed, Preset
from omerta.server.wire.problems import Rejected


@cache
def game_card(game_id: str) -> GameCard:
    game = catalog.find(game_id)
    return GameCard(
        id=game.id,
        version=game.version,
        seats=game.seats,
        options=tuple(conditioned(game.options, option_form(field)) for field in _picked(game)),
        presets=tuple(Preset(name, _preset(game, options)) for name, options in game.presets.items()),
        bots=tuple(bots_of(game)),
        clocks=clock_forms(game),
        board=game.board_settings,
    )


def _picked(game: AnyGame) -> list[msgspec.structs.FieldInfo]:
    """The options that people pick; the others are settled when the game begins."""
    settled = game.options.settled()
    return [field for field in msgspec.structs.fields(game.options) if field.name not in settled]


def _preset(game: AnyGame, options: Options) -> Raw:
    return _raw({field.name: getattr(options, field.name) for field in _picked(game)})


def conditioned(options: type[Options], form: OptionForm) -> OptionForm:
    """The same line with the company in which it means something."""
    condition = options.conditions().get(form.name, Condition())
    needs = tuple(OptionNeed(name, tuple(map(_raw, values))) for name, values in condition.where.items())
    names_seats = form.name in options.seats_named()
    return msgspec.structs.replace(form, seats=condition.seats, needs=needs, names_seats=names_seats)


def option_form(field: msgspec.structs.FieldInfo) -> OptionForm:
    """A switch, one of a few, a number between bounds, a list of numbers, or a text of some length."""
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
        case inspect.StrType(max_length=longest):
            return OptionForm(field.name, "text", default, highest=longest)
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
    fields = {field.name: field.type for field in _picked(game)}
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


def chosen_clock(wish: NewTable) -> int | None:
    """One length for every clock, where no tempo says how long they are."""
    if wish.clock is not None and wish.tempo != "unhurried":
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-one-tempo"), "clock")
    return wish.clock


def chosen_lengths(game: AnyGame, lengths: dict[str, int]) -> dict[str, int]:
    """Seconds for single clocks, if the game has such clocks."""
    for name in lengths:
        if name not in game.clock_names:
            text = Text("refusal-no-such-clock", {"clock": name[:40], "allowed": game.clock_names})
            raise Rejected(HTTPStatus.BAD_REQUEST, text, f"lengths.{name[:40]}")
    return lengths


def chosen_board(game: AnyGame, chosen: dict[str, bool | str]) -> dict[str, bool | str]:
    """Settings of the board, if the game has declared them with such values."""
    known = {setting.name: setting.values for setting in game.board_settings}
    for name, value in chosen.items():
        if name not in known:
            text = Text("refusal-no-such-setting", {"setting": name[:40], "allowed": tuple(known)})
            raise Rejected(HTTPStatus.BAD_REQUEST, text, f"board.{name[:40]}")
        if value not in known[name]:
            raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-bad-setting", {"setting": name}), f"board.{name}")
    return chosen
