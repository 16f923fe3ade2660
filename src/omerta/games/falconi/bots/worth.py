"""Principle II: what a position in the own turn is worth to the mover. RULES.md F-7"""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.bots.city import City
from omerta.games.falconi.bots.ground import Ground
from omerta.games.falconi.bots.outcomes import don_is_blocked, has_hidden_card, place_of, police_is_blocked
from omerta.games.falconi.bots.planes import PLACE_BIT, Places, after_step, places_in
from omerta.games.falconi.bots.position import DON, ELIGIBLE, FRONT_PORTS, START
from omerta.games.falconi.bots.thought import Thought, Turn
from omerta.games.falconi.components import CARD_TYPES
from omerta.games.falconi.streets.cards import ESCAPES, TYPES
from omerta.games.falconi.streets.cells import BESIDE

_CARD_WORTH: Final = {"tee": 1.0, "cross": 1.0, "curve": 0.8, "straight": 0.6, "bridge": 0.6, "uturn": 0.15}
CARD_WORTH: Final = (*[_CARD_WORTH[kind] for kind in CARD_TYPES], *[2.5 for _ in ESCAPES])
_EQUAL_CARDS: Final = -0.3
_PAIR: Final = 2
TRAP: Final = 10_000.0
"""It says what it costs to have no way on."""


class Worth:
    """What has been measured in one turn is kept: most moves leave most of it as it is."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._grounds: dict[int, Ground] = {}
        self._values: dict[tuple[object, ...], float] = {}

    def ground(self, city: City) -> Ground:
        ground = self._grounds.get(city.key)
        if ground is None:
            before = None if city.before is None else self.ground(city.before)
            ground = self._grounds[city.key] = Ground(city, before)
        return ground

    def of(self, thought: Thought) -> float:
        city, place, hand, _, hunters, escapes, _, boosts, secret = thought[:9]
        key = city.key, place, hand, hunters, escapes, boosts, secret
        value = self._values.get(key)
        if value is None:
            measured = self._to_don(thought) if self._turn.is_dons else self._to_police(thought)
            trapped = -TRAP if self.is_trapped(thought) else 0.0
            value = self._values[key] = measured + hand_worth(hand) + trapped
        return value

    def is_trapped(self, thought: Thought) -> bool:
        """Has the own car no way on? F-3.6"""
        turn, ground = self._turn, self.ground(thought.city)
        if turn.is_dons:
            return don_is_blocked(turn, thought, ground)
        return police_is_blocked(turn, thought, ground, turn.mover)

    # --- Don -----------------------------------------------------------------------------------------------------

    def _to_don(self, thought: Thought) -> float:
        ground = self.ground(thought.city)
        value = self._hunters(thought, ground) + self._flight(thought, ground)
        safe = self.safe_places(thought, ground)
        value += 1.2 * min(8, safe) if safe else -15.0
        value += self._outlets(thought, ground)
        return value + 5 * thought.boosts + (thought.secret is not None)

    def _hunters(self, thought: Thought, ground: Ground) -> float:
        """Says how near they are."""
        places = don_places(self._turn, thought)
        value, nearest = 0.0, 14
        for car in thought.hunters:
            cost = ground.ways_from(car, self._turn.others[car]).price_of(places, 14)
            nearest = min(nearest, cost)
            if cost <= 3:
                value -= 40
            elif cost <= 6 and self._has_card(thought, car):
                value -= 20 if cost == 4 else 4.8
        return value + 0.5 * nearest

    def _flight(self, thought: Thought, ground: Ground) -> float:
        """Says how near an escape card is, or a position for one of his own."""
        if thought.escapes or own_targets(thought):
            return -1.2 * min(30, cost_to_flee(self._turn, thought, ground, 30))
        return 0.08 * min(20, thought.city.region(cell_ahead(thought.place))) - 19.2

    def _outlets(self, thought: Thought, ground: Ground) -> float:
        """Open cells of his network where no police car can lay a card soon."""
        out = ground.network(DON, thought.place).open_cells
        for car in thought.hunters:
            out &= ~ground.zone(car, self._turn.others[car], self._has_card(thought, car))
        share = 0.25 if thought.boosts else 1.0
        count = out.bit_count()
        return 1.5 * min(3, count) - share * (25.0, 2.5, 0.0)[min(2, count)]

    # --- Police --------------------------------------------------------------------------------------------------

    def _to_police(self, thought: Thought) -> float:
        ground = self.ground(thought.city)
        safe = self.safe_places(thought, ground)
        value = self._pursuit(thought, ground) + self._guard(thought, ground) + self._net(thought, ground)
        return value - (1.2 * min(8, safe) if safe else -15.0)

    def _pursuit(self, thought: Thought, ground: Ground) -> float:
        """Says how near the own car and its colleagues are to Don."""
        ways = ground.ways_to(don_places(self._turn, thought))
        value = 0.0
        for car in thought.hunters:
            cost = min(30, ground.price(ways, car, place_of(self._turn, thought, car), 30))
            value -= cost if car == self._turn.mover else 0.25 * cost
        return value

    def _guard(self, thought: Thought, ground: Ground) -> float:
        """Says how far Don is from fleeing. Two police cars bar his ways as a pair."""
        don = self._turn.others[DON]
        barred = taken_lanes(self._turn, thought) if len(thought.hunters) == _PAIR else 0
        value = 0.0
        if thought.escapes:
            cost = ground.price(ground.ways_to(0, thought.escapes, taken=barred), DON, don, 20)
            value += 0.9 * min(20, cost)
            if cost <= 6:
                value -= 25 if cost <= 3 else 6
        if thought.colours and has_hidden_card(self._turn, thought):
            targets = sum([ELIGIBLE[colour] for colour in thought.colours])
            value += 0.45 * min(20, ground.price(ground.ways_to(0, 0, targets, barred), DON, don, 20))
        return value

    def _net(self, thought: Thought, ground: Ground) -> float:
        """Don's open cells, and who can lay where."""
        turn, don = self._turn, self._turn.others[DON]
        out = ground.network(DON, don).open_cells
        mine = ground.zone(turn.mover, thought.place, bool(thought.hand))
        value = 0.5 * (out & mine).bit_count() - 0.9 * min(4, out.bit_count())
        if thought.hand and out.bit_count() <= 2 and not out & ~mine:
            value += 3
        own = ground.network(turn.mover, thought.place).open_cells
        return value if own & ~ground.zone(DON, don, turn.position.don_cards > 0) else value - 4

    def can_be_overtaken(self, thought: Thought) -> bool:
        """Could Don come past the own police car with a boost? One step must be left to him behind it. F-9.5"""
        don, city = self._turn.others[DON], thought.city
        if self._turn.is_dons or not thought.boosts or START in (don, thought.place):
            return False
        here = PLACE_BIT[thought.place]
        one = after_step(PLACE_BIT[don], city.streets, city.doors)
        two = after_step(one, city.streets, city.doors)
        return bool((one | two) & here and after_step(here, city.streets, city.doors))

    # --- Both ----------------------------------------------------------------------------------------------------

    def safe_places(self, thought: Thought, ground: Ground) -> int:
        """Places that Don can be at within a turn and no police car."""
        turn = self._turn
        cards = len(thought.hand) if turn.is_dons else turn.position.don_cards
        safe = ground.within_a_turn(DON, place_of(turn, thought, DON), cards > 0, True)
        for car in thought.hunters:
            place, has_card = place_of(turn, thought, car), self._has_card(thought, car)
            safe &= ~ground.within_a_turn(car, place, has_card, False)
        return safe.bit_count()

    def _has_card(self, thought: Thought, car: int) -> bool:
        return bool(thought.hand if car == self._turn.mover else self._turn.position.hands[car])


