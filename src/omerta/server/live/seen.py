"""How things stand for one viewer, as it travels: made once, and encoded once, for all who know the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from omerta.contract import AnyGame, View, Viewer
from omerta.server.wire.telling import Update
from omerta.server.wire.values import fields_of, raw
from omerta.table import AnyMatch

OWN: Final = "you"
"""The field of a view that says whose it is."""


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
    """`glosses` are those that were made for others at the same moment."""

    def __init__(self, match: AnyMatch, viewer: Viewer, now: int, glosses: Glosses | None = None) -> None:
        view = match.game.view(match.state, viewer)
        self.viewer = viewer
        self.now = now
        self.number = match.streams.last(viewer)
        self.digest = match.digest(viewer)
        self.view = fields_of(view)
        self.gloss = (glosses or Glosses(match.game)).of(view, self.view)
        self.standing = match.standing(viewer)
        self._match = match
        self._frames: dict[int, Raw] = {}

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


class Glosses:
    """What the rules make of the views of one moment, field by field as it travels."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._made: list[tuple[dict[str, Raw], dict[str, Raw]]] = []

    def of(self, view: View, fields: dict[str, Raw]) -> dict[str, Raw]:
        """Where it does not hang on whose view it is, whoever sees the same gets the one that is made."""
        if self._game.gloss is None:
            return {}
        if not self._game.gloss_is_shared:
            return fields_of(self._game.gloss(view))
        shown = {name: value for name, value in fields.items() if name != OWN}
        for known, gloss in self._made:
            if known == shown:
                return gloss
        self._made.append((shown, fields_of(self._game.gloss(view))))
        return self._made[-1][1]


class Changes:
    """What leads clients from what they know to how things stand now. It lasts as long as one publication, so that what
    was seen before is forgotten."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self._steps: list[Step] = []

    def lead_on(self, known: Known) -> bool:
        """A field cannot be taken away by naming what has changed."""
        return self.seen.view.keys() == known.seen.view.keys()

    def step_from(self, known: Known) -> Step:
        """Whoever knows the same is told the same: many onlookers cost one encoding."""
        for step in self._steps:
            if step.before.seen is known.seen and step.before.groups == known.groups:
                return step
        self._steps.append(self._step(known))
        return self._steps[-1]

    def _step(self, known: Known) -> Step:
        before, seen = known.seen, self.seen
        changed = _changed(before.view, seen.view)
        if seen.number == before.number and not changed and seen.standing == before.standing:
            return Step(known, None, Known(seen, known.groups))
        groups = seen.groups(known.groups)
        update = Update(
            frames=seen.frames(before.number),
            digest=seen.digest,
            now=seen.now,
            view=changed,
            # It follows from the view: while nothing there has changed, nothing here has.
            gloss=_changed(before.gloss, seen.gloss),
            standing=seen.standing,
            groups=groups,
        )
        return Step(known, msgspec.json.encode(update), Known(seen, known.groups | groups.keys()))


def _changed(known: dict[str, Raw], now: dict[str, Raw]) -> dict[str, Raw]:
    return {name: value for name, value in now.items() if known[name] != value}
