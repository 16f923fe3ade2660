"""Options that make no game are refused by a rule before anything is drawn; all others are played to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from omerta.contract import Event, Options, RuleViolation
from omerta.kit.options import bounds, listed_values
from omerta.testing.conformance.broken import Broken, Examiner
from omerta.testing.conformance.case import Case, option_values
from omerta.testing.conformance.soundness import Counting
from omerta.testing.conformance.walk import walk
from omerta.text.bundle import LANGUAGES
from omerta.text.rulebook import rulebook
from omerta.text.texts import Texts

NONSENSE = "no such value"
FAR = 1_000_000
COMPANIES = 12
"""So many combinations of values, possible and impossible ones, are tried besides each value alone."""


def impossible_options_are_refused(case: Case) -> None:
    """Whatever values options have, the game refuses them by a rule, in words and without a draw, or plays."""
    that = Examiner("impossible_options_are_refused", case)
    for values in _tried(case):
        _is_played(that, msgspec.structs.replace(case.options, **values), case.seats, str(values))
    for seats in (min(case.game.seats) - 1, max(case.game.seats) + 1):
        played = _is_played(that, case.options, seats, f"{seats} seats")
        that.demand(not played, f"{seats} seats are dealt to, but the game is for {case.game.seats}")


def _tried(case: Case) -> Iterator[dict[str, object]]:
    """Every value worth a try comes alone, then some come in random company."""
    hints = get_type_hints(case.game.options, include_extras=True)
    usual = option_values(case.game.options)
    values = {name: [*usual[name], *edges(hints[name]), *unfit(hints[name])] for name in usual}
    for name, tried in values.items():
        yield from ({name: value} for value in tried)
    chance = case.chance("options in company")
    for _ in range(COMPANIES):
        yield {name: tried[chance.below(len(tried))] for name, tried in values.items()}


def edges(hint: object) -> list[object]:
    """The type allows its lowest and highest value, so the game must play them or refuse them in words."""
    return [bound for bound in bounds(hint) if bound is not None]


def unfit(hint: object) -> list[object]:
    """Code can hand in values that the type of an option does not have."""
    lowest, highest = bounds(hint)
    beyond: list[object] = [NONSENSE, None, -FAR, FAR]
    beyond += [lowest - 1] if lowest is not None else []
    beyond += [highest + 1] if highest is not None else []
    numbers = [value for value in listed_values(hint) if isinstance(value, int)]
    beyond += [min(numbers) - 1, max(numbers) + 1] if numbers else []
    return [*beyond, *_unfit_rows(hint)]


def _unfit_rows(hint: object) -> list[object]:
    """A row can be empty, too long, or hold what nobody has so many of."""
    row = getattr(hint, "__origin__", hint)
    length = len([part for part in get_args(row) if part is not Ellipsis])
    if getattr(row, "__origin__", None) is not tuple:
        return []
    return [(), (0,) * (length + 1), (FAR,) * length, (-1,) * length, (NONSENSE,) * length]


def _is_played(that: Examiner, options: Options, seats: int, what: str) -> bool:
    """Plays a game under these options to its end; False if they were refused as they should be."""
    case = Case(that.case.game, seats, options, that.case.seed, that.case.probes)
    state = _dealt(that, case, what)
    if state is None:
        return False
    try:
        _play(case, state)
    except Exception as fault:
        raise Broken(that.check, that.case, f"{what} is dealt but cannot be played: {fault!r}") from fault
    that.demand(case.game.outcome(state) is not None, f"{what} is played without end")
    return True


def _dealt(that: Examiner, case: Case, what: str) -> Any | None:
    drawn, events = Counting(case.deal(what)), list[Event]()
    try:
        return case.game.new(case.options, case.seats, drawn, events.append)
    except RuleViolation as refusal:
        _demand_clean(that, refusal, drawn, events, what)
        return None
    except Exception as fault:
        raise Broken(that.check, that.case, f"{what} is neither played nor refused, but: {fault!r}") from fault


def _demand_clean(that: Examiner, refusal: RuleViolation, drawn: Counting, events: list[Event], what: str) -> None:
    game = that.case.game
    that.demand(refusal.rule in rulebook(game.package), f"{what} is refused by {refusal.rule}, which is no rule")
    that.demand(not drawn.draws, f"{what} is refused after a draw")
    that.demand(not events, f"{what} is refused after telling", events)
    for language in LANGUAGES:
        known = Texts(game, language).has(f"refusal-{refusal.key}")
        that.demand(known, f"{what} is refused by {refusal.key}, which has no sentence in {language}")


def _play(case: Case, state: Any) -> None:
    """Plays at random to the end and audits every step."""
    case.game.audit(state)
    for each, _ in walk(case, state, "options"):
        case.game.audit(each)
    case.game.audit(state)
