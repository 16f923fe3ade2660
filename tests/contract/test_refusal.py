"""A refusal names the rule, says what came, and can be compared."""

from __future__ import annotations

import pickle

from omerta.contract import RuleViolation


def test_a_refusal_reads_as_rule_key_and_arguments() -> None:
    assert str(RuleViolation("X-4.6", "id-too-cheap", price=300, name="John")) == (
        "X-4.6: id-too-cheap(price=300, name='John')"
    )


def test_a_refusal_without_arguments_reads_as_rule_and_key() -> None:
    assert str(RuleViolation("X-10.6", "no-concession")) == "X-10.6: no-concession()"


def test_what_a_refusal_tells_is_the_same_in_whatever_order_it_was_told() -> None:
    one = RuleViolation("X-4.6", "id-too-cheap", price=300, paid=250)
    other = RuleViolation("X-4.6", "id-too-cheap", paid=250, price=300)
    assert one.told() == other.told() == ("X-4.6", "id-too-cheap", (("paid", 250), ("price", 300)))


def test_arguments_of_different_kinds_can_be_told_together() -> None:
    refusal = RuleViolation("X-3.2", "not-yours", allowed=("ruby", 3), came=None, final=True)
    assert refusal.told()[2] == (("allowed", ("ruby", 3)), ("came", None), ("final", True))


def test_refusals_differ_in_rule_key_or_arguments() -> None:
    told = {
        RuleViolation("X-4.6", "id-too-cheap", price=300).told(),
        RuleViolation("X-4.7", "id-too-cheap", price=300).told(),
        RuleViolation("X-4.6", "id-too-dear", price=300).told(),
        RuleViolation("X-4.6", "id-too-cheap", price=301).told(),
        RuleViolation("X-4.6", "id-too-cheap", cost=300).told(),
    }
    assert len(told) == 5


def test_a_refusal_comes_back_whole_from_another_process() -> None:
    refusal = RuleViolation("X-4.6", "id-too-cheap", price=300)
    travelled: RuleViolation = pickle.loads(pickle.dumps(refusal))
    assert travelled.told() == refusal.told()
    assert str(travelled) == str(refusal)
