/** The frames of a seat, numbered from 1: joining what has arrived to what is known, and what an undo leaves of it. */

import type { AnyEvent, EventFrame, Frame } from '../protocol/generated';

/** What joining the arrived frames to the known ones gives: the new log, what is new in it, and whether some lack. */
export interface Joined {
  readonly frames: readonly Frame[];
  readonly fresh: readonly Frame[];
  readonly hasGap: boolean;
}

/** Frames that came before are dropped by their numbers; a number that is left out means that something is missing. */
export function join(known: readonly Frame[], arrived: readonly Frame[]): Joined {
  const last = known.at(-1)?.number ?? 0;
  const fresh = arrived.filter((frame) => frame.number > last);
  const hasGap = fresh.some((frame, place) => frame.number !== last + 1 + place);
  return hasGap ? { frames: known, fresh: [], hasGap } : { frames: [...known, ...fresh], fresh, hasGap };
}

/** Whether what has arrived tells the same story: a frame that is known came at the same moment. */
export function isSame(known: readonly Frame[], arrived: readonly Frame[]): boolean {
  const moments = new Map(known.map((frame) => [frame.number, frame.at]));
  return arrived.every((frame) => (moments.get(frame.number) ?? frame.at) === frame.at);
}

/** What is left of the known frames once another beat has come: the server would not tell the fleeting ones again. */
export function faded(known: readonly Frame[], isFleeting: (event: AnyEvent) => boolean): readonly Frame[] {
  return known.map((frame) =>
    frame.frame === 'event' && isFleeting(frame.event) ? { frame: 'faded', number: frame.number, at: frame.at } : frame,
  );
}

/** The numbers of all frames that an undo has taken back. */
export function voided(frames: readonly Frame[]): ReadonlySet<number> {
  return new Set(frames.flatMap((frame) => (frame.frame === 'undone' ? frame.void : [])));
}

/** The events that still count, oldest first. */
export function toldIn(frames: readonly Frame[], taken: ReadonlySet<number>): readonly EventFrame[] {
  return frames.filter((frame) => frame.frame === 'event').filter((frame) => !taken.has(frame.number));
}
