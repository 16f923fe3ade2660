"""Cards are turned up until a note appears: at the ATM, or with a credit card. RULES.md W-7.6."""

from __future__ import annotations

from omerta.contract import Chance
from omerta.games.wallet.components import IS_NOTE
from omerta.games.wallet.rules.cards import everybody, shift, wallet_of
from omerta.games.wallet.state import NOBODY, WalletState
from omerta.kit.claims import Move


def draw_until_note(state: WalletState, target: int, chance: Chance) -> list[int]:
    """Lists all faces turned; the note comes last, if there was one, and goes to the target place.

    All see every card; what is no note goes back into the wallet. W-7.6, WR-11, WR-22
    """
    turned: list[int] = []
    left = state.wallet[:]
    while any(left):
        face = chance.pick(left)
        left[face] -= 1
        turned.append(face)
        if IS_NOTE[face]:
            break
    wallet, all_see = wallet_of(state), everybody(state)
    shift(state, [Move(face, wallet, target if IS_NOTE[face] else wallet, all_see) for face in turned])
    return turned


def note_of(turned: list[int]) -> int:
    """Gives the note that ended the turning, or NOBODY."""
    return turned[-1] if turned and IS_NOTE[turned[-1]] else NOBODY
