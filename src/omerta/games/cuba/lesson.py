"""This is the first game of whoever learns it: as the Godfather, with the marks of what fits and a bottle for an error.

RULES.md C-5.15, C-10.3
"""

from __future__ import annotations

from typing import Final

from omerta.contract import Lesson
from omerta.games.cuba.options import CubaOptions

LESSON: Final = Lesson(
    options=CubaOptions(contradiction_hints="all", jokers=1, first_godfather="seat", first_seat=1),
    bots=("house",) * 5,
    # It asks everybody the same and compares what neighbours say.
    teacher="counting",
    seed="cuba-55",
    # Whoever learns to ask is not hurried.  C-13.2
    lengths={"hide": 0, "interrogation": 0},
    moments=("hide", "ask", "claims", "marks", "breaks", "accuse", "end"),
)
