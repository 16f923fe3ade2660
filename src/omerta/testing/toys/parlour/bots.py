"""This guest plays by feeling, and answers accusations before they are made."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance, Text
from omerta.testing.toys.parlour.pieces import Fire, ParlourAction, ParlourView, Say


class HouseGuest:
    """Fires when it can, else says or accuses at random."""

    def choose(self, _view: ParlourView, legal: Sequence[ParlourAction], chance: Chance) -> ParlourAction:
        return Fire() if Fire() in legal else legal[chance.below(len(legal))]

    def remark(self, view: ParlourView, legal: Sequence[ParlourAction], _chance: Chance) -> ParlourAction | None:
        """Once others have spoken, it says that it is a guest, too."""
        has_heard = any(claim is not None for claim in view.claims)
        has_spoken = view.you is not None and view.claims[view.you] is not None
        return Say("guest") if has_heard and not has_spoken and Say("guest") in legal else None

    def why(self, _view: ParlourView, _legal: Sequence[ParlourAction], _action: ParlourAction) -> Text:
        return Text("why-by-feeling")
