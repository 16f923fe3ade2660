"""Here stands what a seat sees. RULES.md F-12."""

from __future__ import annotations

from omerta.contract import Seat, View
from omerta.games.falconi.box import CarId, Principle, VariantId
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.values import BoostSeen, CarSeen, CatchSeen, Colour, Ending, Hidden, Phase, Preview


class FalconiView(View, frozen=True, kw_only=True):
    """Public but for `own`, which Don's seat alone has, in principle II. Cards by tokens: `tee-3`, `blasted-0`."""

    options: FalconiOptions
    variant: VariantId
    principle: Principle
    seats: int
    phase: Phase
    turn: CarId | None
    """The car whose turn it is; None after the end."""
    round_number: int
    hunt_rounds: int | None
    """The last round before nightfall; None in principle I. F-3.5"""
    actions_left: int
    """So many actions are left of the turn in principle II, else 0. F-7.1"""

    cars: tuple[CarSeen, ...]
    """Those that take part, in the order of their turns, Don's first."""
    grid: dict[str, str]
    """Every card that lies, by its cell: type and rotation; a blasted card's rotation is 0 along N-S, 1 along E-W."""
    craters: tuple[str, ...]
    """The boundaries that bombs have closed, each by one of its two street ends. F-4.8"""
    escapes: dict[Colour, str]
    """These are the escape cards on the border. F-6.2"""
    bombs: int
    boosts: int
    pile: int
    pile_bottom: tuple[str, ...]
    """The redrawn cards that still lie at the bottom, from above. F-12.2"""
    removed: dict[str, int]
    """These are the cards out of the game, by type. F-12.5"""

    hand: str | None
    """The card just drawn, in principle I. F-4.3"""
    redrawn: int
    """It says how many street cards went under the pile in this turn. F-4.13"""
    escape_card: Colour | None
    """The escape card that must now be laid. F-6.1, F-7.3"""
    catch: CatchSeen | None
    resumes: Phase | None
    """It says where the turn goes on after an answered catch. F-4.8"""
    boost: BoostSeen | None
    has_secret: bool
    """Don's secret escape card exists and is unused. F-1.6"""
    don_escapes: tuple[int, int]
    """It says how many escape cards Don's face-down reserve can hold, at least and at most. F-12.6"""

    trail: dict[str, int]
    """The places from which steps lead into Don's place, with their number; starts under their border names. F-4.6"""
    previews: tuple[Preview, ...]
    """It says what each lay would do that everybody can see coming; Don's face-down cards are in `own`. F-12.3"""

    own: Hidden | None
    revealed: Hidden | None
    """It says what Don had face down, once the game is over. F-12.8"""
    winners: tuple[Seat, ...]
    winning_cars: tuple[CarId, ...]
    reason: Ending | None
