"""This is the first game of whoever learns it: the mildest pizza, with the learner as Don. RULES.md F-13.2"""

from __future__ import annotations

from typing import Final

from omerta.contract import Lesson
from omerta.games.falconi.options import FalconiOptions

LESSON: Final = Lesson(
    options=FalconiOptions(variant="margherita", don_seat=0),
    bots=("easy", "easy"),
    seed="falconi-43",
    moments=("don", "drive", "don-lanes", "bombs", "junction", "turning", "react", "crater", "blast", "trap", "block"),
    # Whoever reads how a bomb is thrown is not hurried.  F-11.5
    lengths={"react": 0},
)
