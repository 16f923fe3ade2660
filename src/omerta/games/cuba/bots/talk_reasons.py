"""Why somebody says what he says, or nothing: what his role has of it. RULES.md C-1.5, C-5.4"""

from __future__ import annotations

from omerta.contract import Argument, Text
from omerta.games.cuba.actions import Ask, Say
from omerta.games.cuba.bots.habits import is_agent
from omerta.games.cuba.bots.remarks import HOSTILE
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.stories import Story
from omerta.games.cuba.bots.telling import passenger
from omerta.games.cuba.components import CHIP, KILLER, NOTHING, is_theft
from omerta.games.cuba.talk import SUSPECTS


def ask_reason(situation: Situation, action: Ask) -> Text:
    args: dict[str, Argument] = {"seat": action.seat}
    position = situation.position_of(action.seat)
    # The Godfather knows what he gave away, and what he got back.
    known = "recv." if position == 1 else "pass." if situation.is_last(position) else None
    if known is not None and action.topic.startswith(known):
        return Text("why-ask-known", args)
    if action.topic == SUSPECTS:
        return Text("why-ask-suspects", args)
    return Text("why-ask-took" if action.topic == "took" else "why-ask", args)


def refusal_reason(situation: Situation) -> Text:
    """Whoever wants to be accused keeps silent for other reasons than a thief. C-6.7"""
    return Text("why-refuse-bait" if _wants_suspicion(situation) else "why-refuse")


def say_reason(situation: Situation, action: Say, story: Story | None) -> Text:
    if action.about is not None:
        return _opinion_reason(situation, action, action.about, story)
    if story is None:
        return Text("why-say")
    match story.tactic:
        case "truth":
            return _truth_reason(situation, action)
        case "blame_left" | "blame_right":
            return _lie_reason(situation, story)
        case "cover":
            return Text("why-cover", {"seat": situation.seat_of(situation.position - 1)})
        case "confess":
            return Text("why-bait")
        case "nothing" | "refuse":
            return Text("why-say")


def _truth_reason(situation: Situation, action: Say) -> Text:
    take = situation.take
    if take is None or not (is_theft(take) or is_agent(take)):
        helps = situation.own.role in ("loyal", "killer") and action.slot != "took"
        return Text("why-help" if helps else "why-truth")
    if action.slot != "took":
        return Text("why-truth-so-far")
    return Text("why-open-thief" if is_theft(take) else "why-open-agent")


def _lie_reason(situation: Situation, story: Story) -> Text:
    if situation.take == CHIP + KILLER:
        return Text("why-pass-for-loyal")
    if _wants_suspicion(situation):
        return Text("why-leaky-story")
    side = 1 if story.tactic == "blame_left" else -1
    position = (situation.position + side) % situation.seats
    # Beyond the ends of the row sits the Godfather, who knows better.
    return Text("why-blame", {"seat": situation.seat_of(position)}) if position else Text("why-say")


def _opinion_reason(situation: Situation, action: Say, about: int, story: Story | None) -> Text:
    args: dict[str, Argument] = {"seat": about}
    position = situation.position_of(about)
    if position == passenger(situation):
        return Text("why-protect", args)
    if action.value not in HOSTILE:
        return Text("why-opinion", args)
    if situation.views_about(situation.position).get(position) in HOSTILE:
        return Text("why-hit-back", args)
    if story is None or story.tactic not in ("truth", "cover"):
        return Text("why-deflect", args)
    return Text("why-contradicted" if action.value == "liar" else "why-suspect", args)


def _wants_suspicion(situation: Situation) -> bool:
    """Agents and urchins do. C-1.5"""
    return situation.take is not None and (is_agent(situation.take) or situation.take == NOTHING)
