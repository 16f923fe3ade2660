"""Which modules are compiled: all of some packages, but for those that tell their types at run time."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Final, Generic

import msgspec

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src"

SHARED: Final = ("omerta.contract", "omerta.kit")
TABLE: Final = "omerta.table"
GAMES: Final = "omerta.games"

SERVER: Final = (
    "omerta.server.door.departures",
    "omerta.server.door.framing",
    "omerta.server.door.limits",
    "omerta.server.door.socket",
    "omerta.server.live.audience",
    "omerta.server.live.bell",
    "omerta.server.live.connection",
    "omerta.server.live.journal",
    "omerta.server.live.ledger",
    "omerta.server.live.mailbox",
    "omerta.server.live.messages",
    "omerta.server.live.outbox",
    "omerta.server.live.seen",
    "omerta.server.live.short_way",
    "omerta.server.store.writer",
)
"""Of the server only what every move goes through."""

NEVER_HOT: Final = frozenset({"tests", "terminal", "checks"})
"""These folders of a game are tests, pictures of the terminal, and what is asked once of a box."""

ALWAYS_PLAIN: Final = frozenset({"omerta.contract.compiling"})
"""What speaks to the compiler itself does not run once it has been heard."""


def groups() -> dict[str, list[str]]:
    """Modules that become one library, by its name: what everything shares, the table, each game, the server.

    Calls inside a library are the quickest; a change in one does not compile the others again, if they do not use it.
    """
    folders = sorted(path.parent for path in (SOURCE / "omerta" / "games").glob("*/__init__.py"))
    shared = [module for package in SHARED for module in chosen(package)]
    games = {f"omerta_{folder.name}": chosen(f"{GAMES}.{folder.name}") for folder in folders}
    return {"omerta_shared": shared, "omerta_table": chosen(TABLE), **games, "omerta_server": list(SERVER)}


def chosen(package: str) -> list[str]:
    return [module for module in modules(package) if module not in ALWAYS_PLAIN and not tells_its_types(module)]


def modules(package: str) -> Iterator[str]:
    """Modules with something in them; what merely gathers names from others stays plain."""
    folder = SOURCE.joinpath(*package.split("."))
    for file in sorted(folder.rglob("*.py")):
        inside = file.relative_to(folder)
        if file.name != "__init__.py" and not NEVER_HOT.intersection(inside.parts):
            yield ".".join((package, *inside.with_suffix("").parts))


def tells_its_types(module: str) -> bool:
    """msgspec reads the annotations of a struct when the class is made, and compiled code keeps too few of them; a
    compiled protocol could not be fulfilled by a plain class; and mypyc cannot make a dataclass that is generic."""
    names = vars(importlib.import_module(module)).values()
    return any(isinstance(name, type) and name.__module__ == module and is_read(name) for name in names)


def is_read(cls: type) -> bool:
    is_generic_dataclass = is_dataclass(cls) and issubclass(cls, Generic)
    return issubclass(cls, msgspec.Struct) or bool(vars(cls).get("_is_protocol")) or is_generic_dataclass


def file_of(module: str) -> Path:
    """Where a module lies, seen from the folder that is put on the path."""
    return Path(*module.split(".")).with_suffix(".py")
