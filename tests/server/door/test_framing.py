"""Frames as they travel: what is short text is read at once, everything else reaches the web server's reader whole."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from omerta.server.door.framing import Frames, framed

LIMIT = 100_000


def client() -> ClientProtocol:
    """The other end, open."""
    return ClientProtocol(parse_uri("ws://127.0.0.1/"), state=State.OPEN)


def sent(kind: Opcode, content: bytes, *, fin: bool = True) -> bytes:
    return Frame(kind, content, fin).serialize(mask=True)


def heard(data: bytes, step: int | None = None) -> list[str | bytes]:
    """What comes out if so many bytes come at a time; all at once without a number."""
    frames, step = Frames(LIMIT), step or len(data)
    return [part for start in range(0, len(data), step) for part in frames.cut(data[start : start + step])]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 90_000])
def test_what_is_sent_is_what_another_reader_reads(size: int) -> None:
    reader = client()
    reader.receive_data(framed([b"x" * size, b"accepted"]))
    assert [event.data for event in reader.events_received() if isinstance(event, Frame)] == [b"x" * size, b"accepted"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 90_000])
def test_a_text_is_heard_whatever_its_length(size: int) -> None:
    assert heard(sent(Opcode.TEXT, b"x" * size)) == ["x" * size]


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_texts_are_heard_however_they_are_cut_on_their_way(step: int) -> None:
    data = sent(Opcode.TEXT, "Omertà".encode()) + sent(Opcode.TEXT, b"y" * 300) + sent(Opcode.TEXT, b"z")
    assert heard(data, step) == ["Omertà", "y" * 300, "z"]


def test_signals_and_bytes_are_for_the_other_reader_each_whole_and_in_order() -> None:
    ping, data = sent(Opcode.PING, b"now"), sent(Opcode.BINARY, b"\x00")
    assert heard(sent(Opcode.TEXT, b"a") + ping + data + sent(Opcode.TEXT, b"b"), 5) == ["a", ping, data, "b"]


def test_a_message_in_pieces_is_for_the_other_reader_and_so_is_a_text_between_them() -> None:
    first, last = sent(Opcode.TEXT, b"a", fin=False), sent(Opcode.CONT, b"b")
    ping, between = sent(Opcode.PING, b""), sent(Opcode.TEXT, b"rude")
    assert heard(first + ping + last + sent(Opcode.TEXT, b"c")) == [first, ping, last, "c"]
    assert heard(first + between) == [first, between]


def test_text_that_is_no_text_is_for_the_other_reader() -> None:
    broken = sent(Opcode.TEXT, b"\xff")
    assert heard(broken) == [broken]


def test_an_unmasked_text_is_for_the_other_reader() -> None:
    unmasked = Frame(Opcode.TEXT, b"a").serialize(mask=False)
    assert heard(unmasked) == [unmasked]


def test_of_a_frame_that_is_too_long_the_end_is_not_waited_for() -> None:
    frames, data = Frames(10), sent(Opcode.TEXT, b"x" * 11)
    assert list(frames.cut(data[:8])) == [data[:8]]
    assert list(frames.cut(data[8:])) == [data[8:]]


@pytest.mark.parametrize("step", [1, 2, 7, None])
@pytest.mark.parametrize("begun", [b"GET / HTTP/1.1\r\n\r\n", b"\xff\xff\xff\xff", b"\x81\x7dhello"])
def test_of_bytes_that_begin_no_frame_of_a_client_the_end_is_not_waited_for(begun: bytes, step: int | None) -> None:
    parts = heard(sent(Opcode.TEXT, b"a") + begun, step)
    assert parts[0] == "a"
    assert b"".join(part for part in parts if isinstance(part, bytes)) == begun


def test_no_more_of_a_frame_waits_than_may_be_sent() -> None:
    frames = Frames(10)
    assert list(frames.cut(sent(Opcode.TEXT, b"x" * 10)[:-1])) == []
    assert list(frames.cut(b"\x81\xff" + (1 << 60).to_bytes(8, "big"))) != []
