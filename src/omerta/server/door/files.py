"""How many files this process may have open: every connection is one, and so is the database."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

PLENTY: Final = 65_536
"""Where nobody says how many there may be."""

if sys.platform == "win32":

    def raise_limit() -> None:
        """Nothing limits them here."""

    def limit() -> int:
        return PLENTY

else:
    import resource

    def raise_limit() -> None:
        """To as many as the system lets us have without asking anybody."""
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = PLENTY if most == resource.RLIM_INFINITY else most
        # Some systems name a bound that they do not keep; then it stays as it was.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(wanted, limit()), most))

    def limit() -> int:
        allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return PLENTY if allowed == resource.RLIM_INFINITY else allowed
