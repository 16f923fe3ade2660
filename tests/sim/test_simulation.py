"""Batches of games: reproducible, fair to views, the same however many processes play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

from omerta.contract import Action, AnyGame, Chance, Emit, Event, Options, Outcome, Text, View
from omerta.kit.chance import fast_from, seed_from
from omerta.sim import Figure, Report, Simulation, simulate
from omerta.sim.playing import Case, Played, play
from omerta.sim.report import row_of
from omerta.testing.toys import TOYS
from omerta.testing.toys.courier.pieces import CardDrawn, CourierOptions, HandDealt

GAME: AnyGame = TOYS["courier"]


class Witness:
    """Plays the first action and remembers what it was handed."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.offers: list[Sequence[Action]] = []

    def choose(self, view: View, legal: Sequence[Action], chance: Chance) -> Action:
        self.views.append(view)
        self.offers.append(legal)
        return legal[0]

    def why(self, view: View, legal: Sequence[Action], action: Action) -> Text:
        return Text("why-random", {"choices": len(legal)})


def case(index: int = 0, seats: int = 3, seed: int = 1) -> Case:
    return Case(GAME.id, seats, GAME.options(), seed, index)


def timeless(report: Report) -> object:
    """Everything but the speed."""
    rows = [msgspec.structs.replace(row, seconds=1.0, decisions_per_second=1.0) for row in report.rows]
    return msgspec.structs.replace(report, rows=tuple(rows))


def test_equal_seeds_give_equal_reports() -> None:
    first = simulate(GAME, seats=3, bots="random", games=20, seed=5)
    again = simulate(GAME, seats=3, bots="random", games=20, seed=5)
    assert timeless(first) == timeless(again)


def test_another_seed_gives_other_games() -> None:
    first = simulate(GAME, seats=3, bots="random", games=20, seed=5)
    other = simulate(GAME, seats=3, bots="random", games=20, seed=6)
    assert timeless(first) != timeless(other)


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate(GAME, seats=2, bots="random", games=20, seed=5)
    shared = simulate(GAME, seats=2, bots="random", games=20, seed=5, workers=2)
    assert timeless(alone) == timeless(shared)


def test_a_game_can_be_played_again_alone() -> None:
    bots = [Witness() for _ in range(3)]
    batch = [play(GAME, case(index), bots) for index in range(5)]
    assert play(GAME, case(3), bots) == batch[3]


def test_every_bot_gets_the_view_of_its_own_seat_and_its_legal_actions() -> None:
    bots = [Witness() for _ in range(3)]
    played = play(GAME, case(), bots)
    assert [{view.you for view in bot.views} for bot in bots] == [{0}, {1}, {2}]
    assert sum(len(bot.offers) for bot in bots) == played.decisions
    assert sum(len(offer) for bot in bots for offer in bot.offers) == played.choices


def test_what_bots_draw_tells_nothing_about_the_deal() -> None:
    parts = case().parts()
    deal = int.from_bytes(seed_from("deal", *parts)[:8], "big")
    assert fast_from("bot", 0, *parts).below(1 << 30) != fast_from(deal).below(1 << 30)


def test_without_seats_every_number_that_the_game_allows_has_a_row() -> None:
    report = simulate(GAME, bots="random", games=2)
    assert [row.seats for row in report.rows] == list(GAME.seats)


def test_every_seat_may_have_another_bot() -> None:
    report = simulate(GAME, seats=2, bots=("house", "random"), games=30, seed=1)
    assert report.rows[0].bots == ("house", "random")
    assert report.rows[0].wins[0].share > report.rows[0].wins[1].share


def test_shares_count_games() -> None:
    row = simulate(GAME, seats=3, bots="house", games=40, seed=2).rows[0]
    assert row.games == 40
    assert row.nobody.count == 0
    assert sum(share.count for share in row.wins) >= 40
    assert row.reasons["most-valuable"].count == 40
    assert row.branching_max >= row.branching_mean >= 1
    assert row.decisions_mean <= GAME.bound(GAME.options(), 3)


def test_options_reach_the_game() -> None:
    short = simulate(GAME, seats=2, bots="house", games=5, options=CourierOptions(rounds=1))
    long = simulate(GAME, seats=2, bots="house", games=5, options=CourierOptions(rounds=3))
    assert short.rows[0].decisions_mean < long.rows[0].decisions_mean


