"""How many steps a game can take at most. RULES.md C-12, C-13."""

from __future__ import annotations

from omerta.games.cuba.components import KILLER
from omerta.games.cuba.options import STANDARD_BUDGET, CubaOptions
from omerta.games.cuba.rules.asking import MOST_QUESTIONS, QUESTIONS_PER_SUSPECT
from omerta.games.cuba.rules.mix import mix_of
from omerta.games.cuba.rules.saying import GODFATHERS_SAYS, MOST_SAYS


def bound(options: CubaOptions, seats: int) -> int:
    """The box goes round once, talk is rationed, and nobody is accused twice. C-4.1, C-6.1, C-12

    The Godfather's leaving takes the place of an accusation: the last of them ends the game anyhow. A clock's end is
    one step and does at least what one step does.
    """
    suspects = seats - 1
    box = 1 + 1 + suspects  # hide, bag, takes
    return box + _talk(options, seats) + suspects * (1 + _reactions(options, seats))


def _reactions(options: CubaOptions, seats: int) -> int:
    """At most all suspects but the accused decide; a single device, once. C-7.2, C-12.3"""
    return seats - 2 if mix_of(options, seats)[KILLER] else 0


def _talk(options: CubaOptions, seats: int) -> int:
    match options.talk_mode:
        case "room":
            return 0
        case "live":
            # The end of the interrogation's clock is a step of its own.  C-13.4
            return MOST_SAYS * seats + _questions(MOST_QUESTIONS, options, seats) + 1
        case "formal":
            return GODFATHERS_SAYS + _questions(_budget(options, seats), options, seats) + options.floor_budget * seats


def _budget(options: CubaOptions, seats: int) -> int:
    """Talk by turns has a budget of questions. C-12.2

    If a clock brings the final demand, a question or a floor round is left, and that is more than this one step.
    """
    if options.question_budget == STANDARD_BUDGET:
        return QUESTIONS_PER_SUSPECT * (seats - 1)
    return options.question_budget


def _questions(count: int, options: CubaOptions, seats: int) -> int:
    """Each has at most a sheet of answers: the diamonds and every kind in the game. C-5.5, C-5.10"""
    sheet = 1 + sum(1 for chips in mix_of(options, seats) if chips)
    return count * (1 + sheet)
