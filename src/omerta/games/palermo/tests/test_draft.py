"""Claiming the venues of a finished city, drawn or given. RULES.md P-8.2, P-8.3, P-9.4."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation
from omerta.games.palermo.actions import Claim
from omerta.games.palermo.events import GameCreated, StreetsFilled
from omerta.games.palermo.rules import draft_city
from omerta.games.palermo.tests import plain
from omerta.games.palermo.tests.builders import built
from omerta.games.palermo.tests.given import ALPHA, new_game
from omerta.games.palermo.tests.look import asked, claims, phase, told
from omerta.testing import rule


def refused_city(text: str, seats: int = 3) -> object:
    with pytest.raises(RuleViolation) as refused:
        new_game(seats, build_mode="draft", draft_city="given", city_text=text)
    assert (refused.value.rule, refused.value.key) == ("P-8.3", "invalid-city")
    return refused.value.args_for_text["problem"]


def changed(**tokens: str) -> str:
    """Gives Alpha with other tiles on some slots."""
    tiles = plain.city(ALPHA) | tokens
    rows = [list(tiles.values())[row : row + 6] for row in range(0, 36, 6)]
    return "\n".join(" ".join(row) for row in rows)


@rule("P-8.2")
def test_every_venue_is_claimed_and_nothing_else() -> None:
    scene = new_game(3, build_mode="draft", draft_city="given", city_text=ALPHA, first_seat=0)
    assert phase(scene) == "draft_claim"
    assert claims(scene) == [slot for slot, token in plain.city(ALPHA).items() if token not in ("STA", "---")]
    assert scene.refused(0, Claim("c3")).rule == "P-8.2"
    assert scene.refused(0, Claim("f1")).rule == "P-8.2"
    assert scene.refused(0, Claim("x9")).rule == "P-8.2"


@rule("P-8.2")
def test_a_claimed_venue_is_taken() -> None:
    scene = new_game(3, build_mode="draft", first_seat=0)
    venue = claims(scene)[0]
    scene.when(0, Claim(venue))
    assert scene.refused(1, Claim(venue)).rule == "P-8.2"
    assert scene.view().owners == {venue: 0}
    assert scene.refused(0, Claim(claims(scene)[0])).rule == "P-8.2"


@rule("P-8.2", "P-2.9")
@pytest.mark.parametrize("draft_order", ["clockwise", "snake"])
def test_after_the_last_claim_the_first_seat_begins(draft_order: str) -> None:
    scene = built(4, seed=3, build_mode="draft", draft_order=draft_order, first_seat=2)
    assert (asked(scene), phase(scene)) == (2, "police")
    assert sorted(scene.view().owners.values()) == [0] * 8 + [1] * 8 + [2] * 8 + [3] * 8
    assert told(scene, StreetsFilled) == 0


@rule("P-8.3", "P-9.4")
def test_everybody_is_told_the_city_of_a_draft() -> None:
    scene = new_game(3, build_mode="draft", draft_city="given", city_text=ALPHA)
    (created,) = scene.happened(GameCreated)
    assert isinstance(created, GameCreated)
    assert created.city == ALPHA


@rule("P-8.3")
@pytest.mark.parametrize(("seats", "venues", "streets"), [(3, 33, 2), (4, 32, 3), (5, 35, 0)])
@pytest.mark.parametrize("seed", range(6))
def test_a_drawn_city_is_one_that_could_have_been_given(seats: int, venues: int, streets: int, seed: int) -> None:
    tiles = new_game(seats, seed, build_mode="draft").view().city
    tokens = list(tiles.values())
    assert tokens.count("STA") == 1
    assert tokens.count("---") == streets
    assert sum(plain.entrance(slot, token) is not None for slot, token in tiles.items()) == venues
    assert min(plain.supply(tiles).values()) >= 0
    assert plain.is_open(plain.houses(tiles))


def stalls_of(seats: int, seeds: range) -> list[int]:
    """Says how many stalls each drawn city has."""
    cities = [new_game(seats, seed, build_mode="draft").view().city.values() for seed in seeds]
    return [sum(token.startswith("st") for token in city) for city in cities]


@rule("P-8.3")
def test_a_drawn_city_that_comes_to_a_dead_end_is_begun_anew() -> None:
    assert stalls_of(5, range(30)) == [0] * 30


@rule("P-8.3", "P-2.7")
def test_the_final_attempt_answers_dead_ends_with_stalls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draft_city, "FAILURES", 0)
    assert max(stalls_of(5, range(30))) > 0


@rule("P-8.3", "P-11.2")
def test_cities_differ_from_seed_to_seed_and_not_otherwise() -> None:
    cities = [new_game(3, seed, build_mode="draft").view().city_text for seed in (1, 1, 2)]
    assert cities[0] == cities[1]
    assert cities[0] != cities[2]


@rule("P-8.3")
def test_the_city_of_an_earlier_game_can_be_given() -> None:
    text = built(5, seed=4).view().city_text
    scene = new_game(5, build_mode="draft", draft_city="given", city_text=text)
    assert scene.view().city_text == text


@rule("P-8.3", "P-9.4")
@pytest.mark.parametrize("line_end", ["/", " / ", "\n", " \n  "])
def test_a_line_of_a_city_text_ends_with_a_slash_or_a_break(line_end: str) -> None:
    text = ALPHA.replace(" / ", line_end)
    assert new_game(3, build_mode="draft", draft_city="given", city_text=text).view().city == plain.city(ALPHA)


@rule("P-8.3", "P-2.7")
def test_stalls_count_as_venues_in_any_number() -> None:
    stalls = {f"{column}6": "st2" for column in "abcdef"}
    text = changed(**stalls)
    scene = new_game(3, build_mode="draft", draft_city="given", city_text=text)
    assert scene.view().entrances["f6"] == "M13"
    assert len(claims(scene)) == 33


@rule("P-8.3")
@pytest.mark.parametrize(("text", "problem"), [("", "missing"), (" \n ", "missing"), ("1a0", "unreadable")])
def test_a_city_that_is_no_city_text_is_refused(text: str, problem: str) -> None:
    assert refused_city(text) == problem


@rule("P-8.3", "P-9.4")
@pytest.mark.parametrize("token", ["1c0", "1a4", "st4", "--", "sta"])
def test_an_unknown_token_is_refused(token: str) -> None:
    assert refused_city(changed(a1=token)) == "unreadable"


@rule("P-8.3")
def test_a_city_needs_one_start_tile() -> None:
    assert refused_city(changed(c3="1a0")) == "start"
    assert refused_city(changed(a1="STA")) == "start"


@rule("P-8.3")
def test_a_city_for_another_number_of_players_is_refused() -> None:
    assert refused_city(ALPHA, seats=4) in ("venues", "streets")
    assert refused_city(changed(f1="1a0", f2="1a0"), seats=3) in ("venues", "streets")


@rule("P-8.3")
def test_a_city_with_an_empty_slot_is_refused() -> None:
    assert refused_city(changed(f1="...")) in ("empty", "streets")


@rule("P-8.3", "P-1.3")
def test_a_city_with_more_tiles_of_a_kind_than_there_are_is_refused() -> None:
    assert refused_city(changed(a1="1b0")) == "kind"


@rule("P-8.3", "P-2.5")
def test_a_city_with_a_shut_courtyard_is_refused() -> None:
    # E5 and F5 lose their way out to the start tile: the start tile changes places with c5.
    tiles = plain.city(ALPHA)
    text = changed(c3="3a1", c2="3a1", b3="2a1", c5="STA", a1=tiles["c5"])
    shut = not plain.is_open(plain.houses(plain.city(text)))
    assert shut
    assert refused_city(text) == "courtyard"