def test_a_report_is_one_json_object() -> None:
    report = simulate(GAME, seats=2, bots="random", games=2)
    plain = msgspec.json.decode(msgspec.json.encode(report))
    assert plain["game"] == GAME.id
    assert set(plain["rows"][0]) >= {"seats", "games", "wins", "reasons", "decisions_per_second"}


def test_too_few_bots_are_a_mistake() -> None:
    with pytest.raises(AssertionError, match="1 bots for 2 seats"):
        Simulation(GAME, games=1).row(["random"], 2)


def test_progress_is_told_game_by_game() -> None:
    told: list[None] = []
    Simulation(GAME, games=7, progress=lambda: told.append(None)).row(["random"] * 2, 2)
    assert len(told) == 7


def draws(events: Sequence[Event]) -> dict[str, tuple[int, int]]:
    """Cards drawn by seats dealt in, and something that never happens."""
    seats = sum(isinstance(event, HandDealt) for event in events)
    return {"drawn": (sum(isinstance(event, CardDrawn) for event in events), seats), "never": (0, 0)}


def test_a_game_counts_its_own_figures_over_all_games() -> None:
    counting = replace(GAME, figures=draws)
    row = simulate(counting, seats=3, bots="random", games=4, seed=3).rows[0]
    alone = [play(counting, case(index, seed=3), [Witness() for _ in range(3)]).figures for index in range(4)]
    drawn = row.figures["drawn"]
    assert drawn.cases == sum(one["drawn"][1] for one in alone) == 4 * 3
    assert drawn.mean == drawn.total / drawn.cases > 0


def test_a_figure_without_a_case_has_no_mean() -> None:
    row = simulate(replace(GAME, figures=draws), seats=2, bots="random", games=1).rows[0]
    assert row.figures["never"] == Figure(0, 0, None)


def odd_and_even(last: View) -> tuple[str, ...]:
    assert last.you is None, "a role is what everybody knows"
    return tuple("odd" if seat % 2 else "even" for seat in range(3))


def test_wins_are_counted_by_role() -> None:
    row = simulate(replace(GAME, roles=odd_and_even), seats=3, bots="house", games=20, seed=2).rows[0]
    assert {role: wins.seats for role, wins in row.roles.items()} == {"even": 40, "odd": 20}
    assert row.roles["odd"].wins.count == row.wins[1].count
    assert row.roles["even"].wins.count == row.wins[0].count + row.wins[2].count


def test_a_game_without_roles_counts_none() -> None:
    assert simulate(GAME, seats=2, bots="random", games=2).rows[0].roles == {}


def test_the_seat_that_acts_first_is_remembered() -> None:
    witness = Witness()
    played = play(GAME, case(), [witness] * 3)
    assert played.first == witness.views[0].you


def test_wins_are_counted_by_the_place_in_the_turn_order() -> None:
    """Seat 2 acts first: it has the first place, seat 0 the second, and seat 1, the winner, the third."""
    won = Outcome(winners=(1,), reasons=("most-valuable",) * 3)
    row = row_of(["random"] * 3, [Played(outcome=won, first=2, decisions=1, choices=1, most_choices=1)], seconds=1.0)
    assert [share.count for share in row.wins] == [0, 1, 0]
    assert [share.count for share in row.places] == [0, 0, 1]


def test_figures_change_nothing_about_the_games() -> None:
    plain = simulate(GAME, seats=3, bots="random", games=5, seed=5).rows[0]
    counted = simulate(replace(GAME, figures=draws), seats=3, bots="random", games=5, seed=5).rows[0]
    assert (plain.wins, plain.decisions_mean) == (counted.wins, counted.decisions_mean)


def test_without_figures_no_event_is_built() -> None:
    emits: list[Emit | None] = []

    def new(options: Options, seats: int, chance: Chance, emit: Emit | None) -> object:
        emits.append(emit)
        return GAME.new(options, seats, chance, emit)

    row = simulate(replace(GAME, new=new), seats=2, bots="random", games=3).rows[0]
    assert emits == [None] * 3
    assert row.figures == {}
