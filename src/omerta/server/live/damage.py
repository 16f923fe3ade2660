"""Some tables cannot be read any more: each is noted once, in the log and for whoever asks how the server is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final

import structlog

from omerta.contract import Text
from omerta.server.store.unreadable import Damaged
from omerta.server.wire.codes import for_logs
from omerta.server.wire.problems import Rejected

NOTED: Final = 1_000
"""With the list of tables itself damaged, every code that somebody tries may be one of them."""

LOG = structlog.get_logger("table")


class TableDamaged(Rejected):
    def __init__(self) -> None:
        super().__init__(HTTPStatus.CONFLICT, Text("refusal-table-damaged"))


class Damage:
    def __init__(self) -> None:
        self._codes: set[str] = set()

    def __len__(self) -> int:
        return len(self._codes)

    @contextmanager
    def noticed(self, code: str) -> Iterator[None]:
        """What is read of this table inside may be damaged; then whoever asked for it is told so."""
        try:
            yield
        except (Damaged, TableDamaged):
            self._note(code)
            raise TableDamaged from None

    def _note(self, code: str) -> None:
        if code not in self._codes and len(self._codes) < NOTED:
            self._codes.add(code)
            LOG.error("a table is damaged", table=for_logs(code))
