"""Bots that speak unasked say so by having a remark to make."""

from __future__ import annotations

from omerta.bots import bots_of
from omerta.contract import RemarkingBot
from omerta.testing.toys import TOYS


def test_a_bot_with_a_remark_is_a_remarking_bot() -> None:
    assert isinstance(TOYS["parlour"].bots["house"], RemarkingBot)


def test_a_bot_without_one_is_none() -> None:
    assert not isinstance(bots_of(TOYS["courier"])["random"], RemarkingBot)
