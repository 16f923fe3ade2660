"""Here stands what the players of the house do in a position, for tests."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest

from omerta.contract import Bot, Text
from omerta.games.falconi.actions import FalconiAction
from omerta.games.falconi.bots import EASY, HOUSE
from omerta.games.falconi.bots.situation import position_of, thought_of, turn_of
from omerta.games.falconi.bots.thought import Thought, Turn
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.tests.given import FalconiScene
from omerta.games.falconi.tests.scenes import asked, do
from omerta.kit.chance import FastChance

FalconiBot: TypeAlias = Bot[FalconiView, FalconiAction]

both_bots: Final = pytest.mark.parametrize("bot", [HOUSE, EASY], ids=["house", "easy"])


def chosen(bot: FalconiBot, scene: FalconiScene, tie: int = 1) -> FalconiAction:
    seat = asked(scene)
    return bot.choose(scene.view(seat), scene.legal(seat), FastChance(tie))


def reason(scene: FalconiScene, action: FalconiAction) -> Text:
    seat = asked(scene)
    return HOUSE.why(scene.view(seat), scene.legal(seat), action)


def thinking(scene: FalconiScene) -> tuple[Turn, Thought]:
    """Says where the thoughts begin of whoever is asked, in principle II."""
    position = position_of(view := scene.view(asked(scene)))
    return turn_of(view, position), thought_of(view, position)


def plays(bot: FalconiBot, scene: FalconiScene, steps: int) -> list[FalconiAction]:
    """Says what it does in its next decisions, and the scene goes on."""
    done = []
    for tie in range(steps):
        done.append(chosen(bot, scene, tie))
        do(scene, done[-1])
    return done
