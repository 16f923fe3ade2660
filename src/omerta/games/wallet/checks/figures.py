"""Coins, chips, payout and persons are checked. RULES.md LW-5, LW-6, LW-7, LW-14."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from omerta.games.wallet.box import Character, Contents
from omerta.kit.box import demand, unique

CENTS: Final = range(1, 100)
CHIP_VALUES: Final = range(1, 4)
LAST_SHARE: Final = 1
CHARACTERS: Final = ("john_smith", "policeman", "millionaire", "blonde", "secret_agent")
AGENT: Final = "secret_agent"


def check_coins(box: Contents) -> None:
    """LW-5: two seats are never equally rich. W-10.4"""
    coins = box.coins.cents
    unique("LW-5", coins, "coins")
    for coin in coins:
        demand(coin in CENTS, "LW-5", f"coins {coin}", "a coin is worth 1..99 cents")
    seats = box.limits.players_max
    demand(len(coins) == seats, "LW-5", "coins", f"{seats} coins, one a seat, not {len(coins)}")


def check_chips(box: Contents) -> None:
    """LW-6: the zip pocket never runs dry. WR-2"""
    chips, limits = box.chips, box.limits
    unique("LW-6", [entry.value for entry in chips.split], "chips of value")
    for entry in chips.split:
        demand(entry.value in CHIP_VALUES, "LW-6", f"chips of value {entry.value}", "the values are 1, 2 and 3")
    count = sum(entry.count for entry in chips.split)
    demand(count == chips.total, "LW-6", "chips", f"the split has {count} chips, the total says {chips.total}")
    first = sum(entry.count for entry in chips.split if entry.value == limits.starting_chip_value)
    needed = limits.players_max * limits.starting_chips_per_seat
    demand(first >= needed, "LW-6", "chips", f"{needed} starting chips are needed, not {first}")
    for seats, row in box.payout.rows().items():
        most = limits.rounds * sum(row)
        left = chips.total - seats * limits.starting_chips_per_seat
        demand(left >= most, "LW-6", f"payout p{seats}", f"up to {most} chips are drawn, but the pocket holds {left}")


def check_payout(box: Contents) -> None:
    """LW-7"""
    for seats, row in box.payout.rows().items():
        where, told = f"payout p{seats}", " ".join(map(str, row)) or "nothing"
        falls = all(higher > lower for higher, lower in pairwise(row))
        demand(falls and row[-1:] == (LAST_SHARE,), "LW-7", where, f"falls strictly and ends with 1, not {told}")
        demand(len(row) <= seats, "LW-7", where, f"{len(row)} shares for {seats} players")


def check_characters(box: Contents) -> None:
    """LW-14"""
    ids = [character.id for character in box.characters.list]
    unique("LW-14", ids, "characters")
    for name in ids:
        demand(name in CHARACTERS, "LW-14", f"characters {name}", "is no character of the game")
    for name in CHARACTERS:
        demand(name in ids, "LW-14", f"characters {name}", "is missing")
    for character in box.characters.list:
        _check_limits(box, character)


def _check_limits(box: Contents, character: Character) -> None:
    where, limits = f"characters {character.id}", box.limits
    demand(
        character.currency_limit in (0, limits.currency_limit),
        "LW-14",
        where,
        f"currency_limit is 0 or {limits.currency_limit}, not {character.currency_limit}",
    )
    demand(
        character.id != AGENT or character.ids_min == limits.secret_agent_min_ids,
        "LW-14",
        where,
        f"ids_min must be {limits.secret_agent_min_ids}, not {character.ids_min}",
    )
    demand(
        character.tool in ("", "credit_card", "badge"),
        "LW-14",
        where,
        f"{character.tool!r} is no tool",
    )
