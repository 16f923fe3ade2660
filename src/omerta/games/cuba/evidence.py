"""What a view tells about the box's way: evidence for the chain. RULES.md C-15.2."""

from __future__ import annotations

from omerta.games.cuba.chain import EMPTY_BAG, Evidence
from omerta.games.cuba.components import KINDS, TAKE_INDEX
from omerta.games.cuba.seen import CubaView, Own
from omerta.games.cuba.values import Contents


def evidence_of(view: CubaView) -> Evidence:
    """Own looks, own loot and open pockets count, and that the game goes on. What was said proves nothing. C-15.2"""
    seats = len(view.players)
    evidence = Evidence(counts_of(view.mix)[1:], seats, _taken(view, seats))
    for player in view.players:
        if player.out == "rule_breaker":
            evidence.breakers |= 1 << player.position
        elif player.take is not None:
            evidence.took(player.position, TAKE_INDEX[player.take])
    if view.returned is not None:
        evidence.boxes[seats] = counts_of(view.returned)
    if view.own is not None and view.you is not None:
        _add_own(evidence, view.own, (view.you - view.godfather) % seats)
    if view.reveal is not None:
        _add_end(evidence, view)
    elif view.phase not in ("hide", "take") and not _is_missing_for_sure(evidence, view):
        evidence.owing = _closed(view)
    if evidence.taken == 0 and evidence.bag is None:
        # P1 holds the box: what he does with the bag is still to come for everybody else.  C-4.10
        evidence.bag = EMPTY_BAG
    return evidence


def counts_of(contents: Contents) -> tuple[int, ...]:
    """They are diamonds, then chips by kind."""
    return (contents.diamonds, contents.loyal, contents.fbi, contents.cia, contents.driver, contents.killer)


def bag_of(name: str) -> int:
    """It is a kind, or EMPTY_BAG."""
    return EMPTY_BAG if name == "none" else KINDS.index(name)


def _taken(view: CubaView, seats: int) -> int:
    """Everybody up to this position has taken. C-4.1"""
    if view.phase not in ("hide", "take") or view.holder is None:
        return seats - 1
    return max((view.holder - view.godfather) % seats - 1, 0)


def _add_own(evidence: Evidence, own: Own, position: int) -> None:
    """The viewer knows what it saw and took itself. C-15.1"""
    if own.seen is not None:
        evidence.boxes[position or evidence.seats] = counts_of(own.seen)
    if own.bag is not None:
        evidence.bag = bag_of(own.bag)
    if own.hidden is not None:
        evidence.hidden = own.hidden
    if own.take in TAKE_INDEX:
        evidence.took(position, TAKE_INDEX[own.take])


def _add_end(evidence: Evidence, view: CubaView) -> None:
    """Nothing is secret any more. CR-30"""
    assert view.reveal is not None, "the game is not over"
    evidence.hidden = view.reveal.hidden
    evidence.bag = bag_of(view.reveal.bag)
    for travel in view.reveal.travels:
        if travel.take in TAKE_INDEX:
            evidence.took(view.players[travel.seat].position, TAKE_INDEX[travel.take])


def _is_missing_for_sure(evidence: Evidence, view: CubaView) -> bool:
    """Is it clear from other evidence that somebody still holds diamonds?

    To whoever knows what was hidden and what came back; and to all while nobody is caught, since there are fewer chips
    than suspects, unless somebody took nothing at all. C-4.12, C-6.8
    """
    knows_hidden = evidence.hidden is not None or evidence.boxes[1] is not None
    if knows_hidden and evidence.boxes[evidence.seats] is not None:
        return True
    return not view.recovered and not evidence.breakers


def _closed(view: CubaView) -> int:
    """These suspects live, and their pockets are closed. C-6.10"""
    closed = [player for player in view.players if player.position and player.out is None and not player.is_open]
    return sum([1 << player.position for player in closed])
