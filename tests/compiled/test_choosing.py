"""What is compiled follows from the sources: a further game needs no edit."""

from __future__ import annotations

import importlib

import pytest

from omerta import catalog
from scripts.compile.choosing import (
    ALWAYS_PLAIN,
    GAMES,
    SERVER,
    SHARED,
    SOURCE,
    TABLE,
    file_of,
    groups,
    modules,
    tells_its_types,
)


def test_every_game_is_a_library_of_its_own_beside_the_shared_one_the_table_and_the_server() -> None:
    games = {f"omerta_{game}" for game in catalog.ids()}
    assert set(groups()) == {"omerta_shared", "omerta_table", "omerta_server", *games}


@pytest.mark.parametrize("module", SERVER)
def test_what_is_compiled_of_the_server_tells_no_types(module: str) -> None:
    assert not tells_its_types(module)


@pytest.mark.parametrize("game", catalog.ids())
@pytest.mark.parametrize("part", ["state", "setup", "rules", "bots"])
def test_state_setup_rules_and_bots_of_every_game_are_compiled(game: str, part: str) -> None:
    package = f"{GAMES}.{game}"
    found = [module for module in modules(package) if module.removeprefix(f"{package}.").split(".")[0] == part]
    assert [module for module in found if module not in groups()[f"omerta_{game}"]] == []


@pytest.mark.parametrize("package", [*SHARED, TABLE, GAMES])
def test_whatever_else_is_left_out_defines_classes(package: str) -> None:
    compiled = {module for group in groups().values() for module in group}
    left_out = {module for module in modules(package) if module not in compiled | ALWAYS_PLAIN}
    assert [module for module in left_out if "\nclass " not in (SOURCE / file_of(module)).read_text("utf-8")] == []


def test_structs_protocols_and_generic_dataclasses_stay_plain() -> None:
    assert tells_its_types("omerta.contract.values")
    assert tells_its_types("omerta.contract.bot")
    assert tells_its_types("omerta.table.hindsight")
    assert not tells_its_types("omerta.kit.ring")


def test_whoever_only_uses_structs_is_compiled() -> None:
    assert "omerta.table.course" in groups()["omerta_table"]


@pytest.mark.parametrize("package", [*SHARED, TABLE])
def test_a_module_is_found_where_it_lies(package: str) -> None:
    for module in modules(package):
        assert str(importlib.import_module(module).__file__).endswith(str(file_of(module).with_suffix("")) + ".py")
