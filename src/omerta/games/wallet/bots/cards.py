"""Hands are single numbers: four bits a face, so that hands are cheap to change and to look up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from omerta.games.wallet.components import FACE_INDEX, FACES, IS_MONEY

WIDTH: Final = 4
"""A face has so many bits: far more copies than a deck has."""

UNITS: Final[tuple[int, ...]] = tuple(1 << WIDTH * face for face in range(len(FACES)))
UNIT_OF: Final[dict[str, int]] = {name: UNITS[face] for name, face in FACE_INDEX.items()}
MONEY_BITS: Final[int] = sum(UNITS[face] * (2**WIDTH - 1) for face in range(len(FACES)) if IS_MONEY[face])
"""The part of a hand that is notes and jewels."""


def hand_of(cards: Iterable[str]) -> int:
    return sum([UNIT_OF[card] for card in cards])


def held(hand: int, face: int) -> int:
    """Counts the copies of the face."""
    return hand >> WIDTH * face & 2**WIDTH - 1


def faces_in(hand: int) -> list[int]:
    """Lists every face of the hand once, in canonical order."""
    faces: list[int] = []
    face = 0
    while hand:
        if hand & 2**WIDTH - 1:
            faces.append(face)
        hand >>= WIDTH
        face += 1
    return faces


def copies_in(hand: int) -> list[int]:
    """Lists every card of the hand, in canonical order."""
    return [face for face in faces_in(hand) for _ in range(held(hand, face))]


def counts_of(hand: int) -> list[int]:
    """The hand as the rules count it."""
    return [held(hand, face) for face in range(len(FACES))]
