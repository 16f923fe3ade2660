"""Every event, action, refusal, option, component and rule has a sentence in both languages."""

from __future__ import annotations

from msgspec.json import encode

from omerta.contract import Action, Decision, Event, RuleViolation
from omerta.testing.conformance.broken import Examiner
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.soundness import near_misses
from omerta.testing.conformance.walk import Acts, choose, starts, take
from omerta.text import LANGUAGES, BrokenText, MissingText, Texts, missing_keys


def every_sentence_is_written(case: Case) -> None:
    """The keys that follow from the game's types, rules and source exist in German and English."""
    that = Examiner("every_sentence_is_written", case)
    missing = missing_keys(case.game)
    that.demand(not missing, f"no sentence for {missing}")


def what_happens_can_be_told(case: Case) -> None:
    """Events as each viewer gets them, actions, decisions and refusals become sentences, with real arguments. What was
    told once is not told again."""
    that = Examiner("what_happens_can_be_told", case)
    game = case.game
    names = [f"Seat {seat}" for seat in range(case.seats)]
    spoken = [Texts(game, language) for language in LANGUAGES]
    known: set[object] = set()
    for name, start in starts(case):
        chance = case.chance("told", name)
        told: list[Event] = []
        while step := choose(case, start, chance, house=5):
            refusals = [_refusal(case, start, seat, action) for seat, action in near_misses(case, start, chance)]
            decisions = [decision for seat in game.pending(start) for decision in game.decisions(start, seat)]
            take(case, start, step, chance, told.append)
            shown = [event.shown(viewer) for event in told for viewer in (None, *range(case.seats))]
            structs: list[Event | Action | Decision] = [*decisions, *(event for event in shown if event)]
            if isinstance(step, Acts):
                structs.append(step.action)
            new = {key: struct for struct in structs if (key := (type(struct), encode(struct))) not in known}
            refused = {refusal.told(): refusal for refusal in refusals if refusal and refusal.told() not in known}
            known.update(new, refused)
            for texts in spoken:
                _tell(that, texts, list(new.values()), list(refused.values()), names)
            told.clear()


def _tell(
    that: Examiner,
    texts: Texts,
    structs: list[Event | Action | Decision],
    refusals: list[RuleViolation],
    names: list[str],
) -> None:
    sentences: list[str] = []
    try:
        sentences += [texts.told(struct, names) for struct in structs]
        sentences += [texts.refusal(refusal, names) for refusal in refusals]
    except (MissingText, BrokenText) as fault:
        that.demand(False, f"cannot be told: {fault}")
    that.demand(all(sentence.strip() for sentence in sentences), "an empty sentence among", sentences)


def _refusal(case: Case, state: object, seat: int, action: object) -> RuleViolation | None:
    try:
        case.game.apply(state, seat, action, case.chance("refusal"), None)
    except RuleViolation as refusal:
        return refusal
    return None
