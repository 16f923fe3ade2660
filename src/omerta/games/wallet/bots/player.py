"""A player of the house weighs every legal action and takes the best one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from omerta.contract import Chance, Text
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.bots.reasons import forced_reason, reason
from omerta.games.wallet.bots.situation import Situation
from omerta.games.wallet.seen import WalletView


@dataclass(frozen=True, kw_only=True)
class Player:
    """What it thinks of each legal action makes the level."""

    values: Callable[[Situation, Sequence[WalletAction]], list[float]]

    def choose(self, view: WalletView, legal: Sequence[WalletAction], chance: Chance) -> WalletAction:
        """Chooses the same for equal views; chance only breaks ties."""
        if len(legal) == 1:
            return legal[0]
        values = self.values(Situation(view), legal)
        highest = max(values)
        best = [action for action, value in zip(legal, values, strict=True) if value == highest]
        return best[chance.below(len(best))] if len(best) > 1 else best[0]

    def why(self, view: WalletView, legal: Sequence[WalletAction], action: WalletAction) -> Text:
        return forced_reason() if len(legal) == 1 else reason(Situation(view), action)
