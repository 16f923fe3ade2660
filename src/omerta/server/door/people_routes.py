"""The operations that are about people: who one is, how one is told, whom one has played with, clubs."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from omerta.server.door.account import (
    account,
    add_passkey,
    ask_passkey,
    delete_me,
    move,
    offer_link,
    own_data,
    remove_passkey,
    show_passkey,
    sign_out_others,
    wish_passkey,
)
from omerta.server.door.call import Nothing
from omerta.server.door.clubs import agree, ask_to_club, club_table, clubs, join_club, leave_club, new_club, send_away
from omerta.server.door.company import asked, block, company, write_manners
from omerta.server.door.history import figures, played_games
from omerta.server.door.nights import read_night, write_night
from omerta.server.door.operation import Operation, operation
from omerta.server.door.people import read_me, write_me
from omerta.server.door.tidings import how_told, put_webhook, remove_webhook, tell_here, tell_no_more, try_webhook
from omerta.server.wire.account import (
    Account,
    IdentityLink,
    Move,
    OwnData,
    OwnNight,
    PasskeyMade,
    PasskeyQuestion,
    PasskeyShown,
    PasskeyWish,
)
from omerta.server.wire.history import Figures, PlayedGames
from omerta.server.wire.lobby import Me, TableInfo
from omerta.server.wire.people import Agreement, Asked, Blocking, Clubs, ClubWish, Company, GameWish, Manners, NewClub
from omerta.server.wire.tidings import PushWish, TidingsInfo, WebhookMade, WebhookTried, WebhookWish

CLUB: Final = "/api/clubs/{club}"
INVITING: Final = ("no-such-person", "takes-no-invitations", "too-many-invitations")
"""Why somebody may not be asked to a table or a club."""

UNTOLD: Final = ("no-tidings", "bad-address", "not-stored")
"""Why somebody may not be told somewhere."""

PEOPLE: Final[tuple[Operation, ...]] = (
    operation("GET", "/api/me", read_me, Me, Nothing, ("not-stored",)),
    operation("PUT", "/api/me", write_me, Me, Me, ("bad-name", "not-stored")),
    operation("DELETE", "/api/me", delete_me, Account, Nothing, ("busy", "not-stored")),
    operation("GET", "/api/me/account", account, Account, Nothing, ("not-stored",)),
    operation("GET", "/api/me/data", own_data, OwnData, Nothing, ("not-stored",)),
    operation("GET", "/api/me/night", read_night, OwnNight, Nothing, ("not-stored",)),
    operation(
        "PUT", "/api/me/night", write_night, OwnNight, OwnNight, ("no-such-zone", "night-too-long", "not-stored")
    ),
    operation("POST", "/api/me/sign-out", sign_out_others, Account, Nothing, ("not-stored",)),
    operation("POST", "/api/me/link", offer_link, IdentityLink, Nothing, ("not-stored",)),
    operation("POST", "/api/me/move", move, Me, Move, ("no-such-link", "not-stored")),
    operation("POST", "/api/me/passkeys/wish", wish_passkey, PasskeyWish, Nothing, ("too-many-passkeys", "not-stored")),
    operation("POST", "/api/me/passkeys", add_passkey, Account, PasskeyMade, ("bad-passkey", "not-stored")),
    operation(
        "DELETE", "/api/me/passkeys/{passkey}", remove_passkey, Account, Nothing, ("no-such-passkey", "not-stored")
    ),
    operation("POST", "/api/passkeys/question", ask_passkey, PasskeyQuestion, Nothing),
    operation("POST", "/api/passkeys/answer", show_passkey, Me, PasskeyShown, ("no-such-passkey", "not-stored")),
    operation("GET", "/api/me/tidings", how_told, TidingsInfo, Nothing, ("not-stored",)),
    operation("PUT", "/api/me/push", tell_here, TidingsInfo, PushWish, UNTOLD),
    operation("DELETE", "/api/me/push", tell_no_more, TidingsInfo, Nothing, ("not-stored",)),
    operation("PUT", "/api/me/webhook", put_webhook, WebhookMade, WebhookWish, UNTOLD),
    operation("DELETE", "/api/me/webhook", remove_webhook, TidingsInfo, Nothing, ("not-stored",)),
    operation(
        "POST", "/api/me/webhook/test", try_webhook, WebhookTried, Nothing, ("no-tidings", "no-webhook", "not-stored")
    ),
    operation("GET", "/api/me/games", played_games, PlayedGames, Nothing, ("malformed", "not-stored")),
    operation("GET", "/api/me/figures", figures, Figures, Nothing, ("not-stored",)),
    operation("GET", "/api/me/company", company, Company, Nothing, ("not-stored",)),
    operation("PUT", "/api/me/company", write_manners, Company, Manners, ("not-stored",)),
    operation("PUT", "/api/me/company/{person}", block, Company, Blocking, ("no-such-person", "not-stored")),
    operation("GET", "/api/me/asked", asked, Asked, Nothing),
    operation("GET", "/api/clubs", clubs, Clubs, Nothing, ("not-stored",)),
    operation(
        "POST",
        "/api/clubs",
        new_club,
        Clubs,
        NewClub,
        (*INVITING, "bad-name", "too-many-clubs", "not-stored"),
        status=HTTPStatus.CREATED,
    ),
    operation("POST", f"{CLUB}/join", join_club, Clubs, Nothing, ("no-such-club", "too-many-clubs", "not-stored")),
    operation("POST", f"{CLUB}/leave", leave_club, Clubs, Nothing, ("no-such-club", "not-stored")),
    operation("PUT", f"{CLUB}/rating", agree, Clubs, Agreement, ("no-such-club", "not-stored")),
    operation(
        "POST",
        f"{CLUB}/members",
        ask_to_club,
        Clubs,
        ClubWish,
        (*INVITING, "no-such-club", "too-many-members", "not-stored"),
    ),
    operation(
        "DELETE",
        f"{CLUB}/members/{{person}}",
        send_away,
        Clubs,
        Nothing,
        ("no-such-club", "no-such-person", "founder-only", "not-stored"),
    ),
    operation(
        "POST",
        f"{CLUB}/tables",
        club_table,
        TableInfo,
        GameWish,
        ("no-such-club", "no-such-game", "too-many-new-tables", "not-stored"),
        status=HTTPStatus.CREATED,
    ),
)
