/** Open tables, as somebody looks through them: the fullest first, and by game. */

import type { TableInfo } from '../protocol/generated';

export function seatsLeft(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

/** Where the fewest are missing comes first; among equals the one that waits longest. Full ones are left out. */
export function bySeatsLeft(tables: readonly TableInfo[]): readonly TableInfo[] {
  return tables
    .filter((table) => seatsLeft(table) > 0)
    .sort((one, other) => seatsLeft(one) - seatsLeft(other) || one.created - other.created);
}

/** The games that somebody waits at, each once. */
export function gamesOf(tables: readonly TableInfo[]): readonly string[] {
  return [...new Set(bySeatsLeft(tables).map((table) => table.game))].sort();
}
