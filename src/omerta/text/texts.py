"""Values become sentences in the language of the reader. How arguments reach them: `arguments.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from omerta.contract import Action, AnyGame, Argument, Decision, Event, RuleViolation, Text
from omerta.text.arguments import Arguments, told, word
from omerta.text.bundle import Language, bundle
from omerta.text.fields import seat_names
from omerta.text.keys import hyphened, rule_key, vocabularies


class Texts:
    """These are the sentences of one game, or of one package without a game, in one language.

    >>> Texts("omerta", "en").has("no-such-sentence")
    False
    """

    def __init__(self, source: AnyGame | str, language: Language) -> None:
        self.package = source if isinstance(source, str) else source.package
        self.language = language
        self._bundle = bundle(self.package, language)
        self._seat_names = frozenset({"seat", "seats"}) if isinstance(source, str) else seat_names(source)

    def has(self, key: str) -> bool:
        return self._bundle.has(key)

    def sentence(self, key: str, args: Mapping[str, Argument] | None = None, names: Sequence[str] = ()) -> str:
        """Says a message by its key. Without names, seats stay the numbers they are."""
        arguments = Arguments(self._bundle, names)
        arguments.add_all(args or {}, self._seat_names)
        return self._bundle.sentence(key, arguments.written)

    def say(self, key: str, **args: Argument) -> str:
        """The same, handier where the text is about no seat."""
        return self.sentence(key, args)

    def told(self, struct: Event | Action | Decision, names: Sequence[str]) -> str:
        """Says an event, an action or a decision as a sentence; `names` are those of the seats."""
        return told(self._bundle, struct, names)

    def said(self, text: Text, names: Sequence[str]) -> str:
        """Says a text that travels as a key and arguments, such as a bot's reason."""
        return self.sentence(text.key, text.args, names)

    def refusal(self, violation: RuleViolation, names: Sequence[str] = ()) -> str:
        """Says why an action is refused, and the rule that says so."""
        why = self.sentence(f"refusal-{hyphened(violation.key)}", violation.args_for_text, names)
        return f"{why} ({violation.rule})"

    def rule(self, rule_id: str) -> str:
        """Says a rule in one sentence; its full line is in RULES.md (`rulebook`)."""
        return self.sentence(rule_key(rule_id))

    def word(self, field: str, value: str) -> str:
        """The name of a component; the value itself where nobody has given it a name."""
        return word(self._bundle, vocabularies(field), value)
