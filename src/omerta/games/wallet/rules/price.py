"""Here stands what an ID costs, and what pays it. RULES.md W-4.3, W-13.3"""

from __future__ import annotations

from omerta.games.wallet.components import ID_PRICE


def pays(total: int, smallest: int, *, minimal: bool) -> bool:
    """Do cards of this total pay an ID? If it must be minimal, not even the smallest may be left out. W-4.3, W-13.3"""
    return total >= ID_PRICE and not (minimal and total - smallest >= ID_PRICE)
