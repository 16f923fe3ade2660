"""Who may speak and how much, and the rule that silences the others, by public facts. RULES.md C-5.7, C-5.8, C-9.1."""

from __future__ import annotations

from typing import Final

from omerta.contract import MessageLimit, RuleViolation
from omerta.games.cuba.state import BAG, HIDE, OVER, REACTION, TAKE, CubaState

CHAT: Final = MessageLimit("C-5.7", characters=280, messages=200)


def voices(state: CubaState) -> tuple[str | None, ...]:
    """Who may write to the table, by seat. C-5.7, C-5.8"""
    if state.phase == OVER:
        return (None,) * state.seats
    return tuple(_no_chat(state, state.position_of(seat)) for seat in range(state.seats))


def _no_chat(state: CubaState, position: int) -> str | None:
    """Where the talk has turns nobody writes, where people sit together nobody needs to. C-12.2, C-12.3"""
    silenced = silence(state, position)
    if silenced is not None or state.options.talk_mode == "live":
        return silenced
    return "C-12.2" if state.options.talk_mode == "formal" else "C-12.3"


def silence(state: CubaState, position: int) -> str | None:
    """The rule that forbids this seat to speak now, in whatever form. C-5.8"""
    if state.is_out(position):
        return "C-9.1"
    if state.phase in (HIDE, BAG, TAKE):
        return "C-4.11"  # CR-26
    if state.phase == REACTION:
        return "C-6.2"
    if position == 0 and state.final_demand:
        return "C-13.4"
    return None


def check_voice(state: CubaState, position: int) -> None:
    """Refuses a word of the talk from a seat that may not speak, or where people talk aloud. C-5.8, C-12.3"""
    rule = silence(state, position)
    if rule is not None:
        raise RuleViolation(rule, "silenced", seat=state.seat_of(position))
    if state.options.talk_mode == "room":
        raise RuleViolation("C-12.3", "talk-aloud")
