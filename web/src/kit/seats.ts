/** The hat is the seat: which hat, colour and name a seat has, the same at every place of the client. */

import { HATS, type Hat, type SeatInfo } from '../protocol/generated';
import type { SharedSymbol } from '../symbols/names';

/** Hats whose colour carries ink instead of paper. */
const LIGHT: ReadonlySet<Hat> = new Set(['boater', 'beret', 'chauffeur', 'sailor', 'alpine']);

export function hatSymbol(hat: Hat): SharedSymbol {
  return `hat-${hat.replace('_', '')}` as SharedSymbol;
}

export function hatColour(hat: Hat): string {
  return `var(--seat-${HATS.indexOf(hat) + 1})`;
}

export function onHatColour(hat: Hat): string {
  const usual = LIGHT.has(hat) ? 'var(--on-seat-light)' : 'var(--on-seat-dark)';
  return `var(--on-seat-${HATS.indexOf(hat) + 1}, ${usual})`;
}

/**
 * A hat for everybody, never two alike: people keep theirs before bots do, and the first to come before the next; who
 * is left gets the first that nobody wears.
 */
export function hatsOf(seats: readonly SeatInfo[]): Hat[] {
  const taken = new Map<Hat, SeatInfo>();
  for (const seat of [...seats].sort(peopleFirst)) if (seat.hat && !taken.has(seat.hat)) taken.set(seat.hat, seat);
  const free = HATS.filter((hat) => !taken.has(hat));
  return seats.map((seat) => (seat.hat && taken.get(seat.hat) === seat ? seat.hat : (free.shift() ?? HATS[0])));
}

function peopleFirst(one: SeatInfo, other: SeatInfo): number {
  return Number(one.kind !== 'person') - Number(other.kind !== 'person') || one.seat - other.seat;
}

/** Names for sentences and seats; `nameless` says what a seat is called that has none. */
export function namesOf(seats: readonly SeatInfo[], nameless: (seat: SeatInfo) => string): string[] {
  return seats.map((seat) => seat.name ?? nameless(seat));
}

export function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '?';
}
