"""The clone that is written into a compiled module copies what the clone of the plain one copies."""

from __future__ import annotations

import importlib

import pytest

from omerta import catalog
from omerta.contract import AnyGame, State, freeze
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal
from scripts.compile.choosing import SOURCE, file_of
from scripts.compile.clones import with_clones

MOVES = 30


def played(game: AnyGame) -> list[State]:
    """States of a random game, each as it was."""
    chance = FastChance(1)
    state = game.new(game.options(), game.seats[0], chance, None)
    states = [state.clone()]
    while (pending := game.pending(state)) and len(states) < MOVES:
        actions = legal(game, state, pending[0])
        game.apply(state, pending[0], actions[chance.below(len(actions))], chance, None)
        states.append(state.clone())
    return states


@pytest.mark.parametrize("game_id", catalog.ids())
def test_a_written_clone_is_equal_and_shares_what_the_plain_one_shares(game_id: str) -> None:
    module = f"omerta.games.{game_id}.state"
    text = with_clones(module, (SOURCE / file_of(module)).read_text(encoding="utf-8"))
    names = dict(vars(importlib.import_module(module)))
    exec(text[text.index("def _clone(") :], names)
    for state in played(catalog.find(game_id)):
        copy = names["_clone"](state)
        assert type(copy) is type(state)
        assert freeze(copy) == freeze(state)
        assert shared(copy, state) == shared(state.clone(), state)


def shared(copy: State, state: State) -> list[str]:
    """The fields whose lists both have in common: those that never change."""
    fields: tuple[str, ...] = type(state).__slots__  # type: ignore[attr-defined]  # every plain state has them
    lists = [name for name in fields if isinstance(getattr(state, name), list)]
    return [name for name in lists if getattr(copy, name) is getattr(state, name)]


def test_no_cloner_is_left_in_a_compiled_state() -> None:
    for game_id in catalog.ids():
        module = f"omerta.games.{game_id}.state"
        text = (SOURCE / file_of(module)).read_text(encoding="utf-8")
        assert "cloner(" in text
        assert " = cloner(" not in with_clones(module, text)
