"""Every line of a record carries the hash of all before it: whatever has changed is found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from omerta.contract import AnyGame
from omerta.kit.chance import fast_from
from omerta.table import AnyRecord, Match, RecordError, dump, lines_of, load
from omerta.table.chain import Broken, chained, link_of, unchained
from omerta.table.log import UNCHAINED
from tests.table.links import rechained, without_chain
from tests.table.tables import COURIER, GAMES, SECRET, full_evening, play_out, seated

EVENING: Final = list(dump(full_evening()))
FIND: Final = {COURIER.id: COURIER}.get
MOST_FLIPS: Final = 2_000


def written(lines: list[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def flipped(content: bytes, stride: int = 1) -> Iterator[tuple[int, bytes]]:
    """Copies of the content, in each of which one bit fell over, with the line it is in."""
    for bit in range(0, 8 * len(content), stride):
        place = bit // 8
        other = bytes((content[place] ^ (1 << bit % 8),))
        yield content[:place].count(b"\n") + 1, content[:place] + other + content[place + 1 :]


def found(content: bytes, game: AnyGame) -> int | None:
    """The line that is said to be damaged; None if the record is read."""
    try:
        load(lines_of(content), {game.id: game}.get)
    except RecordError as error:
        return error.line
    return None


def test_every_bit_that_falls_over_in_a_record_is_found_in_its_line() -> None:
    unnoticed = [line for line, content in flipped(written(EVENING)) if found(content, COURIER) != line]
    assert unnoticed == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bit_that_falls_over_is_found_in_the_record_of_every_game(game: AnyGame) -> None:
    match = play_out(seated(game), fast_from("bits", game.id))
    match.sequel(match.now)
    content = written(list(dump(match)))
    # An odd stride gives each of the eight bits its turn.
    stride = 8 * len(content) // MOST_FLIPS | 1
    assert [line for line, other in flipped(content, stride) if found(other, game) != line] == []


@pytest.mark.parametrize("end", [b"\r\n", b"\r", b"\x0b", b"\x0c", b"\x1c", b" \n", b"\n\n"])
def test_only_a_line_feed_ends_a_line(end: bytes) -> None:
    assert found(written(EVENING).replace(b"\n", end, 1), COURIER) in (1, 2)


def test_a_line_that_is_left_out_breaks_the_chain_at_the_next() -> None:
    assert found(written([*EVENING[:5], *EVENING[6:]]), COURIER) == 6


def test_two_lines_that_change_places_break_the_chain() -> None:
    assert found(written([*EVENING[:5], EVENING[6], EVENING[5], *EVENING[7:]]), COURIER) == 6


def test_the_lines_of_another_match_do_not_continue_this_one() -> None:
    other = list(dump(full_evening()))
    other = rechained([other[0].replace('"lengths":{', '"lengths":{"other":1,'), *other[1:]])
    assert found(written([*EVENING[:5], *other[5:]]), COURIER) == 6


def test_a_record_without_its_chain_is_damaged() -> None:
    with pytest.raises(RecordError, match="line 1, chain: is not the hash of this line and of those before it"):
        load(without_chain(EVENING), FIND)


def test_a_record_of_the_earlier_format_is_read_without_a_chain() -> None:
    assert earlier().log == load(EVENING, FIND).log


def test_a_match_that_was_begun_in_the_earlier_format_is_written_on_in_it() -> None:
    match = Match.restore(earlier(), seed=SECRET)
    assert list(dump(match)) == in_the_earlier_format()


def test_a_link_continues_the_one_before() -> None:
    first, second = chained(['{"a":1}', '{"b":2}'])
    assert unchained(second, link_of(first)) == ('{"b":2}', link_of(second))
    assert next(chained(['{"b":2}'], link_of(first))) == second
    with pytest.raises(Broken):
        unchained(second, "")


def in_the_earlier_format() -> list[str]:
    return [line.replace("omerta-record/2", UNCHAINED) for line in without_chain(EVENING)]


def earlier() -> AnyRecord:
    return load(in_the_earlier_format(), FIND)
