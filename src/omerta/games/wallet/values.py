"""These are plain values that events and views share: what a seat was found to be, how a round came out. RULES.md W-8,
W-10."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from omerta.contract import Seat

Guilt: TypeAlias = Literal[
    "no_id",
    "too_many_ids",
    "agent_needs_second_id",
    "credit_card",
    "badge",
    "currencies",
    "too_poor",
    "too_rich",
    "no_jewel",
]
"""It says why somebody is guilty, in the order in which it is reported. W-8.8"""

Phase: TypeAlias = Literal[
    "turn",
    "action",
    "take_id",
    "birthday",
    "redist_give",
    "redist_pick",
    "pass_pick",
    "target",
    "inspect_decide",
    "swap_pick",
    "gift",
    "wish",
    "wish_answer",
    "end_first",
    "gain_time_action",
    "end_cards",
    "police_check",
    "chip_return",
    "over",
]
"""It says what everybody sees of where the game stands: a payment in progress shows as the phase it began in. W-4.3"""


Reason: TypeAlias = Literal["most-points", "more-chips", "shared", "beaten"]
"""Why a seat has won the game or not. W-12"""


class Verdict(msgspec.Struct, frozen=True):
    """This is what the police would find now. `guilt` lists every reason, the first one counts; empty means innocent.
    W-8.8"""

    innocent: bool
    person: str | None
    guilt: tuple[Guilt, ...]
    cents: int
    currencies: int
    ids: int


class SeatResult(msgspec.Struct, frozen=True):
    """This is one seat in the summary of a round. `rank` counts from 1 and is None for the guilty. W-10"""

    seat: Seat
    hand: tuple[str, ...]
    exchanged: str | None
    currency: str | None
    verdict: Verdict
    on_duty: bool
    confiscated: tuple[str, ...]
    turned: tuple[str, ...]
    credit_note: str | None
    wealth: int | None
    rank: int | None
    drawn: int
    returned: int


class RoundResult(msgspec.Struct, frozen=True):
    """A round as everybody saw it end; it fills up from the reveal to the award."""

    round_number: int
    seats: tuple[SeatResult, ...]
