"""What an ID costs, and what pays it. RULES.md W-4.3, W-13.3"""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.wallet.components import ID_PRICE


def pays(values: Sequence[int], *, minimal: bool) -> bool:
    """Do cards of these values pay an ID? Where it must be minimal, none of them may be left out. W-4.3, W-13.3"""
    total = sum(values)
    return total >= ID_PRICE and not (minimal and total - min(values) >= ID_PRICE)
