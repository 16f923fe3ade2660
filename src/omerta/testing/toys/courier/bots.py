"""This courier keeps what is valuable."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance, Text
from omerta.testing.toys.courier.pieces import CourierAction, CourierView


class HouseCourier:
    """Draws while it may, else gives away the cheapest letter."""

    def choose(self, _view: CourierView, legal: Sequence[CourierAction], _chance: Chance) -> CourierAction:
        return legal[0]

    def why(self, _view: CourierView, _legal: Sequence[CourierAction], _action: CourierAction) -> Text:
        return Text("why-keep-the-best")
