"""Here stands how values name their sentences. Fluent identifiers hold neither dots nor colons nor, by our custom,
underscores."""

import re
from typing import Final

from omerta.contract import Action, Decision, Event


def hyphened(name: str) -> str:
    """`door_opened` and `note:euro:50` on the wire are `door-opened` and `note-euro-50` in keys."""
    return name.replace("_", "-").replace(":", "-").replace(".", "-")


_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,5}")


def selectable(value: str) -> str | int:
    """A sentence can select on it so: `took.stones` by the name `took-stones`, a count in digits by its number."""
    return int(value) if _COUNT.fullmatch(value) else value.replace(":", "-").replace(".", "-")


def tag_of(struct: Event | Action) -> str:
    return hyphened(str(struct.__struct_config__.tag))


def rule_key(rule_id: str) -> str:
    """V-7.2 is `rule-V-7-2`."""
    return f"rule-{rule_id.replace('.', '-')}"


def key_of(struct: Event | Action | Decision) -> str:
    if isinstance(struct, Decision):
        return f"decision-{hyphened(struct.kind)}"
    return f"{'event' if isinstance(struct, Event) else 'action'}-{tag_of(struct)}"


def vocabularies(field: str) -> tuple[str, ...]:
    """Says where the value of a field may have its name: `card_a` and `cards` are looked up as `card`, too."""
    stem = field.removesuffix("_a").removesuffix("_b")
    singular = stem[:-1] if stem.endswith("s") else stem
    return tuple(dict.fromkeys(hyphened(name) for name in (field, stem, singular)))
