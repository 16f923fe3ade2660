"""The whole table, which everybody sees alike. RULES.md P-11."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.terminal.city import city, letter
from omerta.text import Beside, Fact, Part, Say
from omerta.text.terminal import listed, pointed


def board(view: PalermoView, names: Sequence[str], say: Say) -> list[Part]:
    seats: list[Part] = [_seat(seat, view, name, say) for seat, name in enumerate(names)]
    return [*_course(view, say), "", Beside((tuple(city(view)), tuple(_legend(say)))), "", *seats]


def debrief(view: PalermoView, names: Sequence[str], say: Say) -> list[Part]:
    """Says where everybody's money came from. P-5.1, P-7.1, P-7.3"""
    accounts = zip(names, view.accounts, strict=True)
    return [
        Fact(
            name,
            say("terminal-account", venues=account.venues, arrival=account.arrival, interest=account.interest),
        )
        for name, account in accounts
    ]


def _course(view: PalermoView, say: Say) -> list[Part]:
    facts: list[Part] = [Fact(f"[dim]{say('terminal-course')}[/]", _stage(view, say))]
    if view.permission is not None:
        facts.append(Fact("", say(f"permission-{view.permission}")))
    if view.phase in ("place_start", "build"):
        left = [f"{count}× {say(f'kind-{kind}')}" for kind, count in view.supply.items() if count]
        facts.append(Fact(f"[dim]{say('terminal-supply')}[/]", listed(left)))
    return facts


def _stage(view: PalermoView, say: Say) -> str:
    phase = say(f"phase-{view.phase.replace('_', '-')}")
    return f"{say('terminal-round', number=view.round_number)}, {phase}" if view.round_number else phase


def _legend(say: Say) -> list[str]:
    return ["", *(f"[dim]{line}[/]" for line in say("terminal-legend").splitlines())]


def _seat(seat: int, view: PalermoView, name: str, say: Say) -> Fact:
    told = [say("terminal-money", count=view.money[seat]), say("terminal-chips", count=view.chips_left[seat])]
    if view.round_number:
        told += [_where(view.crooks[seat], say), say("terminal-allowance", count=view.allowances[seat])]
        told += _police(seat, view, say)
    target, home = view.targets[seat], view.home_rounds[seat]
    told += [say("terminal-target", slot=target)] if target is not None else []
    told += [say("terminal-home", number=home)] if home is not None else []
    return Fact(pointed(seat, view, f"[bold]{letter(seat)}[/] {name}", say), ", ".join(told))


def _where(field: str, say: Say) -> str:
    return say("terminal-crook-start") if field == "START" else say("terminal-crook", field=field)


def _police(seat: int, view: PalermoView, say: Say) -> list[str]:
    field = view.police[seat]
    return [] if field is None else [say("terminal-police", field=field)]
