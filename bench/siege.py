"""Attacks on a real server, and what honest people beside them notice: aim, nothing but a little less speed.

For each attack two servers are started, one after the other, as a host starts them, with all limits as they come. At
both a dozen tables play whole games at about two moves a second each; beside the second one machine attacks, at a lower
priority, since it would have processors of its own. Server, honest people and attacker are a process each. Demanded is
that every honest game ends and no table stands still, that the 99th percentile of how long moves take at most doubles,
and that the most memory the server takes is at most one and a half times as much.

    python bench/siege.py
    python bench/siege.py --attack hellos --attack silent --seconds 60
    python bench/siege.py --rounds 3 --json
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.attackers.__main__ import ATTACKS
from bench.hosting import Helpers, hosted

SLOWER: Final = 2.0
LARGER: Final = 1.5
FILES: Final = {"silent": 1_024, "unfinished": 1_024}
"""How many files the server may open, where the attack is on these."""

ATTACKER: Final = ("-m", "bench.attackers")


class Leg(NamedTuple):
    """An evening at one server: what the honest lived through, and what the server took for it."""

    milliseconds: list[float]
    lateness: list[float]
    """By how many milliseconds the honest were woken too late from naps: what the machine alone makes people wait."""

    begun: int
    ended: int
    stood_still: int
    megabytes: float
    cpu_share: float
    attack: dict[str, object]
    """What the attacker did and was told, where there is one."""


class Row(NamedTuple):
    """One attack: without it, and beside it."""

    name: str
    without: Sequence[Leg]
    beside: Sequence[Leg]

    def told(self) -> dict[str, object]:
        p99s = p99(self.without), p99(self.beside)
        sizes = most_megabytes(self.without), most_megabytes(self.beside)
        games = [f"{sum(leg.ended for leg in legs)}/{sum(leg.begun for leg in legs)}" for legs in self._both]
        return {
            "attack": self.name,
            "games_without": games[0],
            "games": games[1],
            "stood_still": sum(leg.stood_still for leg in self.beside),
            "moves": sum(len(leg.milliseconds) for leg in self.beside),
            "p99_ms_without": round(p99s[0], 1),
            "p99_ms": round(p99s[1], 1),
            "p99_ratio": round(p99s[1] / p99s[0], 2),
            "machine_p99_ms_without": round(p99_of([each for leg in self.without for each in leg.lateness]), 1),
            "machine_p99_ms": round(p99_of([each for leg in self.beside for each in leg.lateness]), 1),
            "megabytes_without": round(sizes[0], 1),
            "megabytes": round(sizes[1], 1),
            "memory_ratio": round(sizes[1] / sizes[0], 2),
            "cpu_share_without": round(statistics.mean(leg.cpu_share for leg in self.without), 2),
            "cpu_share": round(statistics.mean(leg.cpu_share for leg in self.beside), 2),
            "attacker": self.beside[-1].attack,
            "fails": self.fails(),
        }

    @property
    def _both(self) -> tuple[Sequence[Leg], Sequence[Leg]]:
        return self.without, self.beside

    def fails(self) -> list[str]:
        """What is demanded and does not hold."""
        checks = {
            "games": all(leg.ended == leg.begun for legs in self._both for leg in legs),
            "stood_still": all(leg.stood_still == 0 for legs in self._both for leg in legs),
            "p99_ratio": p99(self.beside) <= SLOWER * p99(self.without),
            "memory_ratio": most_megabytes(self.beside) <= LARGER * most_megabytes(self.without),
        }
        return [name for name, holds in checks.items() if not holds]


def p99(legs: Sequence[Leg]) -> float:
    """Over the moves of all legs together."""
    return p99_of([each for leg in legs for each in leg.milliseconds])


def p99_of(times: Sequence[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


def most_megabytes(legs: Sequence[Leg]) -> float:
    return max(leg.megabytes for leg in legs)


def play(asked: argparse.Namespace, attack: str, *, is_attacked: bool) -> Leg:
    """One evening: the honest sit down, the attacker prepares, then both begin."""
    with hosted({}, files=FILES.get(attack), within=asked.folder) as server, Helpers() as helpers:
        wishes = ["--games", asked.games, "--tables", str(asked.tables), "--pace", str(asked.pace), "--bots", "1"]
        honest = helpers.start("bench/guests.py", server.url, *wishes, "--seconds", str(asked.seconds))
        foe = helpers.start(*ATTACKER, attack, server.url, niceness=asked.nice) if is_attacked else None
        begun, cpu = perf_counter(), server.cpu_seconds()
        if foe:
            foe.tell("go")
        honest.tell("go")
        lived = honest.told()
        share = (server.cpu_seconds() - cpu) / (perf_counter() - begun)
        if foe:
            foe.tell("stop")
        return Leg(
            milliseconds=lived["milliseconds"],
            lateness=lived["lateness"],
            begun=lived["begun"],
            ended=lived["ended"],
            stood_still=lived["stood_still"],
            megabytes=server.most_megabytes(),
            cpu_share=share,
            attack=foe.told() if foe else {},
        )


def besiege(asked: argparse.Namespace, attack: str) -> Row:
    """Without and beside in turns, so that what else the machine does falls on both."""
    without, beside = list[Leg](), list[Leg]()
    for number in range(asked.rounds):
        say(f"{attack}: round {number + 1} of {asked.rounds}, without")
        without.append(play(asked, attack, is_attacked=False))
        say(f"{attack}: round {number + 1} of {asked.rounds}, beside")
        beside.append(play(asked, attack, is_attacked=True))
    return Row(attack, without, beside)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def written(told: dict[str, object]) -> str:
    def change(name: str, unit: str) -> str:
        return f"{told[f'{name}_without']} → {told[name]} {unit}"

    verdict = "holds" if not told["fails"] else f"FAILS: {told['fails']}"
    return (
        f"{told['attack']}: {verdict}\n"
        f"    honest games {told['games']}, stood still {told['stood_still']}\n"
        f"    p99 of moves {change('p99_ms', 'ms')} ({told['p99_ratio']}), of naps {change('machine_p99_ms', 'ms')}\n"
        f"    memory {change('megabytes', 'MB')} ({told['memory_ratio']}), processor {change('cpu_share', 'cores')}\n"
        f"    attacker {told['attacker']}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    described = ", ".join(ATTACKS)
    parser.add_argument("--attack", choices=sorted(ATTACKS), action="append", metavar="NAME", help=f"of {described}")
    parser.add_argument("--games", default="villa,falconi,wallet", help="what the honest play")
    parser.add_argument("--tables", type=int, default=12, help="of the honest")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=30.0, help="after which the honest begin no further game")
    parser.add_argument("--rounds", type=int, default=1, help="of each attack, whose moves count together")
    parser.add_argument("--nice", type=int, default=10, help="how much the attacker gives way to the others")
    parser.add_argument("--folder", help="where databases lie; one in memory leaves out what the disk does meanwhile")
    parser.add_argument("--json", action="store_true", help="the rows as one JSON list")
    asked = parser.parse_args()
    rows = []
    for attack in asked.attack or ATTACKS:
        rows.append(besiege(asked, attack).told())
        say(written(rows[-1]))
    if asked.json:
        print(json.dumps(rows))
    else:
        print("\n".join(map(written, rows)))
    return 1 if any(row["fails"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
