"""There are two kinds of chance: the match's, which everybody can compute again once the seed is open, and a fast one.

Draw k of beat b is a keyed hash of the seed and (b, stream, k), so restoring, verification and undo need nothing
else, and a draw that is undone gives the same result again. Only whole numbers and BLAKE2b: the same on every
platform and version of Python.
"""

from __future__ import annotations

import hashlib
from typing import Final

from omerta.contract import Chance

_WORD: Final = 1 << 64


class KeyedChance(Chance):
    """This is the chance of a match at one beat; every step has a new one."""

    def __init__(self, seed: bytes, beat: int, stream: str = "") -> None:
        super().__init__()
        assert 16 <= len(seed) <= 64, f"a seed has 16 to 64 bytes, not {len(seed)}"
        self._seed = seed
        self._beat = beat
        self._stream = stream

    def below(self, bound: int) -> int:
        assert 0 < bound < _WORD, f"nothing to draw from: {bound}"
        fair = _WORD - _WORD % bound
        attempt = 0
        while True:
            word = self._word(attempt)
            if word < fair:
                self.draws += 1
                return word % bound
            attempt += 1

    def named(self, name: str) -> KeyedChance:
        return KeyedChance(self._seed, self._beat, f"{self._stream}/{name}")

    def _word(self, attempt: int) -> int:
        place = f"{self._beat}:{self._stream}:{self.draws}:{attempt}".encode()
        return int.from_bytes(hashlib.blake2b(place, key=self._seed, digest_size=8).digest(), "big")


class FastChance(Chance):
    """Search and simulation draw from this small generator: it keeps no secret and can be verified by nobody."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = _mixed(seed)
        self._state = self._seed

    def below(self, bound: int) -> int:
        assert bound > 0, f"nothing to draw from: {bound}"
        # A linear congruential step; its upper half, scaled down. Biased by at most bound / 2**32.
        state = (self._state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        self._state = state
        self.draws += 1
        return ((state >> 32) * bound) >> 32

    def named(self, name: str) -> FastChance:
        digest = hashlib.blake2b(name.encode(), key=self._seed.to_bytes(8, "big"), digest_size=8).digest()
        return FastChance(int.from_bytes(digest, "big"))


def _mixed(seed: int) -> int:
    """Neighbouring seeds become unrelated states (the finalizer of splitmix64)."""
    word = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    word = (word ^ word >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return word ^ word >> 31


def seed_from(*parts: object) -> bytes:
    """Derives a seed for tests and simulations from what names the case, so that a failure reproduces alone."""
    return hashlib.blake2b("|".join(str(part) for part in parts).encode(), digest_size=32).digest()


def fast_from(*parts: object) -> FastChance:
    """Makes a fast generator for the same purpose."""
    return FastChance(int.from_bytes(seed_from(*parts)[:8], "big"))
