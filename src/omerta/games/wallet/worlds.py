"""The worlds that fit a view: whatever the viewer cannot see, redrawn by its odds. RULES.md W-15.5.

What the viewer knows for certain is rebuilt once; each draw adds hidden hands and wallet, ID pocket, special cards and
chips.
"""

from __future__ import annotations

from typing import Final

from omerta.contract import Chance, Seat
from omerta.games.wallet.components import (
    CHIP_COUNTS,
    EXTRA_IDS,
    FACES,
    ID_OF,
    IS_MONEY,
    SPECIALS,
    STARTING_CHIP,
)
from omerta.games.wallet.rebuild import rebuilt
from omerta.games.wallet.rules.cards import ids_of, stash_of, table_of, wallet_of
from omerta.games.wallet.rules.rounds import deck_of
from omerta.games.wallet.rules.summary import is_on_duty
from omerta.games.wallet.rules.verdict import verdict
from omerta.games.wallet.seen import WalletView
from omerta.games.wallet.state import (
    CHIP_RETURN,
    INSPECT_DECIDE,
    NOBODY,
    OVER,
    POLICE_CHECK,
    REDIST_PICK,
    WalletState,
)
from omerta.games.wallet.values import Verdict
from omerta.kit.claims import Claim
from omerta.kit.hidden import laid_out
from omerta.kit.pile import spread
from omerta.kit.ring import seats_in

RETRIES: Final = 2_000
_EVERY_FACE: Final = (1 << len(FACES)) - 1
_NO_MONEY: Final = sum(1 << face for face in range(len(FACES)) if not IS_MONEY[face])


def imagine(view: WalletView) -> WalletWorlds:
    return WalletWorlds(view)


class WalletWorlds:
    """W-15.5"""

    __slots__ = ("_allowed", "_claims", "_deck", "_missing", "_room", "_seen", "_visible", "view")

    def __init__(self, view: WalletView) -> None:
        self.view = view
        self._seen = rebuilt(view)
        self._deck = deck_of(view.options, len(view.players))
        self._visible = _visible(self._seen)
        self._room = _room(view, self._seen)
        self._allowed = _allowed(view, self._seen)
        self._claims = [claim for claim in self._known() if any(self._room[place] for place in seats_in(claim.places))]
        self._missing = self._pocket_seen().bit_count() - view.pocket

    def draw(self, chance: Chance) -> WalletState:
        state = self._seen.clone()
        _deal_specials(state, self.view, chance)
        _deal_chips(state, self.view, chance)
        for _ in range(RETRIES):
            if self._lay_cards(state, chance) and not self._is_unrevealed_duty(state):
                self._finish(state, chance)
                return state
        raise AssertionError(f"no world found for {self.view}")

    # --- Cards ---------------------------------------------------------------------------------------------------

    def _known(self) -> list[Claim]:
        return [] if self.view.you is None else self._seen.recall.of(self.view.you)

    def _pocket_seen(self) -> int:
        return EXTRA_IDS if self.view.you is None else self._seen.pocket_seen[self.view.you]

    def _lay_cards(self, state: WalletState, chance: Chance) -> bool:
        """The cards that the viewer does not see, everywhere they may lie. W-15.1, W-15.2"""
        gone = self._gone(chance)
        if gone is None:
            return False
        state.pocket = self._pocket_seen() & ~gone
        unseen = [copies - seen for copies, seen in zip(self._deck, self._visible, strict=True)]
        for character in seats_in(EXTRA_IDS & ~state.pocket):
            unseen[ID_OF[character]] += 1
        places = laid_out(self._resolved(gone, chance), unseen, self._room, chance, self._allowed)
        if places is None:
            return False
        for seat in range(state.seats):
            if self._room[seat]:
                state.hands[seat] = places[seat]
        state.wallet = places[wallet_of(state)]
        if self._room[table_of(state)]:
            state.drawn = places[table_of(state)]
        for seat, player in enumerate(self.view.players):
            if player.has_stash and self._room[stash_of(state)]:
                (state.stash[seat],) = spread(places[stash_of(state)])
        return True

    def _gone(self, chance: Chance) -> int | None:
        """Says which of the IDs that the viewer last knew in the pocket have been bought since. W-15.2"""
        characters = list(seats_in(self._pocket_seen()))
        chance.shuffle(characters)
        # An ID of which more are known than the deck holds has left the pocket.
        characters.sort(key=lambda character: not self._is_seen_too_often(character))
        gone = characters[: self._missing]
        if any(self._is_seen_too_often(character) for character in characters[self._missing :]):
            return None
        return sum([1 << character for character in gone])

    def _is_seen_too_often(self, character: int) -> bool:
        face = ID_OF[character]
        known = sum([claim.faces == 1 << face for claim in self._claims])
        return self._visible[face] + known > self._deck[face]

    def _resolved(self, gone: int, chance: Chance) -> list[Claim]:
        """Claims on IDs out of the pocket: each buyer took another of those that are gone. W-15.2"""
        pools: dict[int, list[int]] = {}
        claims: list[Claim] = []
        for claim in self._claims:
            if claim.faces.bit_count() == 1 or claim.faces & ~ids_of(EXTRA_IDS):
                claims.append(claim)
                continue
            if claim.faces not in pools:
                still_open = claim.faces == ids_of(self._pocket_seen())
                pools[claim.faces] = list(seats_in(ids_of(gone) if still_open else claim.faces))
                chance.shuffle(pools[claim.faces])
            claims.append(claim._replace(faces=1 << pools[claim.faces].pop()))
        return claims

    def _is_unrevealed_duty(self, state: WalletState) -> bool:
        """All policemen on duty have shown themselves: no hidden hand is one. W-9.1"""
        if state.phase != POLICE_CHECK:
            return False
        hidden = [seat for seat in range(state.seats) if not state.shown >> seat & 1 and seat != self.view.you]
        return any(is_on_duty(state, seat, _verdict(state, seat)) for seat in hidden)

    def _finish(self, state: WalletState, chance: Chance) -> None:
        """Says what follows from the hidden hands: a card under Inspection, the verdicts. W-6.6, W-7.4"""
        if state.phase == INSPECT_DECIDE and state.inspected == NOBODY:
            state.inspected = chance.pick(state.hands[state.target])
        if state.phase in (POLICE_CHECK, CHIP_RETURN, OVER):
            state.verdicts = [self._found(state, seat) for seat in range(state.seats)]

    def _found(self, state: WalletState, seat: Seat) -> Verdict:
        """Confiscation has changed hands since, but no verdict. WR-23"""
        if self.view.own and seat == self.view.you:
            return self.view.own.verdict
        shown = self.view.players[seat].shown
        return shown.verdict if shown else _verdict(state, seat)


