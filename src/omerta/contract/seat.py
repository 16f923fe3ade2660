"""A seat is a place at the table, numbered clockwise from 0."""

from typing import Annotated, TypeAlias

import msgspec

Seat: TypeAlias = Annotated[int, msgspec.Meta(title="Seat", ge=0)]

# Whoever looks on without a seat sees what is public: a spectator.
Viewer: TypeAlias = Seat | None
