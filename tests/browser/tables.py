"""Tables as people come to them: from the wall through the form, by a link, and up from them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import pytest
from playwright.sync_api import Locator

from omerta import catalog
from omerta.bots import bots_of
from omerta.contract import Options
from omerta.text import Texts
from tests import shelf
from tests.browser.guest import PATIENCE, Guest
from tests.browser.hands import choose, type_in
from tests.browser.player import Player

GAME: Final = shelf.GAME.id
"""This game serves for what is the same with every game."""

BOARDS: Final = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES: Final = tuple(game for game in catalog.ids() if (BOARDS / game / "Board.svelte").exists())
"""Those that have a board."""

EVERY_GAME = pytest.mark.parametrize("game", GAMES)

SeatKind = Literal["me", "open", "bot"]
WITH_TWO_BOTS: Final[tuple[SeatKind, ...]] = ("me", "bot", "bot")


def with_bots(game: str) -> tuple[SeatKind, ...]:
    """One person and three bots, or as near to that as the game has seats."""
    seats = min(catalog.find(game).seats, key=lambda seats: abs(seats - 4))
    bots: list[SeatKind] = ["bot"] * (seats - 1)
    return "me", *bots


def form(guest: Guest, game: str = GAME) -> None:
    """Goes from the lobby to the empty form."""
    guest.visit("/")
    guest.press(guest.page.locator(f'a[href="/new/{game}"]:visible').first)
    guest.page.get_by_role("button", name=guest.say("learn-it")).wait_for()


def open_table(
    guest: Guest,
    seats: Sequence[SeatKind] = WITH_TWO_BOTS,
    game: str = GAME,
    *,
    level: str | None = None,
    numbers: Mapping[str, int] | None = None,
) -> str:
    """Opens a table at the easiest level or the named one, with these options, and gives its code; it begins if nobody
    is waited for."""
    form(guest, game)
    group = guest.page.get_by_role("group", name=guest.say("level")).get_by_role("radio")
    choose(guest.press, group.and_(guest.page.locator(f'[value="{level}"]')) if level else group.first)
    if numbers:
        enter_numbers(guest, game, numbers)
    choose(guest.press, radio(guest, "seat-count", guest.say("people", count=len(seats))))
    for number, kind in enumerate(seats, start=1):
        choose(guest.press, radio(guest, "seat-number", guest.say(f"seat-kind-{kind}"), number=number))
    submit = "open-table" if "open" in seats else "begin-game"
    guest.press(guest.page.get_by_role("button", name=guest.say(submit)))
    guest.page.wait_for_url("**/t/*")
    return guest.page.url.rsplit("/", 1)[1]


def set_up_table(guest: Guest, seats: Sequence[SeatKind] = WITH_TWO_BOTS, game: str = GAME) -> str:
    """The table that `open_table` opens at the easiest level, without the form: for tests of what comes then."""
    played = catalog.find(game)
    easiest: Options = next(iter(played.presets.values()), played.options())
    bot = {"kind": "bot", "level": next(iter(bots_of(played)))}
    wish = {
        "game": game,
        "options": chosen(easiest),
        "seats": [bot if kind == "bot" else {"kind": kind} for kind in seats],
    }
    code: str = ask(guest, "POST", "/api/tables", wish)["code"]
    if "open" not in seats:
        ask(guest, "POST", f"/api/tables/{code}/start")
    guest.visit(f"/t/{code}")
    return code


def ask(guest: Guest, method: str, path: str, wish: object = None) -> Any:
    """What the guest's page would ask the server for."""
    answer = guest.context.request.fetch(f"{guest.address}{path}", method=method, data=wish, timeout=PATIENCE)
    assert answer.ok, answer.text()
    return answer.json()


def chosen(options: Options) -> dict[str, object]:
    """Those that are not as usual."""
    usual: dict[str, object] = msgspec.to_builtins(type(options)())
    wished: dict[str, object] = msgspec.to_builtins(options)
    return {name: value for name, value in wished.items() if value != usual[name]}


def enter_numbers(guest: Guest, game: str, numbers: Mapping[str, int]) -> None:
    """Enters numbers into the options that the form has folded away, or chooses them where there are only a few."""
    guest.press(guest.page.locator("summary").filter(has_text=guest.say("all-options")))
    texts = Texts(catalog.find(game), guest.say.language)
    for name, number in numbers.items():
        label = texts.say(f"option-{name.replace('_', '-')}")
        few = guest.page.get_by_role("group", name=label, exact=True).locator(f'[value="{number}"]')
        many = guest.page.locator("input[type=number]").and_(guest.page.get_by_label(label, exact=True))
        # The options unfold a moment after the press: only then is it known how they are asked.
        few.or_(many).first.wait_for(state="attached")
        if few.count():
            choose(guest.press, few)
        else:
            type_in(guest.press, many, str(number))


def learn(guest: Guest, game: str = GAME) -> None:
    form(guest, game)
    guest.press(guest.page.get_by_role("button", name=guest.say("learn-it")))
    guest.page.wait_for_url("**/t/*")


def radio(guest: Guest, group: str, label: str, **given: int) -> Locator:
    name = guest.say(group, **given)
    return guest.page.get_by_role("group", name=name, exact=True).get_by_label(label, exact=True)


def link_of(host: Guest) -> str:
    """Gives the link as it stands on the invitation, for copying."""
    host.page.get_by_role("heading", name=host.say("bring-someone")).wait_for()
    return f"http://{host.page.locator('.url').inner_text()}"


def accept_invitation(guest: Guest, link: str, name: str = "Ben") -> None:
    guest.page.goto(link)
    guest.page.get_by_label(guest.say("your-name")).fill(name)
    guest.press(guest.page.locator("form").get_by_role("button", name=guest.say("take-seat")))
    guest.page.get_by_text(guest.say("host-begins")).wait_for()


def begin(host: Guest) -> None:
    host.press(host.page.get_by_role("button", name=host.say("begin-game")))
    host.page.locator("[data-rail]").wait_for()


def end_game(player: Player) -> None:
    """Ends the game at once, or where the rules know no conceding by playing on, in words: that is quicker than to draw
    it all.

    The front page is there.
    """
    if not player.is_over():
        if concede(player.guest):
            player.page.locator(".masthead, [role=alert] button").first.wait_for()
        else:
            switch_to_list(player.guest)
        assert player.play()


def switch_to_list(guest: Guest) -> None:
    """Instead of the board."""
    guest.press(guest.page.get_by_role("button", name=guest.say("table-menu")))
    choose(guest.press, guest.page.get_by_role("switch", name=guest.say("table-as-list")))
    guest.page.keyboard.press("Escape")


def switch_to_board(guest: Guest) -> None:
    """Instead of the list."""
    guest.press(guest.page.get_by_role("button", name=guest.say("table-menu")))
    choose(guest.press, guest.page.get_by_role("switch", name=guest.say("table-as-list")), wanted=False)
    guest.page.keyboard.press("Escape")


def concede(guest: Guest) -> bool:
    """Where the menu offers it. The menu is closed afterwards."""
    menu, giving_up = (guest.page.get_by_role("button", name=guest.say(key)) for key in ("table-menu", "table-concede"))
    menu.click()
    guest.page.locator("dialog[open]").wait_for()
    if not giving_up.count():
        guest.page.keyboard.press("Escape")
        return False
    giving_up.click()
    return True
