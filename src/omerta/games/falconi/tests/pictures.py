"""The hunt in full swing, a card before it is laid, the routes at the end, the five pizzas: for the documentation."""

from __future__ import annotations

from typing import Final

from omerta.testing.picture import FormPicture, Picture

SEATS: Final = 4
END: Final = ".chase"
CARD: Final = "[data-guide=hand] button:not(:disabled)"
CELL: Final = "#main [data-cell]"

PICTURES: Final = (
    Picture("hunt", "action", level="diavola", seed="don", time=30),
    Picture("chase", "action", level="diavola", seed="roma", time=20, picked=(CARD, CELL)),
    Picture("street", "lay", level="margherita", seed="bari", time=9),
)
FORMS: Final = (FormPicture("pizzas", "prosciutto"),)
