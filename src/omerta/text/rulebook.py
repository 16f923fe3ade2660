"""The numbered lines of a game's RULES.md: `- **V-7.2** A pair is ...`, under `##` headings."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

RULE_ID: Final = r"[A-Z]{1,4}-\d+(?:\.\d+)*[a-z]?"
"""A letter at the end is a rule that came between two others: F-7.2a stands after F-7.2."""
_LINE: Final = re.compile(rf"^- \*\*({RULE_ID})\*\*\s+(\S.*)$")
_HEADING: Final = re.compile(r"^#{2,}\s+(.*)$")


class Rule(NamedTuple):
    id: str
    text: str
    chapter: str

    @property
    def is_example(self) -> bool:
        """Worked examples are E-1, E-2, ..., or WX-1 in a game of W rules: they bind tests, not code."""
        prefix = self.id.partition("-")[0]
        return prefix == "E" or (len(prefix) > 1 and prefix.endswith("X"))


class UnknownRule(LookupError):
    """An id that the rules of the game do not have."""


@cache
def rulebook(package: str) -> dict[str, Rule]:
    """Gives the rules of a package by id, in the order of the file."""
    return parse(files(package).joinpath("RULES.md").read_text(encoding="utf-8"))


def find_rule(package: str, rule_id: str) -> Rule:
    """A rule by its id, in whichever case somebody has typed it."""
    wanted = rule_id.casefold()
    found = next((rule for rule in rulebook(package).values() if rule.id.casefold() == wanted), None)
    if found is None:
        raise UnknownRule(f"{rule_id} is no rule of {package}")
    return found


def parse(markdown: str) -> dict[str, Rule]:
    """Indented lines continue the rule above them. An id that comes twice is refused."""
    rules: dict[str, Rule] = {}
    chapter, current = "", ""
    for line in markdown.splitlines():
        if heading := _HEADING.match(line):
            chapter, current = heading[1].strip(), ""
        elif found := _LINE.match(line):
            current = found[1]
            assert current not in rules, f"RULES.md has {current} twice"
            rules[current] = Rule(current, found[2].strip(), chapter)
        elif current and line.startswith("  ") and line.strip():
            rule = rules[current]
            rules[current] = rule._replace(text=f"{rule.text} {line.strip()}")
        else:
            current = ""
    return rules
