"""A bench holds a game in play and writes down what one viewer receives of it.

`Bench` is the game alone. Whatever puts more around a game (a match, a socket) examines itself by a bench of its
own: `received` is everything that reaches the viewer, `known` everything the viewer can ask for.
"""

from __future__ import annotations

from typing import Any, Self, TypeAlias

import msgspec

from omerta.contract import Chance, Event, RuleViolation, Viewer
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.walk import Step, take

Known: TypeAlias = tuple[tuple[str, bytes], ...]
"""A viewer can find out this much, by what it is."""


class Heard:
    """The viewer received this: its bytes, the kind of event, and whether it opened something."""

    __slots__ = ("content", "kind", "opens")

    def __init__(self, content: bytes, kind: str, opens: bool) -> None:
        self.content = content
        self.kind = kind
        self.opens = opens

    def __repr__(self) -> str:
        return self.content.decode()


class Bench:
    def __init__(self, case: Case, state: Any, viewer: Viewer) -> None:
        self.case = case
        self.state = state
        self.viewer = viewer
        self.heard: list[Heard] = []
        self._sight: Any = None  # the view as it is until the next step
        self._seen: bytes | None = None  # the same as it is sent

    def twin(self, world: Any) -> Self:
        """Sets up the same table as far as the viewer can tell, with another truth behind it."""
        return type(self)(self.case, world, self.viewer)

    def copy(self) -> Self:
        return self.twin(self.state.clone())

    def do(self, step: Step, chance: Chance) -> None:
        self._sight = self._seen = None
        take(self.case, self.state, step, chance, self._emit)

    def received(self) -> list[Heard]:
        """Hands over what the viewer has received since this was last asked."""
        heard, self.heard = self.heard, []
        return heard

    def known(self, probe: Chance) -> Known:
        """Tells all that the viewer can find out now, by what it is: the view, and what the game lets it do."""
        return (("view", self.view()), *self._own(probe))

    def view(self) -> bytes:
        if self._seen is None:
            self._seen = msgspec.json.encode(self.sight())
        return self._seen

    def sight(self) -> Any:
        """The view as the game makes it."""
        if self._sight is None:
            self._sight = self.case.game.view(self.state, self.viewer)
        return self._sight

    def _emit(self, event: Event) -> None:
        shown = event.shown(self.viewer)
        if shown is not None:
            self.heard.append(Heard(msgspec.json.encode(shown), type(event).__name__, event.opens(self.viewer)))

    def _own(self, probe: Chance) -> list[tuple[str, bytes]]:
        game, state, seat = self.case.game, self.state, self.viewer
        encode = msgspec.json.encode
        public = [("clocks", encode(game.clocks(state))), ("voices", encode(game.voices(state)))]
        if seat is None:
            return public
        menu = [(group.name, group.actions) for group in game.menu(state, seat)]
        default = game.default(state, seat) if menu else None
        return [
            *public,
            ("menu", encode(menu)),
            ("decisions", encode(game.decisions(state, seat))),
            ("default", encode(default)),
            ("refusals", self._refusals(seat, probe)),
        ]

    def _refusals(self, seat: int, probe: Chance) -> bytes:
        """Writes down what the seat is told when it tries things, on a clone, which only an accepted one uses up."""
        catalogue, tried = self.case.catalogue, self.state.clone()
        answers: list[object] = []
        for _ in range(REFUSALS):
            action = catalogue[probe.below(len(catalogue))]
            try:
                self.case.game.apply(tried, seat, action, probe, None)
                answers.append("accepted")
                tried = self.state.clone()
            except RuleViolation as refusal:
                answers.append(refusal.told())
        return msgspec.json.encode(answers)


REFUSALS = 6
