"""A player of the house chooses, and says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from omerta.contract import Chance, Text
from omerta.games.palermo.actions import PalermoAction
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.seen import PalermoView


@dataclass(frozen=True, kw_only=True)
class Player:
    choice: Callable[[Situation, Sequence[PalermoAction], Chance], PalermoAction]
    reason: Callable[[Situation, PalermoAction], Text]

    def choose(self, view: PalermoView, legal: Sequence[PalermoAction], chance: Chance) -> PalermoAction:
        return legal[0] if len(legal) == 1 else self.choice(Situation(view), legal, chance)

    def why(self, view: PalermoView, legal: Sequence[PalermoAction], action: PalermoAction) -> Text:
        return Text("why-forced") if len(legal) == 1 else self.reason(Situation(view), action)
