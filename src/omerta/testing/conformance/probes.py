"""A game adds rare positions and groups of its secrets to its own examination.

A game may have `tests/probes.py` with `PROBES = Probes(...)`; without it random play alone is walked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from omerta.contract import AnyGame, Options


@dataclass(frozen=True)
class Probes:
    positions: Mapping[str, Callable[[], Any]] = field(default_factory=dict)
    """Name -> a state that random play hardly reaches; the walks start there too."""

    grafts: Mapping[str, Callable[[Any, Any], None]] = field(default_factory=dict)
    """Name -> (truth, world): gives the world the truth's secrets of one group, in place. Used to find worlds
    that agree with a reveal; a graft that does not fit the view is dropped."""

    wire: Sequence[tuple[int, Options]] = ()
    """Numbers of seats and options under which the sockets of a table are watched: every way in which what travels
    differs. None named: every number of seats, with the usual options."""


def probes_of(game: AnyGame) -> Probes:
    name = f"{game.package}.tests.probes"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        found = None
    if found is None:
        return Probes()
    probes = import_module(name).PROBES
    assert isinstance(probes, Probes), f"{name}.PROBES is no Probes"
    return probes
