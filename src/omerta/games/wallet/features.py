"""Environments number every action that can ever be legal, in a fixed order. RULES.md W-4, W-6, W-7, W-9, W-10."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from omerta.games.wallet.actions import Birthday, WalletAction
from omerta.games.wallet.components import CHARACTERS, EXTRA_IDS, FACES, GAIN_TIME, ID_OF, MONEY, NOTES, SPECIALS
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.rules.birthday import CARDS, shape
from omerta.games.wallet.rules.end_tables import ATM_DEPOSIT, ATM_DRAW, CHECK, EXCHANGE, RETURN_CHIP, STASH
from omerta.games.wallet.rules.naming import faces_named
from omerta.games.wallet.rules.rounds import deck_of
from omerta.games.wallet.rules.specials import is_of_a_turn
from omerta.games.wallet.rules.tables import (
    BUY,
    DRAW,
    FLIP,
    GIFT,
    GIVE,
    GIVE_BACK,
    GIVE_NOTHING,
    KEEP,
    NO_MATCH,
    PASS,
    PAY_ADD,
    PAY_DONE,
    PLAY,
    PUT,
    TAKE,
    TAKE_ID,
    TARGET,
)
from omerta.games.wallet.rules.wishes import FITTING, REQUESTS, WISH


def catalogue(options: WalletOptions, seats: int) -> Sequence[WalletAction]:
    """Turns, special cards, the end of the round, and last the many ways to share birthday cards."""
    return _catalogue(copies(options, seats), seats)


def copies(options: WalletOptions, seats: int) -> tuple[int, ...]:
    """Says how many cards of each face can be in play: the deck, and the extra IDs once they are bought. W-1.2,
    W-4.4"""
    counts = list(deck_of(options, seats))
    for character in range(len(CHARACTERS)):
        counts[ID_OF[character]] += EXTRA_IDS >> character & 1
    return tuple(counts)


# One table plays one deck; a few are kept for tests and simulations that change between them.
@lru_cache(maxsize=8)
def _catalogue(counts: tuple[int, ...], seats: int) -> tuple[WalletAction, ...]:
    faces = [face for face, count in enumerate(counts) if count]
    return (*_turns(faces), *_specials(faces, seats), *_ending(faces, seats), *_birthdays(counts, seats))


def _turns(faces: list[int]) -> list[WalletAction]:
    """W-4, W-5.2, W-7.2"""
    money = [face for face in faces if face in MONEY]
    plays = [PLAY[special] for special in range(len(SPECIALS)) if is_of_a_turn(special) or special == GAIN_TIME]
    puts = [PUT[face] for face in faces]
    return [DRAW, *puts, BUY, FLIP, PASS, *plays, *(PAY_ADD[face] for face in money), PAY_DONE, *TAKE_ID]


def _specials(faces: list[int], seats: int) -> list[WalletAction]:
    """W-6.3 to W-6.10"""
    money = [face for face in faces if face in MONEY]
    gifts = [GIFT[face][seat] for face in faces for seat in range(seats)]
    # Currencies and jewels are always there to be asked for, values as far as they occur.  WR-15
    asked = [
        index
        for index, request in enumerate(REQUESTS)
        if not request.startswith("value:") or any(face in faces for face in FITTING[index])
    ]
    return [
        *(GIVE[face] for face in faces),
        GIVE_NOTHING,
        *(TAKE[face] for face in money),
        *TARGET[:seats],
        KEEP,
        GIVE_BACK,
        *gifts,
        *(WISH[seat][request] for seat in range(seats) for request in asked),
        NO_MATCH,
    ]


def _ending(faces: list[int], seats: int) -> list[WalletAction]:
    """W-6.13 to W-6.15, W-9.2, W-10.2"""
    notes = [face for face in faces if face in NOTES]
    return [
        *(STASH[face] for face in faces),
        *(ATM_DEPOSIT[face] for face in notes),
        ATM_DRAW,
        *(action for face in notes for action in EXCHANGE[face]),
        *CHECK[:seats],
        *RETURN_CHIP,
    ]


def _birthdays(counts: tuple[int, ...], seats: int) -> Iterator[Birthday]:
    """Every hand-out of up to three cards of which there are enough copies. W-6.2, WR-18

    With seven seats there are some 400,000: the tuples in them are shared.
    """
    faces = [face for face, count in enumerate(counts) if count]
    for drawn in range(1, CARDS + 1):
        given, back = shape(drawn, seats)
        takers = tuple(combinations(range(seats), given))
        gifts = {cards: faces_named(cards) for cards in product(faces, repeat=given)}
        for keep, (cards, names), rest in product(faces, gifts.items(), product(faces, repeat=back)):
            handed = (keep, *cards, *rest)
            if any(handed.count(face) > counts[face] for face in handed):
                continue
            left = FACES[rest[0]] if rest else None
            yield from (Birthday(FACES[keep], names, those, left) for those in takers)
