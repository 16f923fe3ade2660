"""When the moments of the lesson have come, for `scripts.find_lessons`: as `guide.ts` sees it, by what is shown."""

from __future__ import annotations

from typing import Final

from omerta.games.wallet.actions import Buy, Flip, Play
from omerta.games.wallet.events import TimerFlipped, TurnBegan
from omerta.games.wallet.gloss import gloss
from omerta.games.wallet.seen import WalletView
from omerta.testing.lesson import LEARNER, Glimpse, Moments

LIMIT: Final = 500_00
WINDOWS: Final = {"redist_give", "pass_pick", "swap_pick"}


def _view(glimpse: Glimpse) -> WalletView:
    assert isinstance(glimpse.view, WalletView)
    return glimpse.view


def _may(glimpse: Glimpse, kind: type) -> bool:
    return any(isinstance(action, kind) for action in glimpse.legal)


def _is_turn(glimpse: Glimpse) -> bool:
    return _view(glimpse).phase == "turn" and _may(glimpse, Flip)


def _is_running(glimpse: Glimpse) -> bool:
    return gloss(_view(glimpse)).turns_left is not None


def _turns(glimpse: Glimpse) -> int:
    return sum(isinstance(event, TurnBegan) and event.seat == LEARNER for event in glimpse.told)


def _hand(glimpse: Glimpse) -> tuple[str, ...]:
    own = _view(glimpse).own
    return () if own is None else own.hand


def _is_innocent(glimpse: Glimpse) -> bool:
    own = _view(glimpse).own
    return own is not None and own.verdict.innocent


def _cents(glimpse: Glimpse) -> int:
    own = _view(glimpse).own
    return 0 if own is None else own.verdict.cents


def _has_bad_papers(glimpse: Glimpse) -> bool:
    papers = gloss(_view(glimpse)).papers
    return papers is not None and papers.ids == "bad"


MOMENTS: Final[Moments] = {
    "tools": lambda glimpse: (
        _is_running(glimpse) and any(card.startswith(("credit", "badge")) for card in _hand(glimpse))
    ),
    "edge": lambda glimpse: _is_running(glimpse) and _cents(glimpse) >= 0.8 * LIMIT,
    "buy": lambda glimpse: _may(glimpse, Buy) and _has_bad_papers(glimpse),
    "specials": lambda glimpse: _may(glimpse, Play) and _turns(glimpse) >= 2,
    "reference": lambda glimpse: _is_turn(glimpse) and _turns(glimpse) >= 3,
    "timers": lambda glimpse: (
        _is_running(glimpse) and any(isinstance(event, TimerFlipped) and event.automatic for event in glimpse.told)
    ),
    "innocent": lambda glimpse: _is_turn(glimpse) and _is_innocent(glimpse),
    "late": lambda glimpse: _is_turn(glimpse) and _view(glimpse).timers_left <= 2,
    "window": lambda glimpse: _view(glimpse).phase in WINDOWS and len(glimpse.legal) > 0,
    "end": lambda glimpse: _view(glimpse).phase in {"end_first", "end_cards"},
    "chips": lambda glimpse: _view(glimpse).round_number > 1 and _is_turn(glimpse),
}
