"""Time, for those who use up what they may ask."""

from __future__ import annotations

import pytest

from omerta.server.door import allowances, security, socket


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was used up comes back."""
    for module in (allowances, security, socket):
        monkeypatch.setattr(module, "monotonic", lambda: 0.0)
