"""What a broken or hostile client says over its socket. A shout is made when it is sent, from what is known then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from omerta.contract import Viewer
from omerta.server.wire.asking import Act
from tests.server.hard.client import GAME, SEATS, Picture, new_id

ACTIONS: Final = GAME.catalogue(GAME.options(), SEATS)
SPEAKERS: Final[tuple[Viewer, ...]] = (0, 1, None)
"""Two persons and a spectator."""

DEEP: Final = 3_000
OVERSIZED: Final = 9_000
FAR_TOO_LARGE: Final = 100_000

Content: TypeAlias = str | bytes
Make: TypeAlias = Callable[[Picture, list[Content]], Content]
"""A shout is made from the speaker's picture and what the same speaker has sent before."""

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class Shout(NamedTuple):
    speaker: Viewer
    make: Make
    is_nonsense: bool = False
    """No message of the protocol, whatever the position is: it must be refused."""


numbers = st.integers(-(2**70), 2**70) | st.integers(-2, 40)
words = st.text(st.characters(codec="utf-8"), max_size=50)
values: SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _shouts(made: SearchStrategy[Make], is_nonsense: bool = False) -> SearchStrategy[Shout]:
    return st.builds(Shout, st.sampled_from(SPEAKERS), made, st.just(is_nonsense))


def _as_it_is(content: Content) -> Make:
    return lambda _picture, _sent: content


# What is no message at all.
_texts = st.one_of(
    words,
    st.sampled_from(["", "{", "[]", "null", '"hello"', '{"type":', '{"type":"act"}', "\0", "{}{}", "NaN", "1e999"]),
    st.sampled_from(["hi", "welcome", "update", "ACT", "Hello", ""]).map(lambda kind: encoded({"type": kind})),
    values.map(encoded),
    st.sampled_from(["[", '{"type":', '{"a":']).map(lambda opening: opening * DEEP),
    st.sampled_from(["[" * FAR_TOO_LARGE, encoded({"type": "say", "id": "large", "text": "x" * OVERSIZED})]),
)
_nonsense = _shouts((_texts | st.binary(max_size=60) | st.just(b"\xff\xfe" * OVERSIZED)).map(_as_it_is), True)

# What is nearly a message: a field is wrong, missing or too many.
_MESSAGES: Final[tuple[dict[str, Json], ...]] = (
    {"type": "act", "id": "x", "decision": 1, "action": {"do": "nothing"}},
    {"type": "say", "id": "x", "text": "hm"},
    {"type": "point", "id": "x", "at": "here"},
    {"type": "vote", "id": "x", "kind": "undo", "value": False},
    {"type": "cast", "id": "x", "candidate": 0},
    {"type": "ask", "id": "x", "what": "hint"},
)


def _spoilt(message: dict[str, Json], field: int, value: Json, how: str) -> Make:
    fields = dict(message)
    name = list(fields)[field % len(fields)]
    if how == "missing":
        del fields[name]
    elif how == "further":
        fields["seat"] = value
    else:
        fields[name] = [value]
    return _as_it_is(encoded(fields))


_nearly = _shouts(
    st.builds(
        _spoilt,
        st.sampled_from(_MESSAGES),
        st.integers(0, 9),
        values,
        st.sampled_from(["missing", "further", "wrong", "wrong"]),
    )
)


# What is a message, and is allowed or not as things stand.
def _act(decision: int | None, action: int) -> Make:
    """Answers an open decision if there is one, with any action of the game; or some other decision."""

    def make(picture: Picture, _sent: list[Content]) -> Content:
        asked = picture.standing.decisions if picture.standing else ()
        number = decision if decision is not None or not asked else asked[0].id
        chosen = msgspec.Raw(msgspec.json.encode(ACTIONS[action % len(ACTIONS)]))
        return encoded(Act(new_id(), number if number is not None else 1, chosen))

    return make


def _bad_action(value: Json) -> Make:
    def make(picture: Picture, _sent: list[Content]) -> Content:
        asked = picture.standing.decisions if picture.standing else ()
        number = asked[0].id if asked else 1
        return encoded({"type": "act", "id": new_id(), "decision": number, "action": value})

    return make


def _fresh(message: dict[str, object]) -> Make:
    return lambda _picture, _sent: encoded({**message, "id": new_id()})


def _again(which: int) -> Make:
    """Something that this speaker has said before, with the same id."""
    return lambda _picture, sent: sent[which % len(sent)] if sent else "nothing yet"


_acts = _shouts(st.builds(_act, st.none() | st.integers(-(2**60), 2**60) | st.integers(0, 30), st.integers(0, 9999)))
_bad_actions = _shouts(values.map(_bad_action))
_repeats = _shouts(st.integers(0, 9999).map(_again))
_messages = _shouts(
    st.one_of(
        words.filter(bool).map(lambda text: _fresh({"type": "say", "text": text})),
        words.map(lambda at: _fresh({"type": "point", "at": at[:40]})),
        st.builds(
            lambda kind, value: _fresh({"type": "vote", "kind": kind, "value": value}),
            st.sampled_from(["concede", "pause", "undo"]),
            st.booleans(),
        ),
        st.just(_fresh({"type": "undo"})),
        st.integers(-1, 20).map(lambda seat: _fresh({"type": "cast", "candidate": seat})),
        st.sampled_from(["hint", "coach"]).map(lambda what: _fresh({"type": "ask", "what": what})),
        numbers.map(lambda after: _as_it_is(f'{{"type":"hello","after":{after}}}')),
    )
)

shouts: SearchStrategy[Shout] = st.one_of(_nonsense, _nearly, _acts, _acts, _bad_actions, _repeats, _messages)
