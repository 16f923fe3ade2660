"""Options whose values make no game are refused before anything is drawn, by a rule of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from omerta.contract import Options, RuleViolation

_NO_OTHER_RULES: Final[Mapping[str, str]] = {}
_TOLD: Final = 60
"""A refusal repeats no more of a value than so many characters."""


def check_values(options: Options, rule: str, rules: Mapping[str, str] = _NO_OTHER_RULES) -> None:
    """Refuses a value that the type of its option does not have: by the option's own rule in `rules`, else by this one.

    A socket decodes options and so refuses such values itself; whoever builds options in code gets here.
    """
    given = {name: getattr(options, name) for name in options.__struct_fields__}
    try:
        msgspec.convert(given, type(options))
    except msgspec.ValidationError:
        for name, hint in _hints(type(options)).items():
            _check_value(name, given[name], hint, rules.get(name, rule))
        raise


@cache
def _hints(kind: type[Options]) -> dict[str, object]:
    return get_type_hints(kind, include_extras=True)


def _check_value(name: str, value: object, hint: object, rule: str) -> None:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        told, values = str(value)[:_TOLD], listed_values(hint)
        if values:
            names = tuple(str(one) for one in values)
            raise RuleViolation(rule, "option-unknown-value", option=name, value=told, values=names) from None
        lowest, highest = bounds(hint)
        if lowest is None or highest is None:
            raise RuleViolation(rule, "option-unfit-value", option=name, value=told) from None
        raise RuleViolation(
            rule, "option-out-of-range", option=name, value=told, lowest=lowest, highest=highest
        ) from None


def listed_values(hint: object) -> tuple[object, ...]:
    """Lists the values of an option that has a few; there are none for all others."""
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()


def bounds(hint: object) -> tuple[int | None, int | None]:
    """Reads the lowest and the highest number that an option can be, where its `Meta` says so."""
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, msgspec.Meta)]
    lowest = next((int(mark.ge) for mark in marks if mark.ge is not None), None)
    highest = next((int(mark.le) for mark in marks if mark.le is not None), None)
    return lowest, highest
