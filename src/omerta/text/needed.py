"""Here stands which sentences a game needs, and which of them nobody has written."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

from omerta.contract import Action, AnyGame, BoardSetting, Event, Options
from omerta.text.bundle import LANGUAGES, SHARED, Language
from omerta.text.keys import hyphened, rule_key
from omerta.text.rulebook import rulebook
from omerta.text.spoken import spoken_keys
from omerta.text.texts import Texts

TITLE = "title"

SPEAKERS = ("omerta.kit", "omerta.text", "omerta.bots", "omerta.table", "omerta.server", "omerta.cli")
"""The packages besides the games whose sentences are the shared ones."""


def needed_keys(game: AnyGame) -> frozenset[str]:
    """Its title, events, actions, options, rules, bots and components, and every key its source speaks."""
    keys = {TITLE}
    keys |= {f"event-{_tag(kind)}" for kind in game.events}
    keys |= {f"action-{_tag(kind)}" for kind in game.actions}
    keys |= {f"bot-{hyphened(level)}" for level in game.bots}
    keys |= {f"preset-{hyphened(name)}" for name in game.presets}
    keys |= {f"clock-{hyphened(name)}" for name in game.clock_names}
    keys |= {key for setting in game.board_settings for key in _setting_keys(setting)}
    keys |= {rule_key(rule.id) for rule in rulebook(game.package).values() if not rule.is_example}
    return frozenset(keys | _option_keys(game.options) | set(game.words) | spoken_keys(game.package))


def shared_keys(packages: tuple[str, ...] = SPEAKERS) -> frozenset[str]:
    """Says what everything outside the games speaks; the title it speaks of is the game's own."""
    return frozenset().union(*(spoken_keys(package) for package in packages)) - {TITLE}


def missing_keys(game: AnyGame | None = None) -> list[tuple[Language, str]]:
    """Sentences that are needed and not written, by language; without a game, the shared ones."""
    needed = shared_keys() if game is None else needed_keys(game)
    texts = [Texts(game or SHARED, language) for language in LANGUAGES]
    return [(text.language, key) for text in texts for key in sorted(needed) if not text.has(key)]


def _tag(kind: type[Event] | type[Action]) -> str:
    return hyphened(str(kind.__struct_config__.tag))


def _setting_keys(setting: BoardSetting) -> set[str]:
    stem = f"setting-{hyphened(setting.name)}"
    return {stem, *(f"{stem}-{hyphened(value)}" for value in setting.values if isinstance(value, str))}


def _option_keys(options: type[Options]) -> set[str]:
    keys: set[str] = set()
    for name, hint in get_type_hints(options).items():
        stem = f"option-{hyphened(name)}"
        values = get_args(hint) if get_origin(hint) is Literal else ()
        keys |= {stem, *(f"{stem}-{hyphened(str(value))}" for value in values)}
    return keys
