"""Imported by the process that servers are forked from: what every server makes once is made there, for all of them."""

from __future__ import annotations

from omerta.server.wire import values
from omerta.text import LANGUAGES, Texts

values.warm_up()
for language in LANGUAGES:
    Texts("omerta", language)
