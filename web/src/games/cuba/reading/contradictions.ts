/** Whether somebody has said otherwise before: a liar may well be a thief, and "some diamonds" may be three. C-5.12 */

import type { Event } from '../types';

type Said = Extract<Event, { event: 'said' }>;

const ROLES: ReadonlySet<string> = new Set(['thief', 'loyal', 'agent', 'driver', 'killer', 'urchin']);

/** Both words may be true of the same person. */
export function areCompatible(slot: string, one: string, other: string): boolean {
  if (one === other) return true;
  if (slot === 'view') return areOpinionsCompatible(new Set([one, other]));
  if (slot === 'took') return isNarrower(one, other) || isNarrower(other, one);
  return slot === 'bag' && [one, other].includes('some') && ![one, other].includes('none');
}

function areOpinionsCompatible(both: ReadonlySet<string>): boolean {
  if (both.has('liar') || both.has('truthful')) return !(both.has('liar') && both.has('truthful'));
  if (both.has('not_thief')) return !both.has('thief');
  return [...both].some((value) => !ROLES.has(value));
}

/** `wide` leaves open what `narrow` says. */
function isNarrower(narrow: string, wide: string): boolean {
  if (wide === 'no_diamonds') return !narrow.startsWith('diamonds:');
  return wide.endsWith(':some') && narrow.startsWith(wide.slice(0, -'some'.length));
}

/** He has said something before that cannot be true as well. */
export function contradictsItself(said: Said, before: readonly Event[]): boolean {
  return before.some(
    (event) =>
      event.event === 'said' &&
      event.seat === said.seat &&
      event.slot === said.slot &&
      event.about === said.about &&
      !areCompatible(said.slot, event.value, said.value),
  );
}

/** The event as it is to be told: a changed story only where it contradicts an earlier one. */
export function asTold(event: Event, before: readonly Event[]): Event {
  return event.event === 'said' && event.changed ? { ...event, changed: contradictsItself(event, before) } : event;
}
