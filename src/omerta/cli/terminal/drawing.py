"""A game is drawn by its own `terminal` folder, or plainly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from omerta.cli.terminal.plain import Plain
from omerta.contract import Action, AnyGame, View
from omerta.text import MoveLine, Part, Say, Texts


@dataclass(frozen=True)
class Drawing:
    """`omerta.text.terminal` says what each is for."""

    board: Callable[[View, Sequence[str], Say], Sequence[Part]]
    moves: Callable[[View, Sequence[Action], Sequence[str], Say], list[MoveLine]]
    explain: Callable[[View, Action, Sequence[str], Say], list[str]] = lambda _view, _action, _names, _say: []
    debrief: Callable[[View, Sequence[str], Say], Sequence[Part]] = lambda _view, _names, _say: []
    rule_of: Callable[[View, Action], str | None] = lambda _view, _action: None


def drawing_of(game: AnyGame, texts: Texts) -> Drawing:
    """Takes the game's own drawing if it has one."""
    name = f"{game.package}.terminal"
    if find_spec(name) is None:
        plain = Plain(texts)
        return Drawing(plain.board, plain.moves)
    module = import_module(name)
    return Drawing(module.board, module.moves, module.explain, module.debrief, module.rule_of)
