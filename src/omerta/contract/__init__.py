"""The contract says what every game fulfils. Start with `game.py`. It imports nothing of ours."""

from omerta.contract.bot import Bot, RemarkingBot
from omerta.contract.chance import Chance
from omerta.contract.event import EVERYONE, Emit, Event
from omerta.contract.freeze import freeze, leaves
from omerta.contract.game import AnyGame, Game, State, Worlds
from omerta.contract.group import Group
from omerta.contract.hindsight import Hindsight, Odds, Truth
from omerta.contract.lesson import Lesson
from omerta.contract.refusal import Argument, RuleViolation
from omerta.contract.seat import Seat, Viewer
from omerta.contract.values import (
    Action,
    Ballot,
    BoardSetting,
    Clock,
    Condition,
    Decision,
    MessageLimit,
    Occasion,
    Options,
    Outcome,
    Sequel,
    Text,
    View,
    snake_case,
)

__all__ = [
    "EVERYONE",
    "Action",
    "AnyGame",
    "Argument",
    "Ballot",
    "BoardSetting",
    "Bot",
    "Chance",
    "Clock",
    "Condition",
    "Decision",
    "Emit",
    "Event",
    "Game",
    "Group",
    "Hindsight",
    "Lesson",
    "MessageLimit",
    "Occasion",
    "Odds",
    "Options",
    "Outcome",
    "RemarkingBot",
    "RuleViolation",
    "Seat",
    "Sequel",
    "State",
    "Text",
    "Truth",
    "View",
    "Viewer",
    "Worlds",
    "freeze",
    "leaves",
    "snake_case",
]
