"""The database is tried before the server begins: what is wrong with it is told in one line, not in a traceback."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from omerta.cli.bad_input import BadInput
from omerta.contract import Text

if TYPE_CHECKING:
    from omerta.server.settings import Settings
    from omerta.server.store.opening import Reason

SENTENCES: Final[dict[Reason, Text]] = {
    "url": Text("cli-database-url"),
    "forbidden": Text("cli-database-forbidden"),
    "no-folder": Text("cli-database-no-folder"),
    "foreign": Text("cli-database-foreign"),
    "newer": Text("cli-database-newer"),
    "locked": Text("cli-database-locked"),
    "full": Text("cli-database-full"),
    "silent": Text("cli-database-silent"),
}


def check_database(settings: Settings) -> None:
    """Refuses a folder or a database that cannot be used."""
    from omerta.server.store.opening import Unusable, check, reason_of

    try:
        asyncio.run(check(settings.database()))
    except Unusable as unusable:
        raise BadInput(SENTENCES[unusable.reason].key, place=unusable.place) from None
    except OSError as error:
        raise BadInput(SENTENCES[reason_of(error)].key, place=str(settings.data_folder())) from None
