"""The database is tried before the server begins: what is wrong with it is told in one line, not in a traceback."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from omerta.cli.bad_input import BadInput

if TYPE_CHECKING:
    from omerta.server.settings import Settings


def check_database(settings: Settings) -> None:
    """Refuses a folder or a database that cannot be used."""
    from omerta.server.store.opening import Unusable, check, reason_of

    try:
        asyncio.run(check(settings.database()))
    except Unusable as unusable:
        raise BadInput(f"cli-database-{unusable.reason}", place=unusable.place) from None
    except OSError as error:
        raise BadInput(f"cli-database-{reason_of(error)}", place=str(settings.data_folder())) from None
