"""How a game looks in the terminal: by its own `terminal` module, or plainly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec

from rich.markup import escape

from omerta.contract import Action, AnyGame, View
from omerta.text import MoveLine, Say, Texts


@dataclass(frozen=True)
class Drawing:
    """`omerta.text.terminal` says what each is for."""

    board: Callable[[View, Sequence[str], Say], str]
    moves: Callable[[View, Sequence[Action], Sequence[str], Say], list[MoveLine]]
    explain: Callable[[View, Action, Sequence[str], Say], list[str]] = lambda _view, _action, _names, _say: []
    debrief: Callable[[View, Sequence[str], Say], str] = lambda _view, _names, _say: ""
    rules: Mapping[str, str] = field(default_factory=dict)


def drawing_of(game: AnyGame, texts: Texts) -> Drawing:
    name = f"{game.package}.terminal"
    if find_spec(name) is None:
        return _plain(texts)
    module = import_module(name)
    return Drawing(module.board, module.moves, module.explain, module.debrief, module.RULES)


def _plain(texts: Texts) -> Drawing:
    def moves(_view: View, legal: Sequence[Action], names: Sequence[str], _say: Say) -> list[MoveLine]:
        return [MoveLine("", ((index, escape(texts.told(action, names))),)) for index, action in enumerate(legal)]

    return Drawing(_fields, moves)


def _fields(view: View, names: Sequence[str], say: Say) -> str:
    """One line a field, in the words of the wire: readable enough to try a new game."""
    shown = [name for name in view.__struct_fields__ if name not in ("you", "beat", "waiting", "options")]
    width = max(map(len, shown), default=0)
    lines = [f"[dim]{name:<{width}}[/]  {escape(str(getattr(view, name)))}" for name in shown]
    waiting = ", ".join(names[seat] for seat in view.waiting)
    return "\n".join([*lines, f"[dim]{say('cli-table-waiting')}[/]  {waiting}"])
