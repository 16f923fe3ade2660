"""Who is Godfather first and next, and who sits where. RULES.md C-2.1, C-11."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from omerta.contract import Ballot, Chance, Occasion, Seat, Sequel
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules.ending import winning_seats
from omerta.games.cuba.state import OVER, CubaState
from omerta.kit.ring import following


def settle(options: CubaOptions, seats: int, occasion: Occasion, chance: Chance) -> CubaOptions:
    """Settles who is the first Godfather of a series, and where its host sits. C-2.1"""
    return replace(options, godfather=_first_godfather(options, seats, occasion, chance), host=occasion.host)


def _first_godfather(options: CubaOptions, seats: int, occasion: Occasion, chance: Chance) -> Seat:
    """Whoever has played most begins; of several the one on the lowest seat. C-2.1"""
    match options.first_godfather:
        case "host":
            return occasion.host
        case "random":
            return chance.below(seats)
        case "seat":
            return options.first_seat - 1
        case "most_experienced":
            return occasion.experience.index(max(occasion.experience))


def games(options: CubaOptions) -> int:
    """The options say how many games a series has. C-11.3"""
    return options.match_games


def ballot(state: CubaState) -> Ballot | None:
    """After every game the winners name the next Godfather, or the host does. C-11.1, C-11.4"""
    if state.phase != OVER:
        return None
    match state.options.next_godfather:
        case "winners_vote":
            return Ballot("godfather", winning_seats(state), candidates(state))
        case "host":
            return Ballot("godfather", (state.options.host,), candidates(state))
        case "rotate" | "random":
            return None


def candidates(state: CubaState) -> tuple[Seat, ...]:
    """Everybody may be named but the present Godfather, unless he may repeat. C-11.1, CR-24"""
    may_repeat = state.options.godfather_may_repeat
    return tuple(seat for seat in range(state.seats) if may_repeat or seat != state.godfather)


def sequel(state: CubaState, votes: Mapping[Seat, Seat], chance: Chance) -> Sequel | None:
    """First the next Godfather is named, then places are changed: the office goes with the player. C-11.2, C-11.4"""
    if state.phase != OVER:
        return None
    options = replace(state.options, godfather=next_godfather(state, votes, chance))
    seating = new_seating(state, chance)
    return Sequel(_moved(options, seating), tuple(seating))


def reseated(options: CubaOptions, seating: Sequence[Seat]) -> CubaOptions | None:
    """With `manual` the host says who sits where next; the office goes with the player. C-11.2"""
    return _moved(options, seating) if options.reseat == "manual" else None


def _moved(options: CubaOptions, seating: Sequence[Seat]) -> CubaOptions:
    """Godfather and host are on their new seats. C-11.2"""
    return replace(options, godfather=seating.index(options.godfather), host=seating.index(options.host))


def next_godfather(state: CubaState, votes: Mapping[Seat, Seat], chance: Chance) -> Seat:
    """The options say how he is found. C-11.1"""
    match state.options.next_godfather:
        case "rotate":
            return following(state.godfather, state.seats)
        case "random":
            return _one_of(list(candidates(state)), chance)
        case "winners_vote" | "host":
            return _elected(state, votes, chance)


def _elected(state: CubaState, votes: Mapping[Seat, Seat], chance: Chance) -> Seat:
    """Most votes decide, ties by lot; without a vote it is the left neighbour of the old Godfather. C-11.1"""
    tally = [list(votes.values()).count(seat) for seat in range(state.seats)]
    if not any(tally):
        return following(state.godfather, state.seats)
    return _one_of([seat for seat, count in enumerate(tally) if count == max(tally)], chance)


def _one_of(seats: list[Seat], chance: Chance) -> Seat:
    return seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]


def new_seating(state: CubaState, chance: Chance) -> list[Seat]:
    """It says for each new seat who sat where before. C-11.2"""
    seating = list(range(state.seats))
    if state.options.reseat == "shuffle":
        chance.shuffle(seating)
    return seating
