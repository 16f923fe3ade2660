"""The rules of the end told once more, for tests: nothing here asks the game's own functions. RULES.md C-1.4, C-8."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.cuba.components import AGENTS, CHIP, DIAMONDS, DRIVER, KILLER, LOYAL, NOTHING
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.state import BAG_EMPTY, NOT_YET, CubaState


def is_diamonds(take: int) -> bool:
    return 1 <= take <= DIAMONDS


def winners(
    reason: str, accused: int, killer: int, takes: Sequence[int], out: set[int], options: CubaOptions
) -> set[int]:
    """They are positions. C-8.2 to C-8.7"""
    suspects = range(1, len(takes))
    alive = [position for position in suspects if position not in out]
    won = {0} | {position for position in alive if takes[position] in (CHIP + LOYAL, CHIP + KILLER)}
    if reason == "godfather_recovered" and options.eliminated_loyal_wins:
        won |= {position for position in suspects if takes[position] == CHIP + LOYAL}
    if reason == "agent_accused":
        won = {accused}
    if reason == "killer_shot_agent":
        won = {killer}
    if reason == "godfather_out":
        most = max(takes[position] for position in alive if is_diamonds(takes[position]))
        won = {position for position in alive if takes[position] in (most, NOTHING)}
    if options.solo_win_excludes_drivers and reason in ("agent_accused", "killer_shot_agent"):
        return won
    for position in alive:
        if takes[position] == CHIP + DRIVER and position - 1 in won:
            won.add(position)
    return won


def out_of(state: CubaState) -> set[int]:
    return {position for position in range(state.seats) if state.eliminated >> position & 1}


def missing(state: CubaState) -> int:
    """Diamonds of living thieves."""
    out = out_of(state)
    return sum(take for position, take in enumerate(state.takes) if is_diamonds(take) and position not in out)


def broken(state: CubaState) -> list[str]:
    """What is wrong with diamonds and chips. C-1.4"""
    found = []
    hidden = max(state.hidden, 0)
    diamonds = hidden + state.box_diamonds + missing(state) + state.recovered
    if diamonds != DIAMONDS:
        found.append(f"{diamonds} diamonds")
    for kind, put_in in enumerate(state.mix):
        bagged = int(state.bag not in (NOT_YET, BAG_EMPTY) and state.bag == kind)
        count = state.box_chips[kind] + bagged + state.takes.count(CHIP + kind)
        if count != put_in:
            found.append(f"{count} chips of kind {kind}, {put_in} were put in")
    return found


def everybody_stole(state: CubaState) -> bool:
    """All suspects are thieves. C-5.13"""
    return all(is_diamonds(take) for take in state.takes[1:])


def has_accused_agent(state: CubaState) -> bool:
    return state.accused > 0 and state.takes[state.accused] - CHIP in AGENTS
