"""A player of the house weighs every legal action and takes the one with the least loss."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import assert_never

from omerta.contract import Chance, Text
from omerta.games.villa.actions import (
    Approve,
    Decide,
    GiveBonus,
    Pass,
    Plan,
    PlayMatch,
    PlayPair,
    Propose,
    Ready,
    SetHandicap,
    Swap,
    TeamChoice,
    VillaAction,
)
from omerta.games.villa.bots import reasons
from omerta.games.villa.bots.situation import Situation
from omerta.games.villa.bots.team import agree, is_late, least
from omerta.games.villa.bots.turns import CardTurn
from omerta.games.villa.seen import VillaView


@dataclass(frozen=True, kw_only=True)
class Player:
    """What it thinks of plans, gifts, turns and exchanges makes the level; losses are in hundredths of a card."""

    plan_loss: Callable[[Situation, Plan], float]
    bonus_loss: Callable[[Situation, GiveBonus], float]
    turn_losses: Callable[[Situation, Sequence[CardTurn]], list[float]]
    swap_losses: Callable[[Situation, Sequence[Swap | Ready]], list[float]]
    plan_reason: Callable[[Situation, Plan], Text]

    def choose(self, view: VillaView, legal: Sequence[VillaAction], chance: Chance) -> VillaAction:
        """Chooses the same for equal views; chance only breaks ties."""
        if len(legal) == 1:
            return legal[0]
        situation = Situation(view)
        if view.phase == "play":
            turns = [action for action in legal if isinstance(action, PlayMatch | PlayPair | Pass)]
            return turns[least(self.turn_losses(situation, turns), chance)]
        if view.phase == "swap":
            swaps = [action for action in legal if isinstance(action, Swap | Ready)]
            return swaps[least(self.swap_losses(situation, swaps), chance)]
        judge = partial(self._choice_losses, situation)
        choices = [action for action in legal if isinstance(action, Plan | GiveBonus | SetHandicap)]
        return choices[least(judge(choices), chance)] if choices else agree(view, legal, judge, chance)

    def _choice_losses(self, situation: Situation, choices: Sequence[TeamChoice]) -> list[float]:
        return [self._choice_loss(situation, choice) for choice in choices]

    def _choice_loss(self, situation: Situation, choice: TeamChoice) -> float:
        match choice:
            case Plan():
                return self.plan_loss(situation, choice)
            case GiveBonus():
                return self.bonus_loss(situation, choice)
            case SetHandicap():
                # More police cards are easier; whoever wants it harder is not argued with.  V-3.6
                return -choice.value
            case _:
                assert_never(choice)

    def why(self, view: VillaView, legal: Sequence[VillaAction], action: VillaAction) -> Text:
        if len(legal) == 1:
            return reasons.forced_reason()
        return self._reason(Situation(view), action)

    def _reason(self, situation: Situation, action: VillaAction) -> Text:
        match action:
            case Plan():
                return self.plan_reason(situation, action)
            case PlayMatch() | PlayPair() | Pass():
                return reasons.turn_reason(situation, action)
            case GiveBonus():
                return reasons.bonus_reason(situation, action)
            case Swap() | Ready():
                return reasons.swap_reason(action)
            case SetHandicap():
                return reasons.handicap_reason(action)
            case Propose() | Decide():
                return self._reason(situation, action.action)
            case Approve():
                return reasons.approval_reason(late=is_late(situation.view))
            case _:
                assert_never(action)
