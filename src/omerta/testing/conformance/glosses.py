"""Checks of what travels to a page: a gloss follows from the view and from nothing else, and a view is always whole."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.testing.conformance.broken import Examiner
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.walk import starts, walk


def glosses_follow_from_views(case: Case) -> None:
    """In every phase, for every viewer, a view that arrived over a wire has a gloss, and the same one whenever asked.

    Views come back in another order than they were made in, and the state they were made from has gone on since: a
    gloss that remembers a state, or what it was asked before, answers differently.
    """
    that = Examiner("glosses_follow_from_views", case)
    game = case.game
    that.demand((game.gloss is None) == (game.glosses is None), "gloss and glosses go together")
    if game.gloss is None:
        return
    for name, start in starts(case):
        told = [_glossed(that, seen) for state, _ in walk(case, start, name, house=5) for seen in _views(case, state)]
        told += [_glossed(that, seen) for seen in _views(case, start)]
        views = msgspec.json.Decoder(game.views)
        for seen, gloss in reversed(told):
            that.demand(_glossed(that, views.decode(seen))[1] == gloss, "an equal view has another gloss", seen)


def views_are_as_declared(case: Case) -> None:
    """Every field of a view is always there, so that a table may tell which have changed; and where the game says that
    all see the same, they do."""
    that = Examiner("views_are_as_declared", case)
    game = case.game
    fields = set(game.views.__struct_fields__)
    that.demand(not game.view_is_shared or game.gloss is None or game.gloss_is_shared, "its gloss hangs on the seat")
    for name, start in starts(case):
        for state in (start, *(state for state, _ in walk(case, start, name, house=5))):
            views = _views(case, state)
            that.demand(all(set(msgspec.to_builtins(seen)) == fields for seen in views), "fields", views)
            if game.view_is_shared:
                shown = [msgspec.structs.replace(seen, you=None) for seen in views]
                that.demand(all(seen == shown[0] for seen in shown), "somebody sees more than another", views)


def _views(case: Case, state: Any) -> list[Any]:
    return [case.game.view(state, viewer) for viewer in (None, *range(case.seats))]


def _glossed(that: Examiner, seen: Any) -> tuple[bytes, bytes]:
    """Gives a view and its gloss as they travel."""
    game = that.case.game
    assert game.gloss is not None and game.glosses is not None, "only games with a gloss are examined"
    gloss = game.gloss(seen)
    encoded = msgspec.json.encode(gloss)
    that.demand(msgspec.json.decode(encoded, type=game.glosses) == gloss, "gloss", gloss)
    that.demand(set(msgspec.json.decode(encoded)) == set(game.glosses.__struct_encode_fields__), "fields", gloss)
    if game.gloss_is_shared:
        that.demand(game.gloss(msgspec.structs.replace(seen, you=None)) == gloss, "it hangs on whose view it is", seen)
    return msgspec.json.encode(seen), encoded
