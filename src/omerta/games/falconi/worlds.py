"""The states that a view cannot rule out: the pile shuffled anew, Don's face-down cards drawn. RULES.md F-12.2, F-12.6.

Every way in which the unseen cards can lie is equally likely, as far as `don_escapes` allows it and Don, if it is his
action, has something to do: the game would have gone on without him. F-7.1
"""

from __future__ import annotations

from math import comb

from omerta.contract import Chance
from omerta.games.falconi.components import CARD_COUNTS
from omerta.games.falconi.rebuild import rebuilt
from omerta.games.falconi.rules.action_menu import has_action
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.state import ACTION, DON, FalconiState
from omerta.games.falconi.streets.cards import CARD_INDEX, CODE_CARD, ESCAPES, NO_CARD, TYPES
from omerta.games.falconi.streets.cells import NOWHERE
from omerta.kit.pile import spread


class FalconiWorlds:
    __slots__ = ("_bottom", "_escapes", "_face_down", "_has_secret", "_pile", "_seen", "_shares", "_streets")

    def __init__(self, view: FalconiView) -> None:
        state = rebuilt(view)
        shown = view.revealed or view.own
        don = view.cars[DON]
        self._seen = state
        self._bottom = [CARD_INDEX[card] for card in reversed(view.pile_bottom)]
        """Cards are listed from the bottom up, as the pile lies."""
        self._pile = view.pile
        self._face_down = 0 if shown else don.hidden
        self._has_secret = view.has_secret and not shown
        self._streets, self._escapes = _unseen(state, self._bottom)
        self._shares = self._of_escapes(view.don_escapes) if self._face_down else []

    def draw(self, chance: Chance) -> FalconiState:
        """F-1.10, F-12.2"""
        state = self._seen.clone()
        escapes = self._escapes[:]
        if self._has_secret:
            state.secret = escapes.pop(chance.below(len(escapes)))
        streets = self._streets[:]
        if self._face_down:
            count = chance.pick(self._shares)
            held = [*_taken(escapes, count, chance), *_taken(streets, self._face_down - count, chance)]
            state.reserves[DON] = sorted(held)
        rest = streets + escapes
        chance.shuffle(rest)
        state.pile = self._bottom + rest
        return state

    def _of_escapes(self, known: tuple[int, int]) -> list[int]:
        """It counts, by the number of escape cards in Don's reserve, in how many ways the cards can lie so. F-12.6"""
        least, most = known
        escapes, streets, held = len(self._escapes) - self._has_secret, len(self._streets), self._face_down
        return [
            comb(escapes, count) * comb(streets, held - count) if least <= count and self._is_possible(count) else 0
            for count in range(min(most, held, escapes) + 1)
        ]

    def _is_possible(self, escapes: int) -> bool:
        """Who is asked for an action has one. F-7.1"""
        state = self._seen
        if state.phase != ACTION or state.turn != DON:
            return True
        trial = state.clone()
        trial.secret = ESCAPES[0] if self._has_secret else NO_CARD
        # Which cards they are makes no difference to that, only of which kind.
        trial.reserves[DON] = [0] * (self._face_down - escapes) + [ESCAPES[0]] * escapes
        trial.pile = [0] * self._pile
        return has_action(trial)


def imagine(view: FalconiView) -> FalconiWorlds:
    return FalconiWorlds(view)


def _taken(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Gives so many of them, each equally likely."""
    return [cards.pop(chance.below(len(cards))) for _ in range(count)]


def _unseen(state: FalconiState, bottom: list[int]) -> tuple[list[int], list[int]]:
    """Street cards and escape cards that lie in the pile or with Don, those at the known bottom left out. F-12.5"""
    counts = [total - gone for total, gone in zip(CARD_COUNTS, state.removed, strict=True)]
    for code in state.grid:
        if code and CODE_CARD[code] != NO_CARD:
            counts[CODE_CARD[code]] -= 1
    shown = [card for reserve in state.reserves for card in reserve]
    gone = {card for card in (*shown, state.secret, state.escape_card) if card >= TYPES}
    gone |= {ESCAPES[colour] for colour, place in enumerate(state.escapes) if place != NOWHERE}
    for card in (*shown, state.hand, *bottom):
        if 0 <= card < TYPES:
            counts[card] -= 1
    escapes = [card for card in ESCAPES if card not in gone] if state.variant.has_escapes else []
    return spread(counts), escapes
