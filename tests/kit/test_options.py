"""Options with a value that makes no game are refused by a rule."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta
from msgspec.structs import replace

from omerta.contract import Options, RuleViolation
from omerta.kit.options import check_values


class BankOptions(Options, frozen=True):
    door: Literal["steel", "oak", 3] = "steel"
    alarm: bool = True
    guards: Annotated[int, Meta(ge=1, le=9)] = 4
    shares: tuple[int, int] = (1, 2)
    motto: Annotated[str, Meta(max_length=5)] = ""


def refusal(**values: Any) -> RuleViolation:
    with pytest.raises(RuleViolation) as refused:
        check_values(replace(BankOptions(), **values), "J-1.1", {"guards": "J-1.2"})
    return refused.value


def test_values_that_their_types_have_are_taken() -> None:
    check_values(BankOptions(door=3, alarm=False, guards=9, shares=(0, -1), motto="quiet"), "J-1.1")


@pytest.mark.parametrize("door", ["glass", 4, True, None, ("steel",)])
def test_a_value_that_is_not_listed_is_refused_with_those_that_are(door: object) -> None:
    refused = refusal(door=door)
    assert (refused.rule, refused.key) == ("J-1.1", "option-unknown-value")
    assert refused.args_for_text["option"] == "door"
    assert refused.args_for_text["values"] == ("steel", "oak", "3")


@pytest.mark.parametrize("alarm", [1, "on", None])
def test_on_or_off_is_nothing_else(alarm: object) -> None:
    assert refusal(alarm=alarm).args_for_text["values"] == ("False", "True")


@pytest.mark.parametrize("guards", [0, 10, "4", 4.5, True])
def test_a_number_out_of_its_bounds_is_refused_by_the_options_own_rule(guards: object) -> None:
    refused = refusal(guards=guards)
    assert (refused.rule, refused.key) == ("J-1.2", "option-out-of-range")
    assert (refused.args_for_text["lowest"], refused.args_for_text["highest"]) == (1, 9)


@pytest.mark.parametrize("values", [{"shares": (1,)}, {"shares": ("a", "b")}, {"motto": "too long"}, {"motto": 7}])
def test_whatever_else_does_not_fit_is_refused_as_unfit(values: dict[str, object]) -> None:
    assert refusal(**values).key == "option-unfit-value"


def test_a_refusal_repeats_only_the_beginning_of_a_long_value() -> None:
    assert refusal(motto="x" * 9000).args_for_text["value"] == "x" * 60
