"""Parlour is a made-up game with secret roles, open talk, a reaction out of turn, clocks and several evenings."""

from omerta.contract import BoardSetting, Game
from omerta.kit.defaults import no_concession
from omerta.testing.toys.parlour import ending, evenings, menu, pieces, rules, view
from omerta.testing.toys.parlour.bots import HouseGuest
from omerta.testing.toys.parlour.state import ParlourState

GAME: Game[ParlourState, pieces.ParlourAction, pieces.ParlourView, pieces.ParlourOptions] = Game(
    id="parlour",
    package=__name__,
    version=1,
    seats=(3, 4, 5),
    options=pieces.ParlourOptions,
    actions=(pieces.Say, pieces.Ask, pieces.Refuse, pieces.Accuse, pieces.Hold, pieces.Fire),
    events=(
        pieces.RoleDealt,
        pieces.AsideSeen,
        pieces.TalkBegan,
        pieces.Said,
        pieces.Asked,
        pieces.Refused,
        pieces.Accused,
        pieces.Answered,
        pieces.Fired,
        pieces.PocketOpened,
        pieces.Eliminated,
        pieces.Ended,
    ),
    views=pieces.ParlourView,
    new=rules.new,
    pending=menu.pending,
    menu=menu.menu,
    decisions=menu.decisions,
    apply=rules.apply,
    default=menu.default,
    clocks=ending.clocks,
    clock_names=ending.CLOCK_NAMES,
    expire=menu.expire,
    outcome=ending.outcome,
    view=view.view,
    imagine=view.imagine,
    audit=menu.audit,
    bound=menu.bound,
    catalogue=menu.catalogue,
    board_settings=(BoardSetting("portraits"), BoardSetting("lamp", "dim", ("dim", "bright"))),
    words=tuple(f"role-{role}" for role in pieces.ROLES),
    bots={"house": HouseGuest()},
    voices=ending.voices,
    lengths=ending.lengths,
    fixed_clocks=("reaction",),
    settle=evenings.settle,
    games=evenings.games,
    ballot=evenings.ballot,
    sequel=evenings.sequel,
    reseated=evenings.reseated,
    concede=no_concession("B-5.1"),
)
