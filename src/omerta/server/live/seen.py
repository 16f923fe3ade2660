"""How things stand for one viewer, as it travels: made once, and encoded once, for all who know the same."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from omerta.contract import Action, AnyGame, View, Viewer
from omerta.server.wire.telling import Happened
from omerta.server.wire.values import encode, raw
from omerta.table import AnyMatch
from omerta.table.frames import Frame
from omerta.table.snapshot import Standing


class Sight:
    """A view and, once it is asked for, what the rules make of it."""

    __slots__ = ("_gloss", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self._gloss: Struct | None = None

    def gloss(self, glosses: Glosses) -> Struct | None:
        """It follows from the view; None if the game has none."""
        if self._gloss is None:
            self._gloss = glosses.of(self.view)
        return self._gloss

    def keep_gloss(self, before: Sight) -> None:
        """While nothing in the view has changed, nothing has in its gloss."""
        self._gloss = before._gloss


class Seen:
    """How things stood for one viewer at one moment; its clients are told what has changed since."""

    __slots__ = ("digest", "number", "sight", "standing")

    def __init__(self, number: int, digest: str, sight: Sight, standing: Standing) -> None:
        self.number = number
        self.digest = digest
        self.sight = sight
        self.standing = standing


class Glosses:
    """What the rules make of the views of one moment."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._made: list[tuple[View, Struct]] = []

    def of(self, view: View) -> Struct | None:
        """Where it does not hang on whose view it is, whoever sees the same gets the one that is made."""
        if self._game.gloss is None:
            return None
        if not self._game.gloss_is_shared:
            return self._game.gloss(view)
        shown = view if view.you is None else msgspec.structs.replace(view, you=None)
        for known, gloss in self._made:
            if known is shown or known == shown:
                return gloss
        self._made.append((shown, self._game.gloss(view)))
        return self._made[-1][1]


class News:
    """What has happened between two sights: the frames, and the fields of view and gloss that have changed. Whoever is
    told the same shares its encoding."""

    __slots__ = ("_encoded", "before", "digest", "frames", "gloss", "now", "view")

    def __init__(self, before: Sight, now: Sight, frames: tuple[Frame, ...], digest: str, glosses: Glosses) -> None:
        self.before = before
        self.now = now
        self.frames = frames
        self.digest = digest
        self.view = _changed(before.view, now.view)
        self.gloss: dict[str, object] = {}
        self._encoded = b""
        if self.view:
            self.gloss = _changed(before.gloss(glosses), now.gloss(glosses))
        else:
            now.keep_gloss(before)

    def is_for(self, before: Sight, now: Sight, frames: tuple[Frame, ...], digest: str) -> bool:
        """Is this what leads from the one sight to the other?"""
        return self.before is before and self.now is now and self.digest == digest and self.frames == frames

    def encoded(self, at: int) -> bytes:
        """An update up to where it is another for every seat."""
        if not self._encoded:
            happened = Happened(frames=self.frames, digest=self.digest, now=at, view=self.view, gloss=self.gloss)
            self._encoded = encode(happened)[:-1]
        return self._encoded


class Moment:
    """How things stand now, for all viewers: it lasts as long as one publication. What is the same for several of them
    is made once."""

    def __init__(self, match: AnyMatch, now: int) -> None:
        self.match = match
        self.now = now
        self.glosses = Glosses(match.game)
        self._common = match.common()
        self._open: Sight | None = None
        self._seen: dict[Viewer, Seen] = {}
        self._news: list[News] = []

    def seen(self, viewer: Viewer) -> Seen:
        seen = self._seen.get(viewer)
        if seen is None:
            match = self.match
            standing = match.standing(viewer, self._common)
            seen = Seen(match.streams.last(viewer), match.digest(viewer), self._sight(viewer), standing)
            self._seen[viewer] = seen
        return seen

    def _sight(self, viewer: Viewer) -> Sight:
        """Where nobody sees more than another, all have a spectator's: `you` never changes, so it is not told."""
        if self._open is not None:
            return self._open
        game = self.match.game
        sight = Sight(game.view(self.match.state, None if game.view_is_shared else viewer))
        self._open = sight if game.view_is_shared else None
        return sight

    def news(self, viewer: Viewer, before: Seen) -> News:
        """What the viewer is told that has seen this before; whoever saw the same and is told the same shares it."""
        seen, frames = self.seen(viewer), self.match.frames(viewer, before.number)
        for known in self._news:
            if known.is_for(before.sight, seen.sight, frames, seen.digest):
                return known
        news = News(before.sight, seen.sight, frames, seen.digest, self.glosses)
        self._news.append(news)
        return news

    def frames_again(self, viewer: Viewer, after: int) -> tuple[Raw, ...]:
        """Somebody who comes, or comes back, is not told again what has faded."""
        return tuple([raw(frame) for frame in self.match.frames_again(viewer, after)])

    def groups(self, viewer: Viewer, known: frozenset[str] = frozenset()) -> dict[str, Sequence[Action]]:
        """The actions of the viewer's menu, but for groups that are known."""
        if viewer is None:
            return {}
        return {group.name: group.actions for group in self.match.menu(viewer) if group.name not in known}


def _changed(before: Struct | None, now: Struct | None) -> dict[str, object]:
    if before is now or before is None or now is None:
        return {}
    names, old, new = now.__struct_fields__, astuple(before), astuple(now)
    return {names[i]: new[i] for i in range(len(new)) if new[i] is not old[i] and new[i] != old[i]}


class Known:
    """What a client has been told: how things stood, and which groups of actions it has been handed."""

    __slots__ = ("groups", "seen")

    def __init__(self, seen: Seen, groups: frozenset[str]) -> None:
        self.seen = seen
        self.groups = groups


class Step:
    """What leads a client from what it knows to how things stand now; no message if nothing is new to it."""

    __slots__ = ("after", "before", "message")

    def __init__(self, before: Known, message: bytes | None, after: Known) -> None:
        self.before = before
        self.message = message
        self.after = after


class Changes:
    """What leads the clients of one viewer from what they know to how things stand now."""

    def __init__(self, moment: Moment, viewer: Viewer) -> None:
        self._moment = moment
        self._viewer = viewer
        self._seen = moment.seen(viewer)
        self._steps: list[Step] = []

    def step_from(self, known: Known) -> Step:
        """Whoever knows the same is told the same: many onlookers cost one encoding."""
        for step in self._steps:
            if step.before.seen is known.seen and step.before.groups == known.groups:
                return step
        step = self._step(known)
        self._steps.append(step)
        return step

    def _step(self, known: Known) -> Step:
        before, seen, moment = known.seen, self._seen, self._moment
        news = moment.news(self._viewer, before)
        if seen.number == before.number and not news.view and seen.standing == before.standing:
            return Step(known, None, Known(seen, known.groups))
        groups = moment.groups(self._viewer, known.groups)
        handed = known.groups.union(groups) if groups else known.groups
        return Step(known, _update(news.encoded(moment.now), seen.standing, groups), Known(seen, handed))


def _update(happened: bytes, standing: Standing, groups: dict[str, Sequence[Action]]) -> bytes:
    """An `Update`: what several are told is encoded already, and goes on with what is this seat's."""
    return b'%b,"standing":%b,"groups":%b}' % (happened, encode(standing), encode(groups))
