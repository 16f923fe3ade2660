"""The whole table as a seat sees it, its own cards first. RULES.md W-15."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from omerta.games.wallet.seen import Own, SeatView, WalletView
from omerta.games.wallet.terminal.words import cards, characters, specials, verdict
from omerta.text import Fact, Part, Say
from omerta.text.keys import hyphened
from omerta.text.terminal import listed, pointed


def board(view: WalletView, names: Sequence[str], say: Say) -> list[Part]:
    seats: list[Part] = [_seat(seat, view, name, say) for seat, name in enumerate(names)]
    own: list[Part] = []
    if view.own is not None:
        own = [*_hand(view.own, say), *_secrets(view.own, say), *_known(view.own, names, say), ""]
    return [*own, *_table(view, names, say), "", *seats]


def debrief(view: WalletView, names: Sequence[str], say: Say) -> list[Part]:
    """Gives everybody's chips; the hands of the last round lie open already. W-12.1"""
    chips = zip(names, view.chips_shown, strict=False)
    return [Fact(f"{name}, {say('terminal-chips')}", listed(map(str, values))) for name, values in chips]


def _hand(own: Own, say: Say) -> Iterator[Fact]:
    yield Fact(f"[bold]{say('terminal-hand')}[/]", f"[bold]{cards(own.hand, say)}[/]")
    yield Fact(f"[bold]{say('terminal-specials')}[/]", specials(own.specials, say))
    yield Fact(f"[bold]{say('terminal-verdict')}[/]", verdict(own.verdict, say))
    yield Fact(f"[bold]{say('terminal-chips')}[/]", listed(map(str, own.chips)))


def _secrets(own: Own, say: Say) -> Iterator[Fact]:
    """Says what lies before this seat alone, in the phases in which something does. W-4.3, W-6.2, W-6.6, W-6.13"""
    shown = {
        say("terminal-paying"): own.paying,
        say("terminal-drawn"): own.drawn,
        say("terminal-inspected"): (own.inspected,) if own.inspected else (),
        say("terminal-stash"): (own.stash,) if own.stash else (),
    }
    yield from (Fact(f"[bold]{label}[/]", cards(found, say)) for label, found in shown.items() if found)
    if own.offered:
        yield Fact(f"[bold]{say('terminal-offered')}[/]", characters(own.offered, say))


def _known(own: Own, names: Sequence[str], say: Say) -> list[Fact]:
    """Says which cards this seat knows for sure to be in somebody's hand. W-15"""
    certain = [(one.cards, one.places[0]) for one in own.known if len(one.cards) == len(one.places) == 1]
    told = [f"{names[seat]}: {cards(faces, say)}" for faces, seat in certain if isinstance(seat, int)]
    return [Fact(f"[bold]{say('terminal-known')}[/]", listed(told))] if told else []


def _table(view: WalletView, names: Sequence[str], say: Say) -> Iterator[Fact]:
    """W-3.1: the discards lie open, the wallet, the pocket and the chips are counted."""
    phase, timers = say(f"phase-{hyphened(view.phase)}"), say("terminal-timers", count=view.timers_left)
    yield _fact(say("terminal-round"), f"{view.round_number}, {phase}; {timers}")
    yield _fact(say("terminal-wallet"), _counts(view, say))
    yield _fact(say("terminal-discard"), cards(view.discard, say))
    yield _fact(say("terminal-special-discard"), specials(view.special_discard, say))
    if view.laid:
        laid = (f"{names[one.seat]}: {cards((one.card,), say)}" for one in view.laid)
        yield _fact(say("terminal-laid"), listed(laid))
    if view.wish is not None:
        request = say(f"request-{hyphened(view.wish.request)}")
        yield _fact(say("terminal-wish"), f"{names[view.wish.seat]} → {names[view.wish.target]}: {request}")


def _fact(label: str, value: str) -> Fact:
    return Fact(f"[dim]{label}[/]", value)


def _counts(view: WalletView, say: Say) -> str:
    return say("terminal-counts", cards=view.wallet, ids=view.pocket, chips=view.chip_pocket)


def _seat(seat: int, view: WalletView, name: str, say: Say) -> Fact:
    player = view.players[seat]
    counts = [
        say("terminal-cards", count=player.cards),
        say("terminal-specials-held", count=player.specials),
        say("terminal-chips-held", count=player.chips),
        say("terminal-coin", coin=player.coin),
    ]
    return Fact(pointed(seat, view, name, say), "; ".join([", ".join(counts), *_open(player, say)]))


def _open(player: SeatView, say: Say) -> Iterator[str]:
    """Says what lies before a seat for everybody to see. W-7.3, W-9"""
    if player.on_duty:
        yield say("terminal-on-duty")
    if player.in_front:
        yield say("terminal-in-front", cards=specials(player.in_front, say))
    if player.turned:
        yield say("terminal-turned", cards=cards(player.turned, say))
    if player.exchanged is not None:
        currency = say(f"currency-{player.currency}") if player.currency else ""
        yield say("terminal-exchanged", card=cards((player.exchanged,), say), currency=currency)
    if player.shown is not None:
        yield say("terminal-shown", cards=cards(player.shown.cards, say), verdict=verdict(player.shown.verdict, say))
    if player.confiscated:
        yield say("terminal-confiscated", cards=cards(player.confiscated, say))
