"""The present is what the game says of one state. Many ask for the same: each answer is asked for once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from omerta.contract import Ballot, Game, Group, Outcome, Seat
from omerta.table.typevars import A, O, S, V


class Present(Generic[S, A, V, O]):
    """A state does not change once the course has it; so neither does anything here."""

    def __init__(self, game: Game[S, A, V, O], state: S) -> None:
        self.state = state
        self.outcome: Outcome | None = game.outcome(state)
        self._game = game
        self._menus: dict[Seat, Sequence[Group[A]]] = {}
        self._voices: tuple[str | None, ...] | None = None
        self._waiting: tuple[Seat, ...] | None = None

    def menu(self, seat: Seat) -> Sequence[Group[A]]:
        menu = self._menus.get(seat)
        if menu is None:
            menu = self._menus[seat] = self._game.menu(self.state, seat)
        return menu

    def voices(self) -> tuple[str | None, ...]:
        if self._voices is None:
            self._voices = self._game.voices(self.state)
        return self._voices

    def waiting(self) -> tuple[Seat, ...]:
        """Whom everybody knows to be asked: any view says it, and a spectator's knows nothing else."""
        if self._waiting is None:
            self._waiting = self._game.view(self.state, None).waiting
        return self._waiting

    def ballot(self) -> Ballot | None:
        """The sealed vote after the outcome, if the game has one."""
        return self._game.ballot(self.state) if self.outcome else None
