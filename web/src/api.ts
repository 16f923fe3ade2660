/** The lobby over REST. Every refusal is a `Refusal` that carries the server's `Problem`. */

import type {
  Account,
  FindTable,
  GameCard,
  HostWish,
  IdentityLink,
  Join,
  Me,
  Move,
  NewLesson,
  NewTable,
  NextGame,
  OwnNight,
  PasskeyMade,
  PasskeyQuestion,
  PasskeyShown,
  PasskeyWish,
  Problem,
  PushWish,
  Prolong,
  Replay,
  Screen,
  ScreenPlace,
  SeatChange,
  Spectators,
  Start,
  TableInfo,
  Tables,
  TidingsInfo,
  WebhookMade,
  WebhookTried,
  WebhookWish,
} from './protocol/generated';

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    /** 0 where the server was not reached. */
    readonly status: number,
  ) {
    super(`refused: ${problem.key}`);
  }
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (me: Me) => ask<Me>('PUT', '/api/me', me),
  account: () => ask<Account>('GET', '/api/me/account'),
  ownData: '/api/me/data',
  signOutOthers: () => ask<Account>('POST', '/api/me/sign-out'),
  night: () => ask<OwnNight>('GET', '/api/me/night'),
  sleep: (night: OwnNight) => ask<OwnNight>('PUT', '/api/me/night', night),
  deleteMe: () => ask<Account>('DELETE', '/api/me'),
  offerLink: () => ask<IdentityLink>('POST', '/api/me/link'),
  move: (move: Move) => ask<Me>('POST', '/api/me/move', move),
  wishPasskey: () => ask<PasskeyWish>('POST', '/api/me/passkeys/wish'),
  addPasskey: (made: PasskeyMade) => ask<Account>('POST', '/api/me/passkeys', made),
  removePasskey: (id: string) => ask<Account>('DELETE', `/api/me/passkeys/${id}`),
  askPasskey: () => ask<PasskeyQuestion>('POST', '/api/passkeys/question'),
  showPasskey: (shown: PasskeyShown) => ask<Me>('POST', '/api/passkeys/answer', shown),
  tidings: () => ask<TidingsInfo>('GET', '/api/me/tidings'),
  tellHere: (wish: PushWish) => ask<TidingsInfo>('PUT', '/api/me/push', wish),
  tellNoMore: () => ask<TidingsInfo>('DELETE', '/api/me/push'),
  putWebhook: (wish: WebhookWish) => ask<WebhookMade>('PUT', '/api/me/webhook', wish),
  removeWebhook: () => ask<TidingsInfo>('DELETE', '/api/me/webhook'),
  tryWebhook: () => ask<WebhookTried>('POST', '/api/me/webhook/test'),
  games: () => ask<readonly GameCard[]>('GET', '/api/games'),
  tables: () => ask<Tables>('GET', '/api/tables'),
  table: (code: string) => ask<TableInfo>('GET', `/api/tables/${code}`),
  open: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  /** A first game with hints, dealt at once. */
  learn: (game: string) => ask<TableInfo>('POST', '/api/lessons', { game } satisfies NewLesson),
  join: (code: string, join: Join = {}) => ask<TableInfo>('POST', `/api/tables/${code}/join`, join),
  leave: (code: string) => ask<TableInfo>('POST', `/api/tables/${code}/leave`),
  change: (code: string, seat: number, change: SeatChange) =>
    ask<TableInfo>('POST', `/api/tables/${code}/seats/${seat}`, change),
  /** With `bots`, these take the seats that are open. */
  begin: (code: string, start: Start = {}) => ask<TableInfo>('POST', `/api/tables/${code}/start`, start),
  /** A seat with anyone who waits for somebody. */
  findSeat: (wish: FindTable) => ask<TableInfo>('POST', '/api/seat', wish),
  letWatch: (code: string, allowed: boolean) =>
    ask<TableInfo>('POST', `/api/tables/${code}/spectators`, { allowed } satisfies Spectators),
  addScreen: (code: string, secret: string) =>
    ask<ScreenPlace>('POST', `/api/tables/${code}/screens`, { secret } satisfies Screen),
  removeScreens: (code: string) => ask<TableInfo>('DELETE', `/api/tables/${code}/screens`),
  findScreen: (secret: string) => ask<ScreenPlace>('POST', '/api/screens/find', { secret } satisfies Screen),
  /** The host gives a running clock more time. */
  prolong: (code: string, wish: Prolong) => ask<TableInfo>('POST', `/api/tables/${code}/prolong`, wish),
  host: (code: string, wish: HostWish) => ask<TableInfo>('POST', `/api/tables/${code}/host`, wish),
  /** The host may give other places, where the table says so: for each new seat the seat before. */
  next: (code: string, wish: NextGame = {}) => ask<TableInfo>('POST', `/api/tables/${code}/next`, wish),
  rematch: (code: string, wish: NextGame = {}) => ask<TableInfo>('POST', `/api/tables/${code}/rematch`, wish),
  invitation: (code: string) => `/api/tables/${code}/invite.svg`,
  /** The record of a game of the series, by its number. */
  record: (code: string, game: number) => `/api/tables/${code}/record.jsonl?game=${game}`,
  /** Through the eyes of a seat, or of a spectator; without a number, the last game of the series. */
  replay: (code: string, seat: number | null, way: string | null, game: number | null) =>
    ask<Replay>('GET', `/api/tables/${code}/replay?${queryOf({ seat, way, game })}`),
};

export function queryOf(parts: Readonly<Record<string, number | string | null>>): string {
  const given = Object.entries(parts).filter(([, value]) => value !== null);
  return given.map(([name, value]) => `${name}=${value}`).join('&');
}

export async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(path, { method, credentials: 'same-origin', ...sent }).catch(unreached);
  const answer = (await response.json().catch(() => undefined)) as unknown;
  if (!response.ok) throw new Refusal(problemIn(answer), response.status);
  return answer as Answer;
}

function unreached(): never {
  throw new Refusal({ key: 'unreached', args: {}, rule: null, field: null }, 0);
}

function problemIn(answer: unknown): Problem {
  const given = typeof answer === 'object' && answer !== null ? (answer as Partial<Problem>) : {};
  return {
    key: given.key ?? 'unknown',
    args: given.args ?? {},
    rule: given.rule ?? null,
    field: given.field ?? null,
  };
}
