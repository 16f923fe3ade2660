"""A player of the house in every role: what it asks, whom it accuses and what it takes make the level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from omerta.contract import Chance, Text
from omerta.games.cuba.actions import CubaAction, Hide, OpenPocket, PassFloor
from omerta.games.cuba.bots.asking import Asking
from omerta.games.cuba.bots.godfather import Accusing, lead
from omerta.games.cuba.bots.killer import reaction
from omerta.games.cuba.bots.pressing import OPINIONS
from omerta.games.cuba.bots.reasons import reason
from omerta.games.cuba.bots.remarks import remark
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.stories import Story
from omerta.games.cuba.bots.taking import bagged, taken
from omerta.games.cuba.bots.telling import answer, own_story
from omerta.games.cuba.seen import CubaView


@dataclass(frozen=True, kw_only=True)
class Player:
    asking: Asking
    accusing: Accusing
    pressing: Sequence[str] = OPINIONS
    """What the Godfather still wants to hear of everybody when live talk leaves him time."""
    taking: Callable[[Situation, Chance], CubaAction] = taken
    telling: Callable[[Situation], Story | None] = own_story

    def choose(self, view: CubaView, legal: Sequence[CubaAction], chance: Chance) -> CubaAction:
        if len(legal) == 1:
            return legal[0]
        situation = Situation(view)
        match view.phase:
            case "hide":
                return Hide(chance.below(len(legal)))
            case "take":
                return self._with_the_box(situation, legal, chance)
            case "reaction":
                return OpenPocket() if OpenPocket() in legal else reaction(situation, legal)
            case "floor":
                return self.remark(view, legal, chance) or PassFloor()
            case _:
                return self._talk(situation, legal, chance)

    def remark(self, view: CubaView, legal: Sequence[CubaAction], chance: Chance) -> CubaAction | None:
        """What a suspect says unasked. C-12.4"""
        situation = Situation(view)
        return remark(situation, legal, chance, self.telling(situation))

    def why(self, view: CubaView, legal: Sequence[CubaAction], action: CubaAction) -> Text:
        if len(legal) == 1:
            return Text("why-forced")
        situation = Situation(view)
        return reason(situation, action, self.telling(situation))

    def _with_the_box(self, situation: Situation, legal: Sequence[CubaAction], chance: Chance) -> CubaAction:
        """The first player first has to do with the bag. C-4.3"""
        bags = bagged(legal, chance)
        return bags if bags in legal else self.taking(situation, chance)

    def _talk(self, situation: Situation, legal: Sequence[CubaAction], chance: Chance) -> CubaAction:
        if situation.is_godfather:
            return lead(situation, legal, chance, self.asking, self.pressing, self.accusing)
        question = situation.view.question
        if question is not None and question.seat == situation.view.you:
            return answer(situation, legal, self.telling(situation))
        # Nobody has asked: there is hardly a reason to speak, but whoever is made to says something.
        return self.remark(situation.view, legal, chance) or legal[0]
