"""A host and guests with a secret each talk; this is what can be done and what is seen of it. RULES.md B-1 to B-6."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from omerta.contract import EVERYONE, Action, Event, Options, Seat, View

Role: TypeAlias = Literal["thief", "killer", "guest"]
ROLES: Final[tuple[Role, ...]] = ("thief", "killer", "guest")
THIEF, KILLER, GUEST = range(3)
HOST: Final = 0
Reason: TypeAlias = Literal["thief_found", "thief_escaped", "host_shot", "nothing_stolen"]


class ParlourOptions(Options, frozen=True):
    killer: bool = True
    breath: Annotated[int, Meta(ge=1, le=3, examples=[2, 1])] = 2
    accusations: Annotated[int, Meta(ge=1, le=2, examples=[2, 1])] = 2
    notes: bool = True
    evenings: Annotated[int, Meta(ge=1, le=3, examples=[1, 2])] = 1
    places: Literal["vote", "host"] = "vote"
    elder: Annotated[int, Meta(ge=0, le=4, examples=[0, 2], extra={"settled": True})] = 0


class Say(Action, frozen=True):
    role: Role


class Ask(Action, frozen=True):
    target: Seat


class Refuse(Action, frozen=True):
    pass


class Accuse(Action, frozen=True):
    target: Seat


class Hold(Action, frozen=True):
    pass


class Fire(Action, frozen=True):
    pass


ParlourAction: TypeAlias = Say | Ask | Refuse | Accuse | Hold | Fire


class RoleDealt(Event, frozen=True):
    seat: Seat
    role: Role
    only_to = "seat"
    opens_to = ("seat",)


class AsideSeen(Event, frozen=True):
    seat: Seat
    role: Role
    unnoted: bool
    only_to = "seat"
    opens_to = ("seat",)
    fleeting = "unnoted"


class TalkBegan(Event, frozen=True):
    pass


class Said(Event, frozen=True):
    seat: Seat
    role: Role
    public = ("seat", "role")


class Asked(Event, frozen=True):
    target: Seat
    public = ("target",)


class Refused(Event, frozen=True):
    seat: Seat
    public = ("seat",)


class Accused(Event, frozen=True):
    target: Seat
    asked: tuple[Seat, ...]
    public = ("target", "asked")


class Answered(Event, frozen=True):
    """A sealed answer is acknowledged to its own seat."""

    seat: Seat
    fires: bool
    only_to = "seat"


class Fired(Event, frozen=True):
    seat: Seat
    public = ("seat",)
    opens_to = EVERYONE


class PocketOpened(Event, frozen=True):
    seat: Seat
    role: Role
    public = ("seat", "role")
    opens_to = EVERYONE


class Eliminated(Event, frozen=True):
    seat: Seat
    public = ("seat",)
    opens_to = EVERYONE


class Ended(Event, frozen=True):
    reason: Reason
    winners: tuple[Seat, ...]
    roles: tuple[Role | None, ...]
    aside: Role
    public = ("reason", "winners", "roles", "aside")
    opens_to = EVERYONE


class Own(Struct, frozen=True):
    role: Role | None
    aside: Role | None
    answer: bool | None


class ParlourView(View, frozen=True, kw_only=True):
    options: ParlourOptions
    phase: Literal["talk", "reaction", "over"]
    breath: tuple[int, ...]
    claims: tuple[Role | None, ...]
    refusals: tuple[int, ...]
    question: Seat | None
    accused: Seat | None
    accusations_left: int
    open_pockets: tuple[Role | None, ...]
    eliminated: tuple[Seat, ...]
    talk_since: int
    ended: Ended | None
    own: Own | None
