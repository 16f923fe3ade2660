"""Palermo: players build a city together, then collect from their venues before the others are home. RULES.md says
how."""

from typing import Final

from omerta.contract import Game
from omerta.games.palermo import actions as do
from omerta.games.palermo import events as happened
from omerta.games.palermo.actions import PalermoAction
from omerta.games.palermo.bots import EASY, HOUSE
from omerta.games.palermo.components import PLAYERS
from omerta.games.palermo.default import clocks, default, expire
from omerta.games.palermo.drawn import DRAWN
from omerta.games.palermo.features import catalogue
from omerta.games.palermo.figures import figures
from omerta.games.palermo.gloss import gloss
from omerta.games.palermo.glosses import PalermoGloss
from omerta.games.palermo.lesson import LESSON
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.presets import PRESETS
from omerta.games.palermo.rules.apply import apply
from omerta.games.palermo.rules.audit import audit
from omerta.games.palermo.rules.bound import bound
from omerta.games.palermo.rules.menu import decisions, menu, pending
from omerta.games.palermo.rules.outcome import outcome
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.setup import new
from omerta.games.palermo.state import PalermoState
from omerta.games.palermo.view import view
from omerta.games.palermo.words import words
from omerta.games.palermo.worlds import imagine
from omerta.kit.defaults import everybody, no_ballot, no_concession, no_sequel

__all__ = ["GAME"]

GAME: Final = Game[PalermoState, PalermoAction, PalermoView, PalermoOptions](
    id="palermo",
    package=__name__,
    version=1,
    seats=PLAYERS,
    options=PalermoOptions,
    actions=(
        do.PlaceStart,
        do.LayTile,
        do.OpenStall,
        do.Claim,
        do.SetTarget,
        do.PoliceTo,
        do.PoliceStay,
        do.MoveTo,
    ),
    events=(
        happened.GameCreated,
        happened.StartPlaced,
        happened.TileLaid,
        happened.StallOpened,
        happened.StreetsFilled,
        happened.VenueClaimed,
        happened.CollectingBegan,
        happened.TargetSet,
        happened.PolicePlaced,
        happened.PoliceStayed,
        happened.PolicePinned,
        happened.CrookMoved,
        happened.ChipCollected,
        happened.CameHome,
        happened.InterestPaid,
        happened.RoundEnded,
        happened.GameEnded,
    ),
    views=PalermoView,
    new=new,
    pending=pending,
    menu=menu,
    decisions=decisions,
    apply=apply,
    default=default,
    clocks=clocks,
    clock_names=("decision",),
    expire=expire,
    outcome=outcome,
    view=view,
    imagine=imagine,
    audit=audit,
    bound=bound,
    catalogue=catalogue,
    box=DRAWN,
    glosses=PalermoGloss,
    gloss=gloss,
    gloss_is_shared=True,
    presets=PRESETS,
    lesson=LESSON,
    words=words(),
    bots={"house": HOUSE, "easy": EASY},
    figures=figures,
    voices=everybody(lambda state: state.seats),
    ballot=no_ballot,
    sequel=no_sequel,
    concede=no_concession("P-7.4"),
)
