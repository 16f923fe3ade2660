"""A view in numbers: the own hand, and the odds of every card that the seat does not see. RULES.md W-15"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

from omerta.contract import Seat
from omerta.games.wallet.bots.cards import hand_of
from omerta.games.wallet.bots.plans import innocent_wealth, score
from omerta.games.wallet.components import (
    CHARACTER_INDEX,
    DECKS,
    EXTRA_IDS,
    FACE_INDEX,
    FACES,
    ID_OF,
    PLAYERS,
)
from omerta.games.wallet.seen import Known, Own, WalletView

Odds: TypeAlias = list[tuple[int, float]]
"""Faces with their chances, which add up to 1."""
Place: TypeAlias = Seat | None
"""It is a seat's hand, or None for the wallet."""


class Situation:
    """This is one seat's, at the moment of a decision."""

    def __init__(self, view: WalletView) -> None:
        assert view.you is not None and view.own is not None, "a spectator decides nothing"
        self.view = view
        self.you: Seat = view.you
        self.own: Own = view.own
        self.seats = len(view.players)
        self.hand = hand_of(view.own.hand)
        self.timers = view.timers_left
        self.can_buy = view.pocket > 0

    def score(self, hand: int, timers: int | None = None) -> float:
        return score(hand, self.timers if timers is None else timers, self.can_buy)

    @property
    def wealth(self) -> int:
        """It counts in GE, if the police came now; -1 for the guilty."""
        return innocent_wealth(self.hand)

    def others(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat != self.you]

    @cached_property
    def draws(self) -> Odds:
        """Says what the next card from the wallet is."""
        return self.odds(None, self.view.wallet)

    def hand_odds(self, seat: Seat) -> Odds:
        """Says what a card drawn blindly from that hand is."""
        return self.odds(seat, self.view.players[seat].cards)

    def odds(self, place: Place, size: int) -> Odds:
        """Exact up to what is known of several cards at once: known cards first, the rest evenly from the unseen."""
        if not size:
            return []
        counts = [0.0] * len(FACES)
        for known in self.own.known:
            share = _share(known, place)
            for card in known.cards if share else ():
                counts[FACE_INDEX[card]] += share / len(known.cards)
        unknown = max(0.0, size - sum(counts, 0.0))
        unseen, total = self._unseen
        for face, count in enumerate(unseen) if total else ():
            counts[face] += count * unknown / total
        whole = sum(counts)
        return [(face, count / whole) for face, count in enumerate(counts) if count > 0] if whole else []

    @cached_property
    def _unseen(self) -> tuple[list[float], float]:
        """Copies of each face that may lie in any hidden place, and their sum."""
        view = self.view
        most = PLAYERS[-1] if view.options.deck == "full" and self.seats > 2 else self.seats
        counts: list[float] = list(DECKS[most])
        for character, share in _bought(view.pocket, self.own.pocket_seen).items():
            counts[ID_OF[character]] += share
        for card in self._open_cards():
            counts[FACE_INDEX[card]] -= 1
        for known in self.own.known:
            for card in known.cards:
                counts[FACE_INDEX[card]] -= 1 / len(known.cards)
        counts = [max(0.0, count) for count in counts]
        return counts, sum(counts)

    def _open_cards(self) -> list[str]:
        """All that this seat sees now, its own cards included."""
        view, own = self.view, self.own
        cards = [*own.hand, *own.drawn, *view.discard, *(laid.card for laid in view.laid)]
        cards += [own.stash] if own.stash else []
        for seat, player in enumerate(view.players):
            if player.shown and seat != self.you:
                cards += player.shown.cards
            cards += [card for card in (player.atm_note, player.exchanged, player.credit_note) if card]
            cards += player.confiscated
        return cards


def _share(known: Known, place: Place) -> float:
    """Says how likely the known card lies there."""
    if place not in known.places:
        return 0.0
    return known.shares[known.places.index(place)] / sum(known.shares)


def _bought(left: int, seen: Sequence[str]) -> dict[int, float]:
    """Gives for each character the chance that its extra ID has left the pocket. W-15.2"""
    gone = 1 - left / len(seen) if seen else 1.0
    return {
        character: gone if name in seen else 1.0
        for name, character in CHARACTER_INDEX.items()
        if EXTRA_IDS >> character & 1
    }
