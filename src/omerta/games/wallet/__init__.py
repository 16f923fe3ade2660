"""Greif zu! Die Brieftasche des Paten: players grab papers and money, then look innocent. RULES.md says how."""

from typing import Final

from omerta.contract import Game
from omerta.games.wallet import actions as do
from omerta.games.wallet import events as happened
from omerta.games.wallet import round_events as ended
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.bots import EASY, HOUSE
from omerta.games.wallet.components import BOX, PLAYERS
from omerta.games.wallet.default import clocks, default, expire
from omerta.games.wallet.features import catalogue
from omerta.games.wallet.figures import figures
from omerta.games.wallet.gloss import gloss
from omerta.games.wallet.glosses import WalletGloss
from omerta.games.wallet.lesson import LESSON
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.presets import PRESETS
from omerta.games.wallet.rules.apply import apply
from omerta.games.wallet.rules.audit import audit
from omerta.games.wallet.rules.bound import bound
from omerta.games.wallet.rules.menu import decisions, menu, pending
from omerta.games.wallet.rules.outcome import outcome
from omerta.games.wallet.seen import WalletView
from omerta.games.wallet.setup import new
from omerta.games.wallet.state import WalletState
from omerta.games.wallet.view import view
from omerta.games.wallet.words import words
from omerta.games.wallet.worlds import imagine
from omerta.kit.defaults import everybody, no_ballot, no_concession, no_sequel

__all__ = ["GAME"]

GAME: Final = Game[WalletState, WalletAction, WalletView, WalletOptions](
    id="wallet",
    package=__name__,
    version=1,
    seats=PLAYERS,
    options=WalletOptions,
    actions=(
        do.Draw,
        do.Put,
        do.Buy,
        do.Flip,
        do.Pass,
        do.Play,
        do.PayAdd,
        do.PayDone,
        do.TakeId,
        do.Birthday,
        do.Give,
        do.GiveNothing,
        do.Take,
        do.Target,
        do.Keep,
        do.GiveBack,
        do.Gift,
        do.Wish,
        do.NoMatch,
        do.Stash,
        do.AtmDeposit,
        do.AtmDraw,
        do.Exchange,
        do.Check,
        do.ReturnChip,
    ),
    events=(
        happened.GameStarted,
        happened.RoundStarted,
        happened.HandDealt,
        happened.Asked,
        happened.TurnBegan,
        happened.TimerFlipped,
        happened.CardDrawn,
        happened.CardPutBack,
        happened.BuyingBegun,
        happened.PaymentAdded,
        happened.IdPaid,
        happened.PocketOpened,
        happened.IdTaken,
        happened.Passed,
        happened.SpecialPlayed,
        happened.AnswerSealed,
        happened.BirthdayDrawn,
        happened.CardPassed,
        happened.CardStolen,
        happened.HandInspected,
        happened.InspectionDecided,
        happened.RedistributionLaid,
        happened.RedistributionTaken,
        happened.RedistributionDealt,
        happened.SwapAgreed,
        happened.WishMade,
        happened.WishAnswered,
        ended.RoundEnded,
        ended.Stashed,
        ended.AtmDeposited,
        ended.AtmDrawn,
        ended.Exchanged,
        ended.VerdictReached,
        ended.PoliceCalled,
        ended.OnDutyRevealed,
        ended.Checked,
        ended.Confiscated,
        ended.HandRevealed,
        ended.ChipReturned,
        ended.CreditDrawn,
        ended.ChipsAwarded,
        ended.GameOver,
    ),
    views=WalletView,
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
    glosses=WalletGloss,
    gloss=gloss,
    presets=PRESETS,
    lesson=LESSON,
    words=words(),
    bots={"house": HOUSE, "easy": EASY},
    figures=figures,
    voices=everybody(lambda state: state.seats),
    ballot=no_ballot,
    sequel=no_sequel,
    concede=no_concession("W-12.1"),
)
