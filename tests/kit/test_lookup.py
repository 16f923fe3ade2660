"""Names of a box have numbers inside."""

from __future__ import annotations

import pytest

from omerta.kit.lookup import numbered


def test_a_name_has_the_number_of_its_place() -> None:
    assert numbered(("Y", "R", "B")) == {"Y": 0, "R": 1, "B": 2}


def test_whatever_can_be_looked_up_can_be_numbered() -> None:
    assert numbered(value * 2 for value in range(1, 3)) == {2: 0, 4: 1}


def test_a_name_that_stands_twice_is_refused() -> None:
    with pytest.raises(AssertionError, match="a name stands twice"):
        numbered(["Y", "Y"])
