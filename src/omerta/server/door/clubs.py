"""Clubs: founding one, asking people, joining and leaving, the rating, a table for all of them."""

from __future__ import annotations

from omerta.server.door.call import Call, Nothing
from omerta.server.wire.lobby import TableInfo
from omerta.server.wire.people import Agreement, Clubs, ClubWish, GameWish, NewClub


async def clubs(call: Call[Nothing]) -> Clubs:
    """One's clubs, with the ratings of those that keep one, and those that ask one to join."""
    return await call.desk.people.clubs.of(await call.guest())


async def new_club(call: Call[NewClub]) -> Clubs:
    """Founds a club, and asks people one knows to join it."""
    person = await call.guest()
    call.desk.allowances.take_invitation(person, call.home)
    return await call.desk.people.clubs.found(person, call.body.name, call.body.people)


async def ask_to_club(call: Call[ClubWish]) -> Clubs:
    """A member asks somebody they know to join."""
    person = await call.guest()
    call.desk.allowances.take_invitation(person, call.home)
    return await call.desk.people.clubs.ask(_club(call), person, call.body.person)


async def send_away(call: Call[Nothing]) -> Clubs:
    """The founder sends a member away, or takes back that somebody was asked."""
    person = await call.guest()
    return await call.desk.people.clubs.send_away(_club(call), person, call.request.path_params["person"])


async def join_club(call: Call[Nothing]) -> Clubs:
    """Whoever was asked joins; where a rating is kept, they agree to it by this."""
    return await call.desk.people.clubs.join(_club(call), await call.guest())


async def leave_club(call: Call[Nothing]) -> Clubs:
    """A member leaves; whoever was asked says no, and is not asked again."""
    return await call.desk.people.clubs.leave(_club(call), await call.guest())


async def agree(call: Call[Agreement]) -> Clubs:
    """A rating is kept while every member agrees to it."""
    return await call.desk.people.clubs.agree(_club(call), await call.guest(), agrees=call.body.agrees)


async def club_table(call: Call[GameWish]) -> TableInfo:
    """Opens a table for the club: a seat for every member as far as the game has them, and all are invited."""
    person = await call.guest()
    call.desk.allowances.take_table(person, call.home)
    table = await call.desk.people.clubs.open_table(_club(call), person, call.body.game, call.home)
    return table.info(person.id)


def _club(call: Call[Nothing] | Call[ClubWish] | Call[Agreement] | Call[GameWish]) -> str:
    club: str = call.request.path_params["club"]
    return club
