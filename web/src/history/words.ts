/** What seats of finished games are called. */

import type { Figure, PlayedSeat } from '../protocol/generated';
import { t } from '../people/say';
import { texts } from '../text';

/** What somebody was in the game, in its words. */
export function roleOf(game: string, role: string): string {
  return texts(game, 'howto').sentence(`role-${role.replaceAll('_', '-')}`);
}

/** The line of a figure: a role, or all of them together. */
export function roleIn(game: string, { role }: Figure): string {
  return role === null ? t('figures-whole') : roleOf(game, role);
}

export function calledIn(seat: PlayedSeat): string {
  return seat.bot ? t('seat-bot', { number: 1 }) : (seat.name ?? t('guest'));
}

/** The others by their names; bots are counted. */
export function othersIn(seats: readonly PlayedSeat[]): string[] {
  const others = seats.filter(({ yours }) => !yours);
  const bots = others.filter(({ bot }) => bot).length;
  const people = others.filter(({ bot }) => !bot).map(calledIn);
  return bots > 0 ? [...people, t('history-bots', { count: bots })] : people;
}

/** Whether one has won, alone or with others; or who else has. */
export function resultOf(seats: readonly PlayedSeat[]): 'together' | 'won' | 'shared' | 'lost' | 'nobody' {
  const winners = seats.filter(({ won }) => won);
  if (winners.length === 0) return 'nobody';
  if (!winners.some(({ yours }) => yours)) return 'lost';
  if (winners.length === seats.length) return 'together';
  return winners.every(({ yours }) => yours) ? 'won' : 'shared';
}
