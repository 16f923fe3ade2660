/** What the front page says of a game, and how the next one begins. */

import type { AnyOptions, Frame, NewTable, SeatWish, TableInfo } from '../protocol/generated';
import { t } from '../text';
import type { Ending, EndProps, GameMeta } from './game';

/** The game's headline; without one the last thing that happened. */
export function endingOf(props: EndProps, meta: GameMeta): Ending {
  if (props.table.unfinished) {
    return { headline: t('table-unfinished'), reason: t('table-unfinished-reason'), won: null, winners: [] };
  }
  if (meta.ending !== undefined) return meta.ending(props.view, props.say, props.gloss);
  const last = props.told.at(-1);
  return {
    headline: t('table-over'),
    reason: last === undefined ? '' : props.say.event(last.event),
    won: null,
    winners: [],
  };
}

/** From the deal to the last word of the game, talk afterwards left out. */
export function minutesOf(frames: readonly Frame[]): number {
  const events = frames.filter((frame) => frame.frame === 'event');
  const first = events[0]?.at ?? 0;
  return Math.max(1, Math.round(((events.at(-1)?.at ?? first) - first) / 60_000));
}

/** Nobody else is waited for: bots alone sit beside one. */
export function isAmongBots({ seats }: TableInfo): boolean {
  return seats.every(({ kind, yours }) => kind === 'bot' || yours);
}

/** The same table with other options: one's own seats stay one's own, other people get open ones. */
export function tableLike(table: TableInfo, options: AnyOptions): NewTable {
  return {
    game: table.game,
    options,
    seats: table.seats.map(wishOf),
    listed: table.listed,
    spectators: table.spectators,
    coach: table.coach,
    board: table.board,
    tempo: table.tempo,
    bank: table.bank,
    increment: table.increment,
    together: table.together,
    hours: table.hours,
    clock: table.clock,
    away: table.away,
    lengths: table.lengths,
  };
}

function wishOf(seat: TableInfo['seats'][number]): SeatWish {
  if (seat.yours) return { kind: 'me' };
  return seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' };
}

export interface ClockMoves {
  readonly seat: number;
  readonly count: number;
}

/** How often the clock has decided for each seat, as far as the reader was told; what was taken back does not count. */
export function clockMoves(frames: readonly Frame[], taken: ReadonlySet<number>): readonly ClockMoves[] {
  const moments = new Map<number, Set<number>>();
  for (const frame of frames) {
    if (frame.frame !== 'event' || taken.has(frame.number)) continue;
    for (const seat of frame.clock_for ?? []) moments.set(seat, (moments.get(seat) ?? new Set()).add(frame.at));
  }
  return [...moments].map(([seat, times]) => ({ seat, count: times.size })).sort((one, other) => one.seat - other.seat);
}
