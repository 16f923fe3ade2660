/** The lobby over REST. Every refusal is a `Refusal` that carries the server's `Problem`. */

import type {
  GameCard,
  Join,
  Me,
  NewTable,
  NextGame,
  Problem,
  Replay,
  RuleLine,
  SeatChange,
  TableInfo,
  Tables,
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

type Method = 'GET' | 'PUT' | 'POST';

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (me: Me) => ask<Me>('PUT', '/api/me', me),
  games: () => ask<readonly GameCard[]>('GET', '/api/games'),
  rules: (game: string) => ask<readonly RuleLine[]>('GET', `/api/games/${game}/rules`),
  tables: () => ask<Tables>('GET', '/api/tables'),
  table: (code: string) => ask<TableInfo>('GET', `/api/tables/${code}`),
  open: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  join: (code: string, join: Join = {}) => ask<TableInfo>('POST', `/api/tables/${code}/join`, join),
  leave: (code: string) => ask<TableInfo>('POST', `/api/tables/${code}/leave`),
  change: (code: string, seat: number, change: SeatChange) =>
    ask<TableInfo>('POST', `/api/tables/${code}/seats/${seat}`, change),
  begin: (code: string) => ask<TableInfo>('POST', `/api/tables/${code}/start`),
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

function queryOf(parts: Readonly<Record<string, number | string | null>>): string {
  const given = Object.entries(parts).filter(([, value]) => value !== null);
  return given.map(([name, value]) => `${name}=${value}`).join('&');
}

async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
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
