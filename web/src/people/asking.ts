/** What the pages ask the server about people: companions, invitations, clubs. */

import { ask } from '../api';
import type {
  Agreement,
  Asked,
  Blocking,
  Clubs,
  ClubWish,
  Company,
  GameWish,
  InvitationWish,
  InvitedPeople,
  Manners,
  NewClub,
  TableInfo,
} from '../protocol/generated';

export const company = () => ask<Company>('GET', '/api/me/company');
export const takeInvitations = (invitable: boolean) =>
  ask<Company>('PUT', '/api/me/company', { invitable } satisfies Manners);
export const block = (person: string, blocked: boolean) =>
  ask<Company>('PUT', `/api/me/company/${person}`, { blocked } satisfies Blocking);

/** No, to a table. */
export const decline = (code: string) => ask<Asked>('DELETE', `/api/tables/${code}/invitations`);
export const invited = (code: string) => ask<InvitedPeople>('GET', `/api/tables/${code}/invitations`);
export const invite = (code: string, person: string) =>
  ask<InvitedPeople>('POST', `/api/tables/${code}/invitations`, { person } satisfies InvitationWish);

export const clubs = () => ask<Clubs>('GET', '/api/clubs');
export const found = (club: NewClub) => ask<Clubs>('POST', '/api/clubs', club);
export const joinClub = (club: string) => ask<Clubs>('POST', `/api/clubs/${club}/join`);
export const leaveClub = (club: string) => ask<Clubs>('POST', `/api/clubs/${club}/leave`);
export const askToClub = (club: string, person: string) =>
  ask<Clubs>('POST', `/api/clubs/${club}/members`, { person } satisfies ClubWish);
export const sendAway = (club: string, person: string) => ask<Clubs>('DELETE', `/api/clubs/${club}/members/${person}`);
export const agree = (club: string, agrees: boolean) =>
  ask<Clubs>('PUT', `/api/clubs/${club}/rating`, { agrees } satisfies Agreement);
export const openFor = (club: string, game: string) =>
  ask<TableInfo>('POST', `/api/clubs/${club}/tables`, { game } satisfies GameWish);
