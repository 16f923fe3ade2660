"""The players of the house: given a view and the legal actions, never a State.

As suspects they take what suspects usually take and tell one story from beginning to end; from `house` on a thief does
not confess; `hard` and `master` mostly take what wins most, and keep silent as agents. As Godfather they differ:
`counting` compares neighbours' words and `easy` does so carelessly; `house` asks everybody one question, now this and
now that, and weighs every way the box may have gone; `hard` picks the questions that tell most; `master` asks for
everything. In live talk all of them then press on (`pressing.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from omerta.contract import Bot
from omerta.games.cuba.actions import CubaAction
from omerta.games.cuba.bots.asking import SHEETS, one_each, where_it_pays
from omerta.games.cuba.bots.godfather import by_counting, by_looking_ahead, by_odds
from omerta.games.cuba.bots.player import Player
from omerta.games.cuba.bots.pressing import WHOLE_STORY
from omerta.games.cuba.bots.taking import cunning_take
from omerta.games.cuba.bots.telling import cunning_story, sly_story
from omerta.games.cuba.seen import CubaView

__all__ = ["LEVELS", "PATIENCE"]

EASY: Final = Player(asking=SHEETS, accusing=partial(by_counting, noise=2.0))
HOUSE: Final = Player(asking=one_each, accusing=by_odds, telling=sly_story)
HARD: Final = Player(
    asking=where_it_pays, accusing=by_looking_ahead, pressing=WHOLE_STORY, taking=cunning_take, telling=cunning_story
)
MASTER: Final = Player(
    asking=SHEETS, accusing=by_looking_ahead, pressing=WHOLE_STORY, taking=cunning_take, telling=cunning_story
)
COUNTING: Final = Player(asking=SHEETS, accusing=by_counting)

LEVELS: Final[Mapping[str, Bot[CubaView, CubaAction]]] = {
    "easy": EASY,
    "house": HOUSE,
    "hard": HARD,
    "master": MASTER,
    "counting": COUNTING,
}
"""The levels stand from the weakest Godfather to the strongest; `counting` stands beside them, to compare with."""

PATIENCE: Final = {"lead": 8, "answer": 3}
"""Between two questions there is time to speak up, and an answer is not out before the question is read. C-12.4"""
