"""The rating of a club: what counts and what does not."""

from __future__ import annotations

from omerta.server.kept import Finished, Result
from omerta.server.lobby.rating import Standings, standings
from omerta.server.store.clubs import Club, Member, State

AT = 100


def member(person: str, state: State = "in", since: int = 0) -> Member:
    return Member(person, state, "anna", since, True)


CLUB = Club(
    "c", "Donnerstag", "anna", 0, 0, (member("anna"), member("bruno"), member("carla"), member("dario", "left", AT))
)


def game(*seats: tuple[str | None, bool], ended: int = AT, level: str | None = None) -> Finished:
    """Each seat by its person, or a bot, and whether it has won."""
    results = tuple(
        Result(seat, person, level if person else "house", None, won) for seat, (person, won) in enumerate(seats)
    )
    return Finished(table=1, number=1, game="some", began=0, ended=ended, evening="ABCDE", club="c", results=results)


def rated(*games: Finished) -> Standings:
    return standings(CLUB, games)


def points(told: Standings, person: str) -> int:
    return told.ratings[person].points


def test_whoever_wins_rises_and_whoever_loses_falls_from_a_thousand() -> None:
    told = rated(game(("anna", True), ("bruno", False)))
    assert points(told, "anna") > 1000 > points(told, "bruno")
    assert told.counted == told.ratings["anna"].games == 1


def test_the_more_is_played_the_surer_it_gets() -> None:
    once = game(("anna", True), ("bruno", False))
    assert rated(*[once] * 9).ratings["anna"].spread < rated(once).ratings["anna"].spread


def test_those_who_win_together_rise_alike() -> None:
    told = rated(game(("anna", True), ("bruno", True), ("carla", False)))
    assert points(told, "anna") == points(told, "bruno") > points(told, "carla")


def test_a_game_that_is_won_or_lost_together_does_not_count() -> None:
    assert rated(game(("anna", True), ("bruno", True)), game(("anna", False), ("bruno", False))).counted == 0


def test_a_game_with_a_stranger_does_not_count() -> None:
    assert rated(game(("anna", True), ("bruno", False), ("zoe", False))).counted == 0


def test_a_game_from_before_somebody_joined_does_not_count() -> None:
    late = CLUB._replace(members=(member("anna"), member("bruno", since=AT + 1)))
    assert standings(late, [game(("anna", True), ("bruno", False))]).counted == 0


def test_games_with_somebody_who_has_left_since_still_count_and_later_ones_do_not() -> None:
    before, after = (game(("anna", True), ("dario", False), ended=ended) for ended in (AT, AT + 1))
    assert rated(before, after).counted == 1


def test_bots_are_not_rated_and_take_nothing_from_the_others() -> None:
    assert rated(game(("anna", True), (None, False), ("bruno", False))).ratings.keys() == {"anna", "bruno"}
    assert rated(game(("anna", True), (None, False))).counted == 0


def test_whoever_plays_against_themselves_does_not_count() -> None:
    assert rated(game(("anna", True), ("anna", False))).counted == 0


def test_whoever_goes_before_the_end_loses_all_the_same() -> None:
    assert rated(game(("anna", True), ("bruno", False), level="house")).counted == 1
