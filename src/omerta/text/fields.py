"""Here stands which fields of a struct name seats: contract.Seat is an int whose Meta carries the title "Seat"."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import get_args, get_type_hints

import msgspec

from omerta.contract import AnyGame


@cache
def seat_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    """Gives the fields typed Seat, `Seat | None`, or as tuples of Seat."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name in kind.__struct_fields__ if _names_seats(hints[name]))


def seat_names(game: AnyGame) -> frozenset[str]:
    """Arguments without a type (of refusals, of bots' reasons) mean what fields of the same name mean."""
    kinds: Iterable[type[msgspec.Struct]] = (*game.actions, *game.events, game.views)
    return frozenset({"seat", "seats"}.union(*(seat_fields(kind) for kind in kinds)))


def _names_seats(hint: object) -> bool:
    metadata: tuple[object, ...] = getattr(hint, "__metadata__", ())
    if any(isinstance(meta, msgspec.Meta) and meta.title == "Seat" for meta in metadata):
        return True
    return not _is_mapping(hint) and any(_names_seats(part) for part in get_args(hint))


def _is_mapping(hint: object) -> bool:
    return getattr(hint, "__origin__", None) is dict
