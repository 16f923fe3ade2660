"""The commands print on a terminal, or on a file without colours."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console


class Paper(Console):
    """Only what we colour is coloured. A reader who has gone is told to `main`, not answered with an exit."""

    def __init__(self) -> None:
        super().__init__(highlight=False, emoji=False)

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError
