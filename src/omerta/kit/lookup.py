"""Whatever a game names in its box or its rules is a number inside."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TypeVar

N = TypeVar("N", bound=Hashable)


def numbered(names: Iterable[N]) -> dict[N, int]:
    """Every name has the number of its place in the row. A name that stands there twice would have two numbers."""
    listed = list(names)
    places = {name: place for place, name in enumerate(listed)}
    assert len(places) == len(listed), f"a name stands twice in {listed}"
    return places
