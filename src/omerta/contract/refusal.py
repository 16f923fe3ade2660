"""Here stands why an action is refused: the rule it breaks, a key for the sentence and its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Argument: TypeAlias = int | str | bool | tuple[int | str, ...] | None


class RuleViolation(Exception):
    """This is a refused action or option. The state it was tried on is untouched.

    `rule` is an id of the game's RULES.md, `key` names the Fluent message `refusal-<key>`,
    `args` hold what came and what is allowed, never anything the acting seat may not know.
    """

    def __init__(self, rule: str, key: str, **args: Argument) -> None:
        super().__init__(rule, key)
        self.rule = rule
        self.key = key
        self.args_for_text = args

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.args_for_text.items())
        return f"{self.rule}: {self.key}({told})"

    def __reduce__(self) -> tuple[Callable[..., RuleViolation], tuple[str, str, dict[str, Argument]]]:
        """A refusal raised in a worker process comes back whole."""
        return _raised_again, (self.rule, self.key, self.args_for_text)

    def told(self) -> tuple[str, str, tuple[tuple[str, Argument], ...]]:
        """All that the refused seat is told, comparable."""
        return self.rule, self.key, tuple(sorted(self.args_for_text.items()))


def _raised_again(rule: str, key: str, args: dict[str, Argument]) -> RuleViolation:
    return RuleViolation(rule, key, **args)
