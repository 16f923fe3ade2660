"""A guest that plays by the default."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance, Text
from omerta.testing.toys.parlour.pieces import Fire, ParlourAction, ParlourView


class HouseGuest:
    """Fires when it can, else says or accuses at random."""

    def choose(self, _view: ParlourView, legal: Sequence[ParlourAction], chance: Chance) -> ParlourAction:
        return Fire() if Fire() in legal else legal[chance.below(len(legal))]

    def why(self, _view: ParlourView, _legal: Sequence[ParlourAction], _action: ParlourAction) -> Text:
        return Text("why-by-feeling")
