"""What a page says of an event to whoever sits before it: "Du gibst Ben …" where others read "Anna gibt Ben …"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from omerta.contract import AnyGame, Event, Seat
from omerta.text.arguments import Arguments
from omerta.text.bundle import Language, bundle
from omerta.text.fields import seat_fields
from omerta.text.keys import key_of

YOU: Final = "you"


class Reader(NamedTuple):
    game: AnyGame
    language: Language
    seat: Seat
    names: Sequence[str]
    named_after: Mapping[str, Seat]
    """At this table a thing is called by a person's name, by the key of its word: `car-blue`."""

    def told(self, event: Event) -> str:
        sentences = bundle(self.game.package, self.language)
        arguments = Arguments(sentences, self.names)
        arguments.add_struct(event)
        return sentences.sentence(key_of(event), arguments.written | self._meant(event))

    def _meant(self, event: Event) -> dict[str, str]:
        meant: dict[str, str] = {}
        seats = seat_fields(type(event))
        for field in event.__struct_fields__:
            value = getattr(event, field)
            owner = self.named_after.get(f"{field}-{value}")
            if owner is not None:
                meant[field] = self.names[owner]
            if self.seat == (value if field in seats else owner):
                meant[f"{field}_is"] = YOU
        return meant
