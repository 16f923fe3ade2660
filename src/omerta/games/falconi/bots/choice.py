"""Here stands what a player of the house chooses, question by question. RULES.md F-11.1"""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance
from omerta.games.falconi.actions import BombBehind, FalconiAction
from omerta.games.falconi.bots.beam import Beam
from omerta.games.falconi.bots.escape_choice import best_border
from omerta.games.falconi.bots.situation import move_of, position_of, thought_of, turn_of
from omerta.games.falconi.bots.street_choice import best_drive, best_lay
from omerta.games.falconi.bots.temper import Temper
from omerta.games.falconi.seen import FalconiView


def choice(temper: Temper, view: FalconiView, legal: Sequence[FalconiAction], chance: Chance) -> FalconiAction:
    position = position_of(view)
    match view.phase:
        case "react":
            return BombBehind()
        case "place_escape":
            return best_border(position, legal, chance, temper)
        case "advance" | "drive":
            return best_drive(position, legal, chance, temper)
        case "lay":
            return best_lay(position, legal, chance, temper)
        case "action" | "boost":
            beam = Beam(turn_of(view, position), thought_of(view, position), chance, temper)
            return legal[beam.best([move_of(action) for action in legal])]
        case "over":
            raise AssertionError("nothing is left to choose")
