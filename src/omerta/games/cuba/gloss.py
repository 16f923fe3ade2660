"""What the rules make of a view, for whoever draws it: answers, stories that fit, truths, reasons of a victory.

RULES.md C-5.1, C-5.6, C-5.10, C-5.14, C-5.15, C-8
"""

from __future__ import annotations

from omerta.contract import Seat
from omerta.games.cuba import truth
from omerta.games.cuba.components import KINDS
from omerta.games.cuba.glosses import Answer, Count, CubaGloss, Joint, SeatEnd, Story, WonBy
from omerta.games.cuba.rules.hints import Word, hand_over, marks_breaks
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.talk import SUSPECTS, VIEW
from omerta.games.cuba.truth import Truth
from omerta.games.cuba.values import Reason


def gloss(view: CubaView) -> CubaGloss:
    return CubaGloss(
        spotlight=_spotlight(view),
        answer=_answer(view),
        stories=_stories(view),
        truths=_truths(view),
        still_missing=_still_missing(view),
        ends=_ends(view),
    )


def _spotlight(view: CubaView) -> tuple[Seat, ...]:
    """The Godfather's, on a living suspect, while he leads a live talk. C-5.14, C-13.4"""
    leads = view.you == view.godfather and view.options.talk_mode == "live"
    if not leads or view.phase != "interrogation" or view.final_demand:
        return ()
    return tuple([seat for seat, player in enumerate(view.players) if player.position and player.out is None])


def _answer(view: CubaView) -> Answer | None:
    """A statement on the first open slot; calling somebody a thief answers "whom do you suspect?". C-5.10"""
    if view.question is None or view.question.seat != view.you:
        return None
    slot = view.question.open[0]
    return Answer(VIEW, "thief") if slot == SUSPECTS else Answer(slot, None)


# --- Stories -----------------------------------------------------------------------------------------------------


def _stories(view: CubaView) -> tuple[Story, ...]:
    """C-5.12, C-5.15"""
    said: list[dict[str, str]] = [{} for _ in view.players]
    for claim in view.claims:
        if claim.about is None:
            said[claim.seat][claim.slot] = claim.value
    words: list[Word] = [each.get for each in said]
    marked = marks_breaks(view.options)
    return tuple([_story(view, words, seat, marked=marked) for seat in range(len(words))])


def _story(view: CubaView, words: list[Word], seat: Seat, *, marked: bool) -> Story:
    """The first player got the box from the Godfather, whose words no suspect's story can break. C-5.15"""
    has_giver = marked and view.players[seat].position > 1
    joint = _joint(words[seat - 1], words[seat]) if has_giver else None
    return Story(_count(view, words[seat], "recv"), _count(view, words[seat], "pass"), joint)


def _joint(giver: Word, taker: Word) -> Joint:
    """C-5.15"""
    fits = [passed == received for _, passed, received in hand_over(giver, taker)]
    if not fits:
        return "unknown"
    return "fits" if all(fits) else "broken"


def _count(view: CubaView, word: Word, stem: str) -> Count:
    chips = word(f"{stem}.chips")
    kinds = [word(f"{stem}.{kind}") for kind in KINDS if getattr(view.mix, kind)]
    named = [int(count) for count in kinds if count is not None]
    total = sum(named) if len(named) == len(kinds) else None
    return Count(_number(word(f"{stem}.diamonds")), total if chips is None else int(chips))


def _number(value: str | None) -> int | None:
    return None if value is None else int(value)


# --- Truths ------------------------------------------------------------------------------------------------------


def _truths(view: CubaView) -> tuple[Truth, ...]:
    """At the end everybody's, until then one's own as far as it is remembered. C-15.1, CR-30"""
    known: dict[Seat, Truth] = {}
    if view.reveal is not None:
        known = truth.at_the_end(view.reveal, view.godfather)
    elif view.you is not None:
        known = {view.you: _own_truth(view)}
    return tuple([known.get(seat, {}) for seat in range(len(view.players))])


def _own_truth(view: CubaView) -> Truth:
    own = view.own
    if own is None:
        return {}
    if view.you == view.godfather:
        return truth.of_godfather(own.hidden, own.seen)
    passed = None if own.seen is None or own.take is None else truth.left_of(own.seen, own.bag, own.take)
    return truth.of_suspect(own.seen, passed, own.take, own.bag)


def _still_missing(view: CubaView) -> tuple[int, ...]:
    """The Godfather counts it when the box is back, the others learn it at the end. C-5.1"""
    if view.reveal is not None:
        return truth.still_missing(truth.stolen(view.reveal.hidden, view.reveal.returned))
    if view.own is None or view.own.hidden is None or view.own.seen is None:
        return ()
    return truth.still_missing(truth.stolen(view.own.hidden, view.own.seen))


# --- The end -----------------------------------------------------------------------------------------------------


def _ends(view: CubaView) -> tuple[SeatEnd, ...]:
    if view.reveal is None or view.ended is None:
        return ()
    roles = {travel.seat: travel.role for travel in view.reveal.travels} | {view.godfather: "godfather"}
    seats = len(view.players)
    return tuple(
        [
            SeatEnd(
                role=roles[seat],
                won_by=won_by(roles[seat], view.ended.reason) if seat in view.ended.winners else None,
                passenger=(seat - 1) % seats if roles[seat] == "driver" else None,
            )
            for seat in range(seats)
        ]
    )


def won_by(role: str, reason: Reason) -> WonBy:
    """What this winner has won by. C-8.2 to C-8.6, C-7.1"""
    match role:
        case "fbi" | "cia":
            return "agent"
        case "killer":
            return "shot" if reason == "killer_shot_agent" else "killer"
        case "godfather" | "thief" | "loyal" | "driver" | "urchin":
            return role
        case _:
            raise AssertionError(f"nobody wins as {role}")
