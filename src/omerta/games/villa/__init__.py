"""Die Villa des Paten: a team of police arrests a godfather and his bodyguards. RULES.md says how."""

from typing import Final

from omerta.contract import BoardSetting, Game
from omerta.games.villa import actions as do
from omerta.games.villa import events as happened
from omerta.games.villa.actions import VillaAction
from omerta.games.villa.bots import CASUAL, HOUSE
from omerta.games.villa.components import BOX, SETUP
from omerta.games.villa.default import clocks, default, expire
from omerta.games.villa.features import catalogue
from omerta.games.villa.gloss import gloss
from omerta.games.villa.glosses import VillaGloss
from omerta.games.villa.lesson import LESSON
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.presets import presets
from omerta.games.villa.rules.apply import apply
from omerta.games.villa.rules.audit import audit
from omerta.games.villa.rules.bound import bound
from omerta.games.villa.rules.ending import concede, outcome
from omerta.games.villa.rules.menu import decisions, menu, pending
from omerta.games.villa.seen import VillaView
from omerta.games.villa.setup import new
from omerta.games.villa.state import VillaState
from omerta.games.villa.view import view
from omerta.games.villa.words import words
from omerta.games.villa.worlds import imagine
from omerta.kit.defaults import everybody, no_ballot, no_sequel

__all__ = ["GAME"]

GAME: Final = Game[VillaState, VillaAction, VillaView, VillaOptions](
    id="villa",
    package=__name__,
    version=1,
    seats=tuple(range(SETUP.players_min, SETUP.players_max + 1)),
    options=VillaOptions,
    actions=(
        do.SetHandicap,
        do.Swap,
        do.Ready,
        do.Plan,
        do.PlayMatch,
        do.PlayPair,
        do.Pass,
        do.GiveBonus,
        do.Propose,
        do.Approve,
        do.Decide,
    ),
    events=(
        happened.GameCreated,
        happened.GodfatherShown,
        happened.GuardPlaced,
        happened.HandicapSet,
        happened.Dealt,
        happened.RowOpened,
        happened.Swapped,
        happened.SeatReady,
        happened.SwapEnded,
        happened.Proposed,
        happened.Approved,
        happened.Decided,
        happened.AttackPlanned,
        happened.GuardRevealed,
        happened.Matched,
        happened.Paired,
        happened.Passed,
        happened.Drew,
        happened.DrewNothing,
        happened.Arrested,
        happened.BonusOffered,
        happened.BonusMissing,
        happened.BonusGiven,
        happened.GameOver,
        happened.Debrief,
    ),
    views=VillaView,
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
    box=BOX.contents,
    glosses=VillaGloss,
    gloss=gloss,
    gloss_is_shared=True,
    view_is_shared=True,
    presets=presets(BOX),
    lesson=LESSON,
    board_settings=(BoardSetting("suspects"),),
    words=words(BOX),
    bots={"house": HOUSE, "casual": CASUAL},
    voices=everybody(lambda state: state.seats),
    ballot=no_ballot,
    sequel=no_sequel,
    concede=concede,
)
