"""Catch Don Falconi: streets are laid while driving, and one car is hunted by all others. RULES.md says how."""

from typing import Final

from omerta.contract import Game
from omerta.games.falconi import actions as do
from omerta.games.falconi import events as happened
from omerta.games.falconi.actions import FalconiAction
from omerta.games.falconi.bots import EASY, HOUSE
from omerta.games.falconi.components import BOX
from omerta.games.falconi.default import clocks, default, expire, lengths
from omerta.games.falconi.features import catalogue
from omerta.games.falconi.figures import figures
from omerta.games.falconi.gloss import gloss
from omerta.games.falconi.glosses import FalconiGloss
from omerta.games.falconi.lesson import LESSON
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.presets import PRESETS
from omerta.games.falconi.roles import roles
from omerta.games.falconi.rules.apply import apply
from omerta.games.falconi.rules.audit import audit
from omerta.games.falconi.rules.bound import bound
from omerta.games.falconi.rules.ends import outcome
from omerta.games.falconi.rules.menu import decisions, menu, pending
from omerta.games.falconi.rules.series import games, sequel, settle
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.setup import PLAYERS, new
from omerta.games.falconi.state import FalconiState
from omerta.games.falconi.view import view
from omerta.games.falconi.words import words
from omerta.games.falconi.worlds import imagine
from omerta.kit.defaults import everybody, no_ballot, no_concession

__all__ = ["GAME"]

GAME: Final = Game[FalconiState, FalconiAction, FalconiView, FalconiOptions](
    id="falconi",
    package=__name__,
    version=1,
    seats=PLAYERS,
    options=FalconiOptions,
    actions=(
        do.Drive,
        do.Catch,
        do.Flee,
        do.Blast,
        do.PlaceEscape,
        do.Lay,
        do.BombBehind,
        do.LetBeCaught,
        do.Draw,
        do.ThreePointTurn,
        do.LayEscape,
        do.BoostDrive,
        do.BoostBreak,
        do.BoostStep,
        do.BoostStop,
    ),
    events=(
        happened.SetUp,
        happened.TurnBegan,
        happened.CardDrawn,
        happened.HiddenCardDrawn,
        happened.Redrawn,
        happened.EscapePlaced,
        happened.EscapeLaid,
        happened.CardLaid,
        happened.HiddenCardLaid,
        happened.Drove,
        happened.CatchDeclared,
        happened.BombedBehind,
        happened.Blasted,
        happened.Turned,
        happened.BoostStarted,
        happened.BoostBroke,
        happened.BoostEnded,
        happened.Overtook,
        happened.Lapsed,
        happened.CarOut,
        happened.Nightfall,
        happened.GameOver,
    ),
    views=FalconiView,
    new=new,
    pending=pending,
    menu=menu,
    decisions=decisions,
    apply=apply,
    default=default,
    clocks=clocks,
    clock_names=("decision", "react"),
    expire=expire,
    outcome=outcome,
    view=view,
    imagine=imagine,
    audit=audit,
    bound=bound,
    catalogue=catalogue,
    box=BOX.contents,
    glosses=FalconiGloss,
    gloss=gloss,
    presets=PRESETS,
    lesson=LESSON,
    words=words(),
    bots={"house": HOUSE, "easy": EASY},
    figures=figures,
    roles=roles,
    lengths=lengths,
    settle=settle,
    games=games,
    voices=everybody(lambda state: state.seats),
    ballot=no_ballot,
    sequel=sequel,
    concede=no_concession("F-3.9"),
)
