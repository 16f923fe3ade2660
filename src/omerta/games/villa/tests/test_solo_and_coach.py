"""One person on all seats, bots, and what the coach builds on. RULES.md V-14."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from omerta.games.villa import GAME
from omerta.games.villa.seen import VillaView
from omerta.games.villa.tests.given import FIX39, VillaScene, given, new_game, without
from omerta.games.villa.tests.play import continued, steps
from omerta.games.villa.tests.seen import GUARDS, back_of, opened, result
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal
from omerta.testing import rule

DRAWS = 900


def drawn_guards(scene: VillaScene, *slots: str) -> Counter[tuple[str, ...]]:
    """Says how often each tuple of guards lies at these slots in the worlds that fit what everybody sees."""
    worlds, chance = GAME.imagine(scene.view()), FastChance(1)
    hidden = [opened(worlds.draw(chance)).guards for _ in range(DRAWS)]
    return Counter(tuple(guards[slot] for slot in slots) for guards in hidden)


def drawn_piles(scene: VillaScene) -> Counter[tuple[tuple[str, ...], ...]]:
    worlds, chance = GAME.imagine(scene.view()), FastChance(2)
    return Counter(opened(worlds.draw(chance)).piles for _ in range(DRAWS))


def is_even(counts: Counter[tuple[str, ...]] | Counter[tuple[tuple[str, ...], ...]], cases: int) -> bool:
    """Each of that many cases comes about equally often, five standard errors allowed."""
    expected = DRAWS / cases
    spread = 5 * (expected * (1 - 1 / cases)) ** 0.5
    return len(counts) == cases and all(abs(count - expected) < spread for count in counts.values())


def few_unknown(unlisted: str) -> VillaScene:
    """All cards but the unlisted ones are known; two unknown cards are in pile 0, one in pile 1."""
    whole = Counter({"Y": 12, "R": 12, "B": 12, "G": 12, "YR": 1, "RB": 1, "BG": 1, "YG": 1, "W": 2})
    known = whole - Counter(unlisted.split()) - Counter("YRB")
    top, second, third, *_ = unlisted.split()
    return given(
        rows="0:[Y] 1:[R]",
        piles=f"0:[{top} {second} | B] 1:[{third}]",
        board="V1=dirty_diana",
        discard=" ".join(known.elements()),
    )


def shared(view: VillaView) -> VillaView:
    """Says what is left of a view when the seat is taken away."""
    return msgspec.structs.replace(view, you=None)


@rule("V-14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_sees_more_than_another(seats: int) -> None:
    positions = [step.state for step in steps(seats, "solo")]
    views = [{msgspec.json.encode(shared(GAME.view(state, seat))) for seat in range(seats)} for state in positions]
    assert {len(seen) for seen in views} == {1}


@rule("V-14.1", "V-14.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_player_can_play_all_seats_to_the_end(seats: int) -> None:
    scene = new_game(seats, "alone", decision_mode="coordinator")
    assert sum(1 for _ in continued(scene, "alone")) > 10
    assert result(scene) != (None, None)


@rule("V-14.2")
@pytest.mark.parametrize("level", ["house", "casual"])
def test_a_bot_is_asked_with_a_view_and_answers_with_a_legal_action(level: str) -> None:
    scene = new_game(3, "bot", swap_phase=False)
    actions = legal(GAME, scene.state, 0)
    assert GAME.bots[level].choose(scene.view(0), actions, FastChance(0)) in actions


@rule("V-14.2", "V-14.3")
@pytest.mark.parametrize("level", ["house", "casual"])
def test_a_bot_that_sees_the_same_does_the_same(level: str) -> None:
    one = given(rows="0:[Y R B G] 1:[Y R B G]", piles="0:[R B Y]", board="V1=dirty_diana V4=eisen_edda")
    other = given(rows="0:[Y R B G] 1:[Y R B G]", piles="0:[B W R]", board="V1=langfinger_lutz V4=kanten_karl")
    bot = GAME.bots[level]
    chosen = [bot.choose(scene.view(0), scene.legal(0), FastChance(3)) for scene in (one, other)]
    assert chosen[0] == chosen[1]


@rule("V-14.3")
def test_worlds_are_drawn_from_what_a_spectator_sees() -> None:
    scene = new_game(3, "worlds")
    world = GAME.imagine(scene.view(None)).draw(FastChance(0))
    assert GAME.view(world, None) == scene.view(None)


@rule("V-14.3")
def test_equal_views_give_equal_worlds_for_equal_chance() -> None:
    one = given(rows="0:[Y] 1:[R]", piles="0:[R B]", board="V1=dirty_diana")
    other = given(rows="0:[Y] 1:[R]", piles="0:[G W]", board="V1=langfinger_lutz")
    first = opened(GAME.imagine(one.view()).draw(FastChance(5)))
    second = opened(GAME.imagine(other.view()).draw(FastChance(5)))
    assert first == second


@rule("V-14.4", "E-38")
def test_after_juri_is_arrested_two_suspects_are_equally_likely() -> None:
    scene = given(rows="0:[Y] 1:[R]", board=without("P9"), arrested="narben_juri")
    counts = drawn_guards(scene, "P8")
    assert set(counts) == {("granit_greta",), ("zentner_zoltan",)}
    assert is_even(counts, 2)


@rule("V-14.4", "E-38")
@pytest.mark.parametrize("slot", ["P8", "P9"])
def test_before_juri_is_revealed_three_suspects_are_equally_likely(slot: str) -> None:
    counts = drawn_guards(given(rows="0:[Y] 1:[R]", board=FIX39), slot)
    assert set(counts) == {("narben_juri",), ("granit_greta",), ("zentner_zoltan",)}
    assert is_even(counts, 3)


@rule("V-14.4")
def test_guards_with_the_same_back_are_a_random_injection() -> None:
    counts = drawn_guards(given(rows="0:[Y] 1:[R]", board=FIX39), "P8", "P9")
    assert is_even(counts, 6)


@rule("V-14.4")
def test_different_backs_are_independent() -> None:
    # P1 hides one of two small fish, P5 one of two heavy boys; V1 and V4 share these backs.
    counts = drawn_guards(given(rows="0:[Y] 1:[R]", board=FIX39), "P1", "P5")
    assert is_even(counts, 4)


@rule("V-14.4")
def test_every_imagined_guard_fits_the_back_that_is_seen() -> None:
    scene = given(rows="0:[Y] 1:[R]", board=FIX39)
    hidden = opened(GAME.imagine(scene.view()).draw(FastChance(0))).guards
    backs = {slot: (back.strength, back.hint) for slot, back in scene.view().slots.items() if back is not None}
    assert {slot: back_of(guard) for slot, guard in hidden.items()} == backs
    assert len(set(hidden.values())) == 13


@rule("V-14.4")
def test_the_revealed_target_is_no_suspect_elsewhere() -> None:
    scene = given(rows="0:[Y] 1:[R]", board=FIX39, target="P9")
    assert set(drawn_guards(scene, "P8")) == {("granit_greta",), ("zentner_zoltan",)}


@rule("V-14.4")
def test_three_different_unknown_cards_lie_in_any_order() -> None:
    counts = drawn_piles(few_unknown("W G YR"))
    assert set(counts) == {
        ((top, second, "B"), (third,))
        for top, second, third in [
            ("W", "G", "YR"),
            ("W", "YR", "G"),
            ("G", "W", "YR"),
            ("G", "YR", "W"),
            ("YR", "W", "G"),
            ("YR", "G", "W"),
        ]
    }
    assert is_even(counts, 6)


@rule("V-14.4")
def test_equal_unknown_cards_weigh_by_their_number() -> None:
    counts = drawn_piles(few_unknown("G G YR"))
    assert set(counts) == {
        (("G", "G", "B"), ("YR",)),
        (("G", "YR", "B"), ("G",)),
        (("YR", "G", "B"), ("G",)),
    }
    assert is_even(counts, 3)


@rule("V-14.4")
def test_unknown_cards_lie_in_the_box_as_likely_as_in_a_pile() -> None:
    # Four unknown cards, three places: the joker is in the box in a quarter of the worlds.
    worlds, chance = GAME.imagine(few_unknown("G G G YR").view()), FastChance(4)
    boxed = Counter(opened(worlds.draw(chance)).police_box.get("YR", 0) for _ in range(DRAWS))
    assert abs(boxed[1] - DRAWS / 4) < 5 * (DRAWS * 3 / 16) ** 0.5


@rule("V-14.4")
def test_known_bottom_cards_stay_where_they_are() -> None:
    scene = given(rows="0:[Y] 1:[R]", piles="0:[R B | G Y]", board="V1=dirty_diana")
    assert {piles[0][2:] for piles in drawn_piles(scene)} == {("G", "Y")}


@rule("V-14.4")
def test_no_guard_is_in_two_places() -> None:
    scene = given(rows="0:[Y] 1:[R]", board=without("P9"), arrested="narben_juri")
    hidden = opened(GAME.imagine(scene.view()).draw(FastChance(0)))
    boxed = [card for card in hidden.guard_box if card in GUARDS]
    assert sorted([*hidden.guards.values(), *boxed, "narben_juri"]) == sorted(GUARDS)
