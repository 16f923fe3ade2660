"""One chance writes down its results, another gives them again where the other world allows it."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance


class Recorded:
    """One step had these results, in order: (kind of draw, size of its catalogue, result)."""

    def __init__(self) -> None:
        self.results: list[tuple[str, int, int]] = []

    def shape(self) -> list[tuple[str, int]]:
        """Tells how many draws were made over which catalogues, a public fact."""
        return [(kind, size) for kind, size, _ in self.results]


class Recording(Chance):
    def __init__(self, source: Chance, record: Recorded) -> None:
        super().__init__()
        self.source = source
        self.record = record

    def below(self, bound: int) -> int:
        result = self.source.below(bound)
        self.draws += 1
        self.record.results.append(("below", bound, result))
        return result

    def pick(self, counts: Sequence[int]) -> int:
        result = self.source.pick(counts)
        self.draws += 1
        self.record.results.append(("pick", len(counts), result))
        return result

    def named(self, name: str) -> Recording:
        return Recording(self.source.named(name), self.record)


class Echoing(Recording):
    """Repeats recorded results as long as they are possible; otherwise, and beyond them, draws anew."""

    def __init__(self, source: Chance, record: Recorded, model: Sequence[tuple[str, int, int]]) -> None:
        super().__init__(source, record)
        self.model = model

    def _modelled(self, kind: str, size: int) -> int | None:
        place = len(self.record.results)
        if place < len(self.model) and self.model[place][:2] == (kind, size):
            return self.model[place][2]
        return None

    def below(self, bound: int) -> int:
        result = self._modelled("below", bound)
        if result is None:
            return super().below(bound)
        self.draws += 1
        self.record.results.append(("below", bound, result))
        return result

    def pick(self, counts: Sequence[int]) -> int:
        result = self._modelled("pick", len(counts))
        if result is None or not counts[result]:
            return super().pick(counts)
        self.draws += 1
        self.record.results.append(("pick", len(counts), result))
        return result

    def named(self, name: str) -> Echoing:
        return Echoing(self.source.named(name), self.record, self.model)
