"""Scenes that a board plays by itself (`data-playing`): whether the front page has cut one off."""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.browser.guest import Guest

WATCH: Final = """(() => {
    const scenes = (window.scenes = { played: 0, cut: 0 });
    let wasPlaying = false;
    const look = () => {
        const isPlaying = document.querySelector('[data-playing]') !== null;
        if (isPlaying && !wasPlaying) scenes.played += 1;
        if (wasPlaying && document.querySelector('.masthead')) scenes.cut += 1;
        wasPlaying = isPlaying;
    };
    const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-playing'] };
    new MutationObserver(look).observe(document, changes);
})()"""


class Scenes(NamedTuple):
    played: int
    cut: int


def watch_scenes(guest: Guest) -> None:
    """Watches scenes on every page that is opened from now on."""
    guest.context.add_init_script(WATCH)


def scenes(guest: Guest) -> Scenes:
    played, cut = guest.page.evaluate("() => [window.scenes.played, window.scenes.cut]")
    return Scenes(played, cut)
