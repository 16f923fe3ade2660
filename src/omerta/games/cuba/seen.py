"""What a viewer sees: a public part, the same for all, and `own`. RULES.md, "What is known". Seats, never positions."""

from __future__ import annotations

import msgspec

from omerta.contract import Seat, View
from omerta.games.cuba.events import Ended, FullReveal
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.values import Claim, Contents, Evasion, Fate, Phase, Question


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    position: int
    take: str | None
    """It is public once the pocket is open."""
    role: str | None
    out: Fate | None
    has_joker: bool
    is_open: bool
    asked: int
    """How often the Godfather has asked this seat."""
    says: int


class Hint(msgspec.Struct, frozen=True):
    """A hand-over that does not fit: what `giver` says it passed on, and what `taker` says it got. C-5.15"""

    giver: Seat
    taker: Seat
    count: str
    """`diamonds`, `chips` or a kind."""
    passed: int
    received: int


class Own(msgspec.Struct, frozen=True):
    """What this seat alone sees and remembers. C-1.7, CR-36"""

    box: Contents | None
    """The box while it lies before this seat."""
    seen: Contents | None
    """The box as this seat got it; the returned box for the Godfather."""
    bag: str | None
    take: str | None
    role: str | None
    passenger: Seat | None
    """A driver's right neighbour."""
    hidden: int | None
    missing: int | None
    """The Godfather knows how many diamonds are still to be found."""
    fires: bool | None
    """The sealed answer in a reaction window."""


class CubaView(View, frozen=True, kw_only=True):
    options: CubaOptions
    phase: Phase
    godfather: Seat
    holder: Seat | None
    mix: Contents
    since: int
    talk_since: int | None
    jokers: int
    recovered: int
    returned: Contents | None
    """Everybody sees it with `returned_box_public`."""
    players: tuple[SeatView, ...]
    claims: tuple[Claim, ...]
    evasions: tuple[Evasion, ...]
    """What is still unanswered: refused, forgotten, passed over in silence."""
    hints: tuple[Hint, ...]
    question: Question | None
    question_since: int | None
    questions: int
    questions_left: int | None
    """It is counted in `formal`."""
    floors: int
    floor: tuple[Seat, ...]
    accused: Seat | None
    final_demand: bool
    killer: Seat | None
    """Who has fired."""
    ended: Ended | None
    reveal: FullReveal | None
    own: Own | None
