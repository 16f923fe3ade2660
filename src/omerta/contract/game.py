"""A game owes what stands here. This file says everything; docs/contract.md tells the same as a story.

A game is a record of functions over four kinds of values: State (mutable, plain class with `__slots__`,
`clone()`), Action, Event and View (frozen structs). Nothing here knows time, files or sockets.

Marked [kit] below: `omerta.kit.defaults` has a ready answer that most games take.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct

from omerta.contract.bot import Bot
from omerta.contract.chance import Chance
from omerta.contract.event import Emit, Event
from omerta.contract.group import Group
from omerta.contract.hindsight import Hindsight
from omerta.contract.lesson import Lesson
from omerta.contract.seat import Seat, Viewer
from omerta.contract.values import (
    Action,
    Ballot,
    BoardSetting,
    Clock,
    Decision,
    MessageLimit,
    Occasion,
    Options,
    Outcome,
    Sequel,
    View,
)


class State(Protocol):
    """This is what lies on the table. `beat` is public: it grows when something visible has happened.

    A step that draws ends its beat. Private steps inside a beat have a counter of their own, seen by their seat.
    """

    beat: int

    def clone(self) -> Self:
        """An independent copy: no list is shared with the original."""
        ...


S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741


class Worlds(Protocol[S_co]):
    """The whole states that a view cannot rule out."""

    def draw(self, chance: Chance) -> S_co: ...


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, A, V, O]):
    # --- Who it is -------------------------------------------------------------------------------------------

    id: str
    """The name of its folder."""

    package: str
    """It says where RULES.md and text/ lie: `__name__` of the folder."""

    version: int
    """The number is raised whenever a recorded match would run differently."""

    seats: tuple[int, ...]
    """It allows these numbers of players."""

    options: type[O]
    actions: tuple[type[A], ...]
    """Every action there is; their union is what a socket decodes."""

    events: tuple[type[Event], ...]
    """Every event there is."""

    views: type[V]

    # --- The course of a game --------------------------------------------------------------------------------

    new: Callable[[O, int, Chance, Emit | None], S]
    """options, seats, chance, emit -> State. It sets up and deals, and emits the deal; it refuses impossible options
    with a RuleViolation before the first draw. Options arrive settled."""

    pending: Callable[[S], tuple[Seat, ...]]
    """It lists the seats with a legal action, ascending; none iff there is an outcome. The table alone knows it: who
    has answered a window is secret. What everybody may know is `View.waiting`."""

    menu: Callable[[S, Seat], Sequence[Group[A]]]
    """It gives the legal actions in named groups built once. `kit.menus.legal` flattens it. No generators."""

    decisions: Callable[[S, Seat], tuple[Decision, ...]]
    """It says what the seat may answer now; empty iff its menu is."""

    apply: Callable[[S, Seat, A, Chance, Emit | None], None]
    """Changes the state in place and emits events; or raises RuleViolation and leaves the state untouched: no
    draw, no counter before the last check. `emit=None` in search: no event is built."""

    default: Callable[[S, Seat], A]
    """It says what happens for a seat that does not answer. Always legal; a function of what the seat knows."""

    clocks: Callable[[S], tuple[Clock, ...]]
    """[kit] It lists the clocks running now, from public facts only; their lengths are settings of the table."""

    clock_names: tuple[str, ...]
    """Every name that one of its clocks ever has, or a length it gives: `clock-<name>` is its text. `ballot` is among
    them where the game gives the vote after the outcome a length."""

    expire: Callable[[S, Clock, Chance, Emit | None], None]
    """[kit] The rule for a clock's end, for all open seats at once. A clock that is not running is refused."""

    outcome: Callable[[S], Outcome | None]

    # --- What may be known -----------------------------------------------------------------------------------

    view: Callable[[S, Viewer], V]
    """Built up from what may be seen, never cut down. None is a spectator."""

    view_is_shared: bool = False
    """It says that nobody sees more than another: the views of one moment differ in `you` alone, a gloss does not hang
    on it, and a table makes one of each for all."""

    imagine: Callable[[V], Worlds[S]]
    """Whole states this viewer cannot rule out: chance by its true odds, hidden choices uniform over whole
    worlds; others' sealed answers and private steps set back to their beginning. Works in every phase, for
    spectators, after the end. Bounded retries, then AssertionError."""

    audit: Callable[[S], None]
    """Asserts what holds in every reachable state: conservation, implicit evidence, every claim a seat holds."""

    # --- The table around it ---------------------------------------------------------------------------------

    bound: Callable[[O, int], int]
    """options, seats -> the most steps a game can take."""

    catalogue: Callable[[O, int], Sequence[A]]
    """options, seats -> every action that can ever be legal, in a fixed order (`features.py`)."""

    presets: Mapping[str, O] = field(default_factory=dict)
    """These are option sets with a name (`preset-<name>`), in the order in which a lobby offers them."""

    lesson: Lesson[O] | None = None
    """It is the first game of whoever learns it, prepared so that everything important comes. None: it is an ordinary
    table of the first preset with the fewest seats."""

    board_settings: tuple[BoardSetting, ...] = ()
    """It says what a table may agree on about the board, in the order in which a lobby offers it; no rule depends on
    it."""

    words: tuple[str, ...] = ()
    """Text keys of its components, besides those that follow from its types."""

    bots: Mapping[str, Bot[V, A]] = field(default_factory=dict)
    """Every level has a bot, `house` among them."""

    figures: Callable[[Sequence[Event]], Mapping[str, tuple[int, int]]] | None = None
    """All events of a finished game -> the figures that matter in this game, each as (sum, number of cases), so that
    games add up: 3 innocent of 4. Names are text keys, `figure-<name>`; the same ones for every game of a number of
    seats. None: it has none, and nobody builds events for them."""

    roles: Callable[[V], tuple[str, ...]] | None = None
    """The last view of a spectator -> what each seat was in this game, such as thief or police (`role-<name>`): only
    what the end lays open to everybody. None: all seats are alike."""

    lengths: Callable[[O, int, int], Mapping[str, int]] | None = None
    """options, seats, how many of them are persons -> the usual length of every clock it has, in milliseconds, by name;
    0: such a clock does not run unless the table gives it a length. None: the table alone decides. The name `ballot` is
    the vote's after the outcome."""

    bot_clocks: Mapping[str, str] = field(default_factory=dict)
    """The name of a clock -> the name of the length that it has instead of its own while it is for bots alone: what
    hides how long somebody thought is to be no longer for a bot than eyes need."""

    fixed_clocks: tuple[str, ...] = ()
    """The names of the clocks for which a decision ever waits (`Decision.until`), also where another decision has such
    a clock: how long it runs hides something, so no tempo of a table lets that hang on anybody's thinking time."""

    patience: Mapping[str, int] = field(default_factory=dict)
    """A kind of decision -> how many times as long as usual a bot takes over it: whoever questions people lets them
    speak. Where an answer waits for its moment, that moment alone counts."""

    settle: Callable[[O, int, Occasion, Chance], O] | None = None
    """options, seats, occasion, chance -> options, before the first game of a series: what needs the host, people's
    experience or a draw. None: the options are settled as they come."""

    games: Callable[[O], int] | None = None
    """options -> how many games a series has; each but the first is the `sequel` of the one before. None: one."""

    reseated: Callable[[O, Sequence[Seat]], O | None] | None = None
    """The next game's options, and for each new seat the seat before -> the same options for people who have changed
    places; None: under these options the host does not seat them anew. None at all: never."""

    rehearsal: O | None = None
    """The options for bots among themselves, where the usual ones are for people who talk. None: the usual ones."""

    box: Struct | None = None
    """The components that the rules read, as a struct: a page draws positions, prices and counts from the same values.
    None: nothing of the box is drawn."""

    glosses: type[Struct] | None = None
    """It is what `gloss` gives; every field is always there."""

    gloss: Callable[[V], Struct] | None = None
    """It says what the rules make of a view, for whoever draws it: costs, ways, turns left. A page computes no rule,
    and a view holds what is seen, not what follows from it. It is a function of the view alone, so it betrays nothing;
    it works for every viewer in every phase. Tables compute it for people; bots, search and records do without. None:
    it has nothing to add."""

    gloss_is_shared: bool = False
    """It says that the gloss does not hang on whose view it is (`View.you`): who sees the same has the same one, and a
    table makes it once for all of them."""

    hindsight: Hindsight[V] | None = None
    """It says what each viewer could have known, for the replay after the end. Only where the end lays everything open
    that any seat was told: then everybody may look through every seat. None: it keeps secrets, and there is no such
    replay."""

    voices: Callable[[S], tuple[str | None, ...]]
    """[kit] It gives for each seat None if it may speak, else the rule that silences it, from public facts."""

    message_limit: MessageLimit | None = None
    """It says how much a seat may write to the table, where a rule says so. None: the table's own limit."""

    pointing: Callable[[S, Seat, str], str | None] | None = None
    """state, a seat that may speak, what it points at on the page -> None if it may, else the rule that forbids it.
    Public facts. None: whoever may speak points at anything."""

    ballot: Callable[[S], Ballot | None]
    """[kit] It is the sealed vote after the outcome. Bots abstain; at the end of its clock, so do all who have not
    voted."""

    sequel: Callable[[S, Mapping[Seat, Seat], Chance], Sequel | None]
    """[kit] state, votes, chance -> the next game, also after the last one of a series: people may play another."""

    concede: Callable[[S, Emit | None], None]
    """[kit] The rule for a concession that the table has voted for. Games without one refuse it."""


# The catalogue holds games of every kind: each is whole in itself, and only its own values reach its functions.
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