def don_places(turn: Turn, thought: Thought) -> Places:
    if turn.is_dons and thought.place != START:
        return PLACE_BIT[thought.place]
    return turn.position.don_places


def own_targets(thought: Thought) -> Places:
    """Says where Don could lay the escape cards that he holds."""
    colours = [card - TYPES for card in thought.hand if card >= TYPES]
    if thought.secret is not None:
        colours.append(thought.secret)
    return sum([ELIGIBLE[colour] for colour in colours])


def taken_lanes(turn: Turn, thought: Thought) -> Places:
    """Says where police cars stand: no way leads Don on over these places. F-7.5"""
    places = [place_of(turn, thought, car) for car in thought.hunters]
    return places_in([place for place in places if place != START])


def cost_to_flee(turn: Turn, thought: Thought, ground: Ground, most: int) -> int:
    """Says what it costs Don in his turn to leave the city."""
    ways = ground.ways_to(0, thought.escapes, own_targets(thought), taken_lanes(turn, thought))
    return ground.price(ways, DON, thought.place, most)


def cell_ahead(place: int) -> int:
    """Says what Don faces; at his start the cell behind the front exit."""
    return FRONT_PORTS[DON][0] >> 2 if place == START else BESIDE[place]


def hand_worth(hand: tuple[int, ...]) -> float:
    value = sum([CARD_WORTH[card] for card in hand])
    return value + _EQUAL_CARDS if len(hand) > 1 and len(set(hand)) < len(hand) else value
