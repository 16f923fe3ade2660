/** A view as plain facts, for a game that has no words of its own for them. */

import type { Fact, Say, SeatFace, View } from './game';

/** What the frame shows already. */
const SHOWN: readonly string[] = ['you', 'beat', 'waiting', 'options'];

export function plainFacts(
  view: View,
  say: Say,
  seats: readonly SeatFace[],
  seatFields: readonly string[],
): readonly Fact[] {
  return Object.entries(view)
    .filter(([field, value]) => !SHOWN.includes(field) && value !== null)
    .map(([field, value]) => ({
      label: labelOf(field, say),
      values: valuesOf(field, value, say, seats, seatFields.includes(field)),
    }));
}

function labelOf(field: string, say: Say): string {
  const key = `view-${field.replaceAll('_', '-')}`;
  return say.has(key) ? say(key) : field.replaceAll('_', ' ');
}

/** A list with one item for each seat names the seats; everything else is one line. */
function valuesOf(
  field: string,
  value: unknown,
  say: Say,
  seats: readonly SeatFace[],
  isSeat: boolean,
): readonly string[] {
  if (Array.isArray(value) && !isSeat && value.length === seats.length && seats.length > 1) {
    return seats.map((seat, place) => `${seat.label}: ${spoken(field, value[place], say, false)}`);
  }
  return [spoken(field, value, say, isSeat)];
}

function spoken(field: string, value: unknown, say: Say, isSeat: boolean): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return isSeat ? say.name(value) : String(value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'string') return say.word(field, value);
  if (Array.isArray(value)) return value.map((item) => spoken(field, item, say, isSeat)).join(', ') || '–';
  return Object.entries(value)
    .map(([name, item]) => `${say.word(field, name)} ${spoken(name, item, say, false)}`)
    .join('; ');
}
