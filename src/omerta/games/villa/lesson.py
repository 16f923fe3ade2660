"""This is the first game of whoever learns it: the first roster, three at the table, a deal in which all of it comes.

RULES.md V-3.2
"""

from __future__ import annotations

from typing import Final

from omerta.contract import Lesson
from omerta.games.villa.options import VillaOptions

LESSON: Final = Lesson(
    options=VillaOptions(roster="first_game"),
    bots=("casual", "casual"),
    seed="villa-13",
    moments=("swap", "plan", "leader", "raid", "turn", "pair", "passed", "bonus", "opened", "reserve", "godfather"),
)
