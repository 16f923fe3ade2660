"""A player of the house chooses, and says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from omerta.contract import Chance, Text
from omerta.games.falconi.actions import FalconiAction
from omerta.games.falconi.bots.choice import choice
from omerta.games.falconi.bots.reasons import reason
from omerta.games.falconi.bots.temper import Temper
from omerta.games.falconi.seen import FalconiView


@dataclass(frozen=True)
class Player:
    temper: Temper

    def choose(self, view: FalconiView, legal: Sequence[FalconiAction], chance: Chance) -> FalconiAction:
        """The noise is drawn from the bot's own chance, once a candidate in list order. F-11.2"""
        return legal[0] if len(legal) == 1 else choice(self.temper, view, legal, chance)

    def why(self, view: FalconiView, legal: Sequence[FalconiAction], action: FalconiAction) -> Text:
        return Text("why-forced") if len(legal) == 1 else reason(view, action)
