"""A courier sees this, and these worlds fit it. RULES.md K-4."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance, Seat, Viewer
from omerta.kit.claims import Claim
from omerta.kit.hidden import laid_out
from omerta.kit.pile import counted, spread, without
from omerta.kit.ring import mask_of, seats_in
from omerta.kit.window import Window
from omerta.testing.toys.courier import rules
from omerta.testing.toys.courier.pieces import FACES, CourierView, Known, Own
from omerta.testing.toys.courier.state import NOTHING, CourierState

RETRIES = 1_000


def view(state: CourierState, viewer: Viewer) -> CourierView:
    return CourierView(
        you=viewer,
        beat=state.beat,
        waiting=state.asked(),
        options=state.options,
        round_number=state.round_number,
        phase="over" if state.over else "passing" if state.window else "turn",
        active=None if state.over or state.window else state.active,
        hand_sizes=tuple(sum(hand) for hand in state.hands),
        pouch_size=sum(state.pouch),
        revealed=rules.revealed(state) if state.over else None,
        own=None if viewer is None else _own(state, viewer),
    )


def _own(state: CourierState, seat: Seat) -> Own:
    """K-4.1: a courier sees the own hand, the own private steps and answer, and what it remembers."""
    marked = state.marked if seat == state.active else NOTHING
    sealed = state.window.own(seat) if state.window else None
    return Own(
        hand=rules.names(state.hands[seat]),
        marked=None if marked == NOTHING else FACES[marked],
        sealed=None if sealed is None else FACES[sealed],
        known=tuple(_readable(claim, len(state.hands)) for claim in state.claims[seat]),
    )


def _readable(claim: Claim, seats: int) -> Known:
    places = tuple(None if place == seats else place for place in seats_in(claim.places))
    return Known(tuple(FACES[face] for face in seats_in(claim.faces)), places, claim.shares)


def _claim(known: Known, seats: int) -> Claim:
    places = mask_of([seats if place is None else place for place in known.places])
    return Claim(mask_of([FACES.index(card) for card in known.cards]), places, known.shares)


def imagine(seen: CourierView) -> CourierWorlds:
    return CourierWorlds(seen)


class CourierWorlds:
    """K-4.2: what is remembered lies where it is likely to be, the other unseen letters in any arrangement."""

    def __init__(self, seen: CourierView) -> None:
        self.seen = seen
        seats = len(seen.hand_sizes)
        self.known = [_claim(known, seats) for known in seen.own.known] if seen.own else []
        self.own = _counts(seen.own.hand) if seen.own else [0] * len(FACES)
        self.unseen = without([seen.options.copies] * len(FACES), spread(self.own))

    def draw(self, chance: Chance) -> CourierState:
        if self.seen.revealed:
            shown = self.seen.revealed
            return self._state([_counts(hand) for hand in shown.hands], _counts(shown.pouch))
        for _ in range(RETRIES):
            places = self._arrangement(self.known, chance)
            if places:
                return self._state(places[:-1], places[-1])
        raise AssertionError(f"no world found for {self.seen}")

    def _arrangement(self, known: Sequence[Claim], chance: Chance) -> list[list[int]] | None:
        """Lays out the letters of each hand and last those of the pouch, if all that is known found room."""
        room = [0 if seat == self.seen.you else size for seat, size in enumerate(self.seen.hand_sizes)]
        places = laid_out(known, self.unseen, [*room, sum(self.unseen) - sum(room)], chance)
        if places and self.seen.you is not None:
            places[self.seen.you] = self.own[:]
        return places

    def _state(self, hands: list[list[int]], pouch: list[int]) -> CourierState:
        seen = self.seen
        state = CourierState(seen.options, hands, pouch)
        state.beat = seen.beat
        state.round_number = seen.round_number
        state.active = seen.active or 0
        state.over = seen.phase == "over"
        state.window = Window(seen.waiting) if seen.phase == "passing" else None
        if seen.you is not None and seen.own:
            state.claims[seen.you] = self.known[:]
            if seen.own.marked is not None:
                state.marked = FACES.index(seen.own.marked)
            if state.window and seen.own.sealed is not None:
                state.window.seal(seen.you, FACES.index(seen.own.sealed))
        return state


def _counts(cards: tuple[str, ...]) -> list[int]:
    return counted((FACES.index(card) for card in cards), len(FACES))