def _verdict(state: WalletState, seat: Seat) -> Verdict:
    exchanged, currency = state.exchange_notes[seat], state.exchange_currencies[seat]
    return verdict(state.hands[seat], state.coins[seat], exchanged, currency)


def _visible(state: WalletState) -> list[int]:
    """Copies of each face that lie before the viewer's eyes."""
    counts = [sum(copies) for copies in zip(*state.hands, state.drawn, strict=True)]
    laid = [face for _, face in state.laid]
    taken = [face for cards in state.confiscated for face in cards]
    single = [*state.stash, *state.atm_notes, *state.exchange_notes, *state.credit_notes]
    for face in [*state.discard, *laid, *taken, *single]:
        if face != NOBODY:
            counts[face] += 1
    return counts


def _room(view: WalletView, state: WalletState) -> list[int]:
    """Says how many unseen cards lie at each place."""
    hands = [0 if seat == view.you or player.shown else player.cards for seat, player in enumerate(view.players)]
    stashes = sum([player.has_stash for player in view.players])
    own_stash = sum([face != NOBODY for face in state.stash])
    return [*hands, view.wallet, stashes - own_stash, view.drawn - sum(state.drawn)]


def _allowed(view: WalletView, state: WalletState) -> list[int]:
    """Who was asked for money in a Redistribution and laid none has none. W-6.3, WR-13"""
    allowed = [_EVERY_FACE] * (state.seats + 3)
    if state.phase == REDIST_PICK:
        laid = [seat for seat, _ in state.laid]
        for seat in range(state.seats):
            if seat not in laid and seat != view.you:
                allowed[seat] = _NO_MONEY
    return allowed


def _deal_specials(state: WalletState, view: WalletView, chance: Chance) -> None:
    """Special cards that nobody has played lie with the other seats and aside, each as likely anywhere. W-2.3"""
    known = sum(state.in_front) | sum(state.specials)
    for special in [*state.special_discard, *state.in_play]:
        known |= 1 << special
    left = [special for special in range(len(SPECIALS)) if not known >> special & 1]
    chance.shuffle(left)
    for seat, player in enumerate(view.players):
        if seat != view.you:
            state.specials[seat] = sum([1 << left.pop() for _ in range(player.specials)])
    state.aside = sum([1 << special for special in left])


def _deal_chips(state: WalletState, view: WalletView, chance: Chance) -> None:
    """Gives others' chips and the zip pocket; who has never put one back still has the chip it began with. W-15.3"""
    left = [count - sum(seat[index] for seat in state.chips) for index, count in enumerate(CHIP_COUNTS)]
    others = [seat for seat in range(state.seats) if seat != view.you]
    hidden = [] if view.chips_shown else others
    # The certain ones first, lest they find none left.
    for seat in sorted(hidden, key=lambda seat: view.players[seat].returned):
        player = view.players[seat]
        if left[STARTING_CHIP] and chance.below(player.chips + player.returned) >= player.returned:
            state.chips[seat][STARTING_CHIP] += 1
            left[STARTING_CHIP] -= 1
    rest = spread(left)
    chance.shuffle(rest)
    for seat in hidden:
        for _ in range(view.players[seat].chips - sum(state.chips[seat])):
            state.chips[seat][rest.pop()] += 1
    for chip in rest:
        state.chip_pocket[chip] += 1
    for seat in others:
        _imagine_returned(state, seat, view.players[seat].returned, chance)


def _imagine_returned(state: WalletState, seat: Seat, count: int, chance: Chance) -> None:
    """Says what another seat has put back: the chip it began with, if it has none of that value now. W-15.3"""
    for number in range(count):
        began_with = number == 0 and not state.chips[seat][STARTING_CHIP]
        state.returned[seat][STARTING_CHIP if began_with else chance.pick(CHIP_COUNTS)] += 1
