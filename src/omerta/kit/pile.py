"""Pieces of a pile are interchangeable: a multiset is a list of counts over a catalogue of faces.

A pile whose order no rule uses is such a multiset. Where the order matters, a list of faces is hidden state.
"""

from collections.abc import Iterable, Sequence
from itertools import compress


def counted(faces: Iterable[int], catalogue: int) -> list[int]:
    """Counts how many of each face there are, over a catalogue of that size."""
    counts = [0] * catalogue
    for face in faces:
        counts[face] += 1
    return counts


def spread(counts: Sequence[int]) -> list[int]:
    """Lists the faces of a multiset, ascending, one for each copy."""
    return [face for face, count in enumerate(counts) for _ in range(count)]


def without(counts: Sequence[int], gone: Iterable[int]) -> list[int]:
    """Counts what is left of a multiset; more than it holds cannot go."""
    left = list(counts)
    for face in gone:
        left[face] -= 1
        assert left[face] >= 0, f"face {face} is not in {list(counts)}"
    return left


def present(counts: Sequence[int]) -> list[int]:
    """Lists the faces of which there is at least one."""
    return list(compress(range(len(counts)), counts))
