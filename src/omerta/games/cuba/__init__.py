"""Mafia de Cuba: a cigar box goes round, and the Godfather finds out who has robbed him. RULES.md says how."""

from typing import Final

from omerta.contract import Game
from omerta.games.cuba import actions as do
from omerta.games.cuba import events as happened
from omerta.games.cuba.actions import CubaAction
from omerta.games.cuba.bots import LEVELS, PATIENCE
from omerta.games.cuba.clocks import BOT_CLOCKS, CLOCK_NAMES, FIXED_CLOCKS, clocks, expire, lengths
from omerta.games.cuba.components import BOX, PLAYERS
from omerta.games.cuba.default import default
from omerta.games.cuba.features import catalogue
from omerta.games.cuba.figures import figures
from omerta.games.cuba.gloss import gloss
from omerta.games.cuba.glosses import CubaGloss
from omerta.games.cuba.hindsight import HINDSIGHT
from omerta.games.cuba.lesson import LESSON
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.presets import PRESETS, REHEARSAL
from omerta.games.cuba.roles import roles
from omerta.games.cuba.rules.apply import apply
from omerta.games.cuba.rules.audit import audit
from omerta.games.cuba.rules.bound import bound
from omerta.games.cuba.rules.menu import decisions, menu, pending
from omerta.games.cuba.rules.outcome import outcome
from omerta.games.cuba.rules.series import ballot, games, reseated, sequel, settle
from omerta.games.cuba.rules.spotlight import pointing
from omerta.games.cuba.rules.voices import CHAT, voices
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.setup import new
from omerta.games.cuba.state import CubaState
from omerta.games.cuba.view import view
from omerta.games.cuba.words import words
from omerta.games.cuba.worlds import imagine
from omerta.kit.defaults import no_concession

__all__ = ["GAME"]

GAME: Final = Game[CubaState, CubaAction, CubaView, CubaOptions](
    id="cuba",
    package=__name__,
    version=1,
    seats=PLAYERS,
    options=CubaOptions,
    actions=(
        do.Hide,
        do.Bag,
        do.TakeDiamonds,
        do.TakeChip,
        do.TakeNothing,
        do.Ask,
        do.Say,
        do.Refuse,
        do.Forget,
        do.RefuseAll,
        do.OpenFloor,
        do.PassFloor,
        do.Accuse,
        do.Abdicate,
        do.Hold,
        do.Peng,
        do.OpenPocket,
        do.Shouted,
    ),
    events=(
        happened.GameStarted,
        happened.DiamondsHidden,
        happened.BoxPassed,
        happened.BoxSeen,
        happened.Bagged,
        happened.Took,
        happened.BoxReturned,
        happened.BoxShown,
        happened.TalkBegan,
        happened.Asked,
        happened.Said,
        happened.Refused,
        happened.Forgot,
        happened.NoAnswer,
        happened.QuestionLapsed,
        happened.FloorOpened,
        happened.FloorPassed,
        happened.FinalDemand,
        happened.TurnPassed,
        happened.Accused,
        happened.WindowOpened,
        happened.Decided,
        happened.Fired,
        happened.PocketOpened,
        happened.Recovered,
        happened.JokerGiven,
        happened.Eliminated,
        happened.Ended,
        happened.FullReveal,
    ),
    views=CubaView,
    new=new,
    pending=pending,
    menu=menu,
    decisions=decisions,
    apply=apply,
    default=default,
    clocks=clocks,
    clock_names=CLOCK_NAMES,
    expire=expire,
    outcome=outcome,
    view=view,
    imagine=imagine,
    audit=audit,
    bound=bound,
    catalogue=catalogue,
    box=BOX.contents,
    glosses=CubaGloss,
    gloss=gloss,
    presets=PRESETS,
    lesson=LESSON,
    words=words(),
    bots=LEVELS,
    figures=figures,
    roles=roles,
    lengths=lengths,
    bot_clocks=BOT_CLOCKS,
    fixed_clocks=FIXED_CLOCKS,
    patience=PATIENCE,
    settle=settle,
    games=games,
    rehearsal=REHEARSAL,
    hindsight=HINDSIGHT,
    voices=voices,
    message_limit=CHAT,
    pointing=pointing,
    ballot=ballot,
    sequel=sequel,
    reseated=reseated,
    concede=no_concession("C-8.1"),
)
