"""How things stand for one viewer, as it travels: made once, and encoded once, for all who know the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import Raw

from omerta.contract import AnyGame, View, Viewer
from omerta.server.wire.telling import Update
from omerta.server.wire.values import fields_of, raw
from omerta.table import AnyMatch


class Known(NamedTuple):
    """What a client has been told: how things stood, and which groups of actions it has been handed."""

    seen: Seen
    groups: frozenset[str]


class Step(NamedTuple):
    """What leads a client from what it knows to how things stand now; no message if nothing is new to it."""

    before: Known
    message: bytes | None
    after: Known


class Seen:
    def __init__(self, match: AnyMatch, viewer: Viewer, now: int) -> None:
        view = match.game.view(match.state, viewer)
        self.viewer = viewer
        self.now = now
        self.number = match.streams.last(viewer)
        self.view = fields_of(view)
        self.gloss = glossed(match.game, view)
        self.standing = match.standing(viewer)
        self._match = match
        self._frames: dict[int, Raw] = {}
        self._steps: list[Step] = []

    def frames(self, after: int) -> tuple[Raw, ...]:
        """What is new after this number."""
        return tuple(
            self._frames.get(frame.number) or self._frames.setdefault(frame.number, raw(frame))
            for frame in self._match.frames(self.viewer, after)
        )

    def frames_again(self, after: int) -> tuple[Raw, ...]:
        """Somebody who comes, or comes back, is not told again what has faded."""
        return tuple(raw(frame) for frame in self._match.frames_again(self.viewer, after))

    def groups(self, known: Iterable[str] = ()) -> dict[str, Raw]:
        """The actions of the viewer's menu, but for groups that are known."""
        if self.viewer is None:
            return {}
        held = set(known)
        return {group.name: raw(group.actions) for group in self._match.menu(self.viewer) if group.name not in held}

    def is_reached_by_changes(self, known: Known) -> bool:
        """A field cannot be taken away by naming what has changed."""
        return self.view.keys() == known.seen.view.keys()

    def step_from(self, known: Known) -> Step:
        """Whoever knows the same is told the same: many onlookers cost one encoding."""
        for step in self._steps:
            if step.before.seen is known.seen and step.before.groups == known.groups:
                return step
        step = self._step(known)
        self._steps.append(step)
        return step

    def _step(self, known: Known) -> Step:
        before = known.seen
        changed = _changed(before.view, self.view)
        if self.number == before.number and not changed and self.standing == before.standing:
            return Step(known, None, Known(self, known.groups))
        groups = self.groups(known.groups)
        update = Update(
            frames=self.frames(before.number),
            now=self.now,
            view=changed,
            # It follows from the view: while nothing there has changed, nothing here has.
            gloss=_changed(before.gloss, self.gloss),
            standing=self.standing,
            groups=groups,
        )
        return Step(known, msgspec.json.encode(update), Known(self, known.groups | groups.keys()))


def glossed(game: AnyGame, view: View) -> dict[str, Raw]:
    """What the rules make of a view, field by field as it travels."""
    return {} if game.gloss is None else fields_of(game.gloss(view))


def _changed(known: dict[str, Raw], now: dict[str, Raw]) -> dict[str, Raw]:
    return {name: value for name, value in now.items() if known[name] != value}
