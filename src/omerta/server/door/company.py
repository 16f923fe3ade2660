"""People one meets again: companions, invitations to tables, and who may send them."""

from __future__ import annotations

from omerta.server.door.call import Call, Nothing
from omerta.server.wire.people import Asked, Blocking, Company, InvitationWish, InvitedPeople, Manners


async def company(call: Call[Nothing]) -> Company:
    """Those with whom one has played, the last first, and whether one takes invitations."""
    return await call.desk.people.acquaintances.company(await call.guest())


async def write_manners(call: Call[Manners]) -> Company:
    """Whether others may invite one."""
    person = await call.guest()
    return await call.desk.people.acquaintances.allow_invitations(person, invitable=call.body.invitable)


async def block(call: Call[Blocking]) -> Company:
    """From whom one is blocked nothing comes any more, nor goes to them; they are not told."""
    person, named = await call.guest(), call.request.path_params["person"]
    return await call.desk.people.acquaintances.block(person, named, blocked=call.body.blocked)


async def asked(call: Call[Nothing]) -> Asked:
    """Invitations to tables and clubs that wait for an answer."""
    person, people = await call.known_guest(), call.desk.people
    if person is None:
        return Asked()
    return Asked(await people.invitations.waiting(person), await people.clubs.asks(person))


async def invite_person(call: Call[InvitationWish]) -> InvitedPeople:
    """The host asks somebody they know to a table that waits for people; it stands in their lobby."""
    table, person = await call.table(), await call.guest()
    call.desk.allowances.take_invitation(person, call.home)
    return await call.desk.people.invitations.invite(table.stored, person, call.body.person)


async def invited_people(call: Call[Nothing]) -> InvitedPeople:
    """Whom the host has asked to a table."""
    table, person = await call.table(), await call.guest()
    return await call.desk.people.invitations.invited(table.stored, person)


async def decline(call: Call[Nothing]) -> Asked:
    """One does not come to a table, and is not asked to it again."""
    person = await call.guest()
    await call.desk.people.invitations.decline(call.request.path_params["code"], person)
    return await asked(call)
