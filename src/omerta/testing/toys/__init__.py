"""Two made-up games use what the printed ones need, and are small enough to count every world by hand.

`courier`: hidden hands, private steps, a simultaneous pass, recall. `parlour`: secret roles, open talk, a reaction
out of turn, clocks, implicit evidence, series of games.
"""

from omerta.contract import AnyGame
from omerta.testing.toys.courier import GAME as COURIER
from omerta.testing.toys.parlour import GAME as PARLOUR

TOYS: dict[str, AnyGame] = {game.id: game for game in (COURIER, PARLOUR)}
