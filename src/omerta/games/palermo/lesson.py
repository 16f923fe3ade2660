"""This is the first game of whoever learns it: without policemen, and the learner lays the start. RULES.md P-8.4"""

from __future__ import annotations

from typing import Final

from omerta.contract import Lesson
from omerta.games.palermo.options import PalermoOptions

LESSON: Final = Lesson(
    options=PalermoOptions(police=False, first_seat=0),
    bots=("easy", "easy"),
    seed="palermo-22",
    moments=("start", "supply", "adjoin", "turns", "near", "free", "race", "income", "bypass", "wait", "home"),
)
