/** A series of games: what follows, and how it stands. */

import type { TableInfo } from '../protocol/generated';

/** There is a game of the series left after the present one; one that ended without a result breaks it off. */
export function goesOn(table: TableInfo): boolean {
  return !table.unfinished && table.series.number < table.series.games;
}

export interface Rank {
  readonly seat: number;
  readonly points: number;
  /** From 1; those with equal points share one. */
  readonly place: number;
}

/** The seats by their points, the best first. */
export function ranking(points: readonly number[]): readonly Rank[] {
  return points
    .map((own, seat) => ({ seat, points: own, place: 1 + points.filter((other) => other > own).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
