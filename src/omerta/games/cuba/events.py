"""What happened, and who sees what of it. RULES.md, "What is known", C-6.11."""

from __future__ import annotations

from omerta.contract import EVERYONE, Event, Seat
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.values import Cause, Contents, Fate, Phase, Reason, Travel

# --- The box goes round ------------------------------------------------------------------------------------------


class GameStarted(Event, frozen=True):
    """The box is packed. C-2"""

    godfather: Seat
    mix: Contents
    jokers: int
    options: CubaOptions
    public = ("godfather", "mix", "jokers", "options")


class DiamondsHidden(Event, frozen=True):
    """The Godfather has hidden so many. C-3.1"""

    seat: Seat
    count: int
    only_to = "seat"


class BoxPassed(Event, frozen=True):
    """The box goes on to the left neighbour. C-4.9"""

    giver: Seat
    taker: Seat
    public = ("giver", "taker")


class BoxSeen(Event, frozen=True):
    """The holder looks into the box; without `memory_aid` it is told once. C-4.2, CR-36"""

    seat: Seat
    contents: Contents
    once: bool
    only_to = "seat"
    opens_to = ("seat",)
    fleeting = "once"


class Bagged(Event, frozen=True):
    """The bag holds a kind, or `none`; without `memory_aid` it is told once. C-4.3, CR-36"""

    seat: Seat
    kind: str
    once: bool
    only_to = "seat"
    fleeting = "once"


class Took(Event, frozen=True):
    """The holder has helped himself. C-4.4"""

    seat: Seat
    take: str
    only_to = "seat"


class BoxReturned(Event, frozen=True):
    """The Godfather gets the box back; all see it as BoxShown where the option says so. C-5.1"""

    seat: Seat
    contents: Contents
    only_to = "seat"
    opens_to = ("seat",)


class BoxShown(Event, frozen=True):
    """Everybody sees what came back, with `returned_box_public`. C-5.1"""

    contents: Contents
    public = ("contents",)
    opens_to = EVERYONE


class TalkBegan(Event, frozen=True):
    """The Godfather leads the talk from now on: so something was stolen, else the game would be over. C-5.2, C-5.3"""

    seat: Seat
    public = ("seat",)
    opens_to = EVERYONE


# --- Talk --------------------------------------------------------------------------------------------------------


class Asked(Event, frozen=True):
    """The Godfather asks. C-5.9"""

    number: int
    seat: Seat
    topic: str
    public = ("number", "seat", "topic")


class Said(Event, frozen=True):
    """Somebody makes a statement; `number` is that of the question it answers. C-5.6, C-5.10"""

    seat: Seat
    slot: str
    value: str
    about: Seat | None
    number: int | None
    changed: bool
    public = ("seat", "slot", "value", "about", "number", "changed")


class Refused(Event, frozen=True):
    """The asked seat refuses a slot. C-5.10"""

    seat: Seat
    slot: str
    number: int
    public = ("seat", "slot", "number")


class Forgot(Event, frozen=True):
    """The asked seat says that it has forgotten. C-5.10"""

    seat: Seat
    slot: str
    number: int
    public = ("seat", "slot", "number")


class NoAnswer(Event, frozen=True):
    """The asked seat lets its time pass. C-5.10"""

    seat: Seat
    slot: str
    number: int
    public = ("seat", "slot", "number")


class QuestionLapsed(Event, frozen=True):
    """The open question needs no answer any more. C-5.9"""

    number: int
    public = ("number",)


class FloorOpened(Event, frozen=True):
    """Everybody may say one thing; `left` rounds remain. C-12.2"""

    left: int
    public = ("left",)


class FloorPassed(Event, frozen=True):
    """A suspect has nothing to say. C-12.2"""

    seat: Seat
    public = ("seat",)


class FinalDemand(Event, frozen=True):
    """The Godfather may only accuse or abdicate. C-13.4"""

    seat: Seat
    public = ("seat",)


class TurnPassed(Event, frozen=True):
    """This seat decides now, where talk is `formal`. C-12.2"""

    phase: Phase
    seat: Seat
    public = ("phase", "seat")


# --- Accusation --------------------------------------------------------------------------------------------------


class Accused(Event, frozen=True):
    """The Godfather has said "Empty your pockets!" C-6.1"""

    seat: Seat
    public = ("seat",)


class WindowOpened(Event, frozen=True):
    """These seats are asked whether they fire. C-7.2"""

    seats: tuple[Seat, ...]
    public = ("seats",)


class Decided(Event, frozen=True):
    """A seat has given its sealed answer. C-7.3"""

    seat: Seat
    fires: bool
    only_to = "seat"


class Fired(Event, frozen=True):
    """The killer has shouted "Bang!" C-7.5, C-7.6"""

    seat: Seat
    public = ("seat",)
    opens_to = EVERYONE


class PocketOpened(Event, frozen=True):
    """The loot of this seat is shown. C-6.3"""

    seat: Seat
    take: str
    role: str
    public = ("seat", "take", "role")
    opens_to = EVERYONE


class Recovered(Event, frozen=True):
    """Diamonds come back; `total` lies before the Godfather now. C-6.4"""

    count: int
    total: int
    public = ("count", "total")
    opens_to = EVERYONE


class JokerGiven(Event, frozen=True):
    """The Godfather hands over a bottle. C-6.5"""

    seat: Seat
    left: int
    public = ("seat", "left")
    opens_to = EVERYONE


class Eliminated(Event, frozen=True):
    """This seat is out. C-9.1, C-9.2"""

    seat: Seat
    fate: Fate
    public = ("seat", "fate")
    opens_to = EVERYONE


class Ended(Event, frozen=True):
    """The game is over. C-8.1"""

    reason: Reason
    cause: Cause
    winners: tuple[Seat, ...]
    public = ("reason", "cause", "winners")
    opens_to = EVERYONE


class FullReveal(Event, frozen=True):
    """Everything is laid open: hidden diamonds, the bag, the box's whole way. C-8.1, CR-30"""

    hidden: int
    bag: str
    travels: tuple[Travel, ...]
    returned: Contents
    public = ("hidden", "bag", "travels", "returned")
    opens_to = EVERYONE
