"""Here stands what happened. Don's face-down cards are his alone until he lays them. RULES.md F-3 to F-9, F-12."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from omerta.contract import EVERYONE, Event, Seat
from omerta.games.falconi.box import CarId, Side
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.values import Axis, Colour, Departure, Ending


class SetUp(Event, frozen=True):
    """F-1; `reserves` are the open ones by car, `don_reserve` what Don alone sees in principle II. F-12.3"""

    players: int
    options: FalconiOptions
    don: Seat
    cars: tuple[CarId, ...]
    drivers: tuple[Seat, ...]
    reserves: tuple[tuple[str, ...], ...]
    pile: int
    don_reserve: tuple[str, ...] | UnsetType = UNSET
    secret: Colour | UnsetType | None = UNSET
    public = ("players", "options", "don", "cars", "drivers", "reserves", "pile")
    seen_by = {"don_reserve": ("don",), "secret": ("don",)}
    opens_to = EVERYONE


class TurnBegan(Event, frozen=True):
    """F-1.9"""

    seat: Seat
    car: CarId
    round_number: int
    public = ("seat", "car", "round_number")
    retractable = True


class CardDrawn(Event, frozen=True):
    """An open draw: a street card by its type, or `escape-green`. F-4.3, F-7.2; `pile` is what is left."""

    seat: Seat
    car: CarId
    card: str
    pile: int
    public = ("seat", "car", "card", "pile")
    opens_to = EVERYONE


class HiddenCardDrawn(Event, frozen=True):
    """This is Don's draw in principle II. F-7.2, F-8.1, F-12.3"""

    seat: Seat
    car: CarId
    pile: int
    card: str | UnsetType = UNSET
    public = ("seat", "car", "pile")
    seen_by = {"card": ("seat",)}
    opens_to = ("seat",)


class Redrawn(Event, frozen=True):
    """The drawn card goes under the pile. F-4.13"""

    seat: Seat
    car: CarId
    card: str
    public = ("seat", "car", "card")


class EscapePlaced(Event, frozen=True):
    """A drawn escape card. F-6.1, F-7.3"""

    seat: Seat
    car: CarId
    colour: Colour
    border: str
    public = ("seat", "car", "colour", "border")
    retractable = True


class EscapeLaid(Event, frozen=True):
    """Don lays one of his face-down escape cards. F-8.2, F-9.2"""

    seat: Seat
    colour: Colour
    border: str
    is_secret: bool
    public = ("seat", "colour", "border", "is_secret")
    opens_to = EVERYONE


class CardLaid(Event, frozen=True):
    """F-4.4, F-7.4"""

    seat: Seat
    car: CarId
    card: str
    rotation: int
    cell: str
    public = ("seat", "car", "card", "rotation", "cell")
    retractable = True


class HiddenCardLaid(Event, frozen=True):
    """Don lays one of his face-down street cards. F-7.4, F-12.3"""

    seat: Seat
    car: CarId
    card: str
    rotation: int
    cell: str
    public = ("seat", "car", "card", "rotation", "cell")
    opens_to = EVERYONE


class Drove(Event, frozen=True):
    """`path` begins where the car stood: a place, or the border position of its exit. A flight ends on the border
    position of the escape card, a catch at Don's place. `place` is its last. FR-37"""

    seat: Seat
    car: CarId
    path: tuple[str, ...]
    place: str
    public = ("seat", "car", "path", "place")
    retractable = True


class CatchDeclared(Event, frozen=True):
    """The police car has not moved yet. F-4.6; `path` is the one it would drive. FR-37"""

    seat: Seat
    car: CarId
    via: Side
    path: tuple[str, ...]
    public = ("seat", "car", "via", "path")


class BombedBehind(Event, frozen=True):
    """`boundary` is Don's side of it, `e4>S`. F-4.8"""

    seat: Seat
    boundary: str
    bombs: int
    public = ("seat", "boundary", "bombs")
    retractable = True


class Blasted(Event, frozen=True):
    """`card` was covered: a type, or `blasted`. Don stands at `place`, before `cell`. F-4.10"""

    seat: Seat
    place: str
    cell: str
    axis: Axis
    card: str
    bombs: int
    public = ("seat", "place", "cell", "axis", "card", "bombs")
    retractable = True


class Turned(Event, frozen=True):
    """F-7.6"""

    seat: Seat
    car: CarId
    origin: str
    place: str
    public = ("seat", "car", "origin", "place")
    retractable = True


class BoostStarted(Event, frozen=True):
    """F-9.3; its first step follows as `Drove`."""

    seat: Seat
    boosts: int
    public = ("seat", "boosts")
    retractable = True


class BoostBroke(Event, frozen=True):
    """F-9.4; Don's way onto the broken card follows as `Drove`."""

    seat: Seat
    cell: str
    axis: Axis
    card: str
    boosts: int
    public = ("seat", "cell", "axis", "card", "boosts")
    retractable = True


class BoostEnded(Event, frozen=True):
    """F-9.3"""

    seat: Seat
    public = ("seat",)
    retractable = True


class Overtook(Event, frozen=True):
    """F-9.5"""

    seat: Seat
    car: CarId
    place: str
    public = ("seat", "car", "place")
    retractable = True


class Lapsed(Event, frozen=True):
    """Nothing is legal any more: `actions` are lost. F-7.1; Don's lapse tells something of his cards. F-12.6"""

    seat: Seat
    car: CarId
    actions: int
    public = ("seat", "car", "actions")
    opens_to = EVERYONE


class CarOut(Event, frozen=True):
    """F-3.8; `reserve` is put aside."""

    seat: Seat
    car: CarId
    why: Departure
    reserve: tuple[str, ...]
    public = ("seat", "car", "why", "reserve")
    retractable = True


class Nightfall(Event, frozen=True):
    """F-3.5"""

    round_number: int
    public = ("round_number",)
    retractable = True


class GameOver(Event, frozen=True):
    """F-3; `cars` are the winning ones, `catcher` the one that caught Don, `place` is where he stands (None: at his
    start). His face-down cards are turned over: `reserve`, `secret`. F-12.8"""

    reason: Ending
    winners: tuple[Seat, ...]
    cars: tuple[CarId, ...]
    catcher: CarId | None
    place: str | None
    reserve: tuple[str, ...]
    secret: Colour | None
    public = ("reason", "winners", "cars", "catcher", "place", "reserve", "secret")
    opens_to = EVERYONE
