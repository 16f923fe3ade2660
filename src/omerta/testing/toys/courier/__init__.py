"""Courier is a made-up game with hidden hands, private steps, a simultaneous pass and recall."""

from omerta.contract import Game
from omerta.kit.defaults import everybody, no_ballot, no_concession, no_sequel
from omerta.testing.toys.courier import pieces, rules, view
from omerta.testing.toys.courier.bots import HouseCourier
from omerta.testing.toys.courier.state import CourierState

GAME: Game[CourierState, pieces.CourierAction, pieces.CourierView, pieces.CourierOptions] = Game(
    id="courier",
    package=__name__,
    version=1,
    seats=(2, 3, 4),
    options=pieces.CourierOptions,
    actions=(pieces.Draw, pieces.Mark, pieces.PutBack, pieces.Give),
    events=(
        pieces.HandDealt,
        pieces.TurnBegan,
        pieces.CardMarked,
        pieces.CardDrawn,
        pieces.CardPutBack,
        pieces.PassAsked,
        pieces.CardSealed,
        pieces.CardPassed,
        pieces.HandsRevealed,
        pieces.Ended,
    ),
    views=pieces.CourierView,
    new=rules.new,
    pending=rules.pending,
    menu=rules.menu,
    decisions=rules.decisions,
    apply=rules.apply,
    default=rules.default,
    clocks=rules.clocks,
    clock_names=("decision",),
    expire=rules.expire,
    outcome=rules.outcome,
    view=view.view,
    imagine=view.imagine,
    audit=rules.audit,
    bound=rules.bound,
    catalogue=rules.catalogue,
    words=tuple(f"card-{face}" for face in pieces.FACES),
    bots={"house": HouseCourier()},
    voices=everybody(lambda state: len(state.hands)),
    ballot=no_ballot,
    sequel=no_sequel,
    concede=no_concession("K-5.1"),
)
