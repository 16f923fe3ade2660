/** The frames of a seat, as `omerta.table.frames` writes them: one a shown event, numbered from 1. */

import type { Action, GameEvent, Told } from './game';

interface Numbered {
  readonly number: number;
  readonly at: number;
}

export interface EventFrame extends Numbered {
  readonly frame: 'event';
  readonly event: GameEvent;
}

export interface MessageFrame extends Numbered {
  readonly frame: 'message';
  readonly seat: number;
  readonly text: string;
}

export type VoteKind = 'concede' | 'pause' | 'undo';

export interface VoteFrame extends Numbered {
  readonly frame: 'vote';
  readonly seat: number;
  readonly kind: VoteKind;
  readonly value: boolean;
  readonly carried: boolean;
}

export interface HeldFrame extends Numbered {
  readonly frame: 'held';
  readonly decision: number;
  readonly action: Action;
  readonly until: number;
}

export interface LapsedFrame extends Numbered {
  readonly frame: 'lapsed';
  readonly decision: number;
}

export interface UndoneFrame extends Numbered {
  readonly frame: 'undone';
  readonly seat: number | null;
  readonly void: readonly number[];
}

export interface CastFrame extends Numbered {
  readonly frame: 'cast';
  readonly candidate: number | null;
}

export interface SequelFrame extends Numbered {
  readonly frame: 'sequel';
  readonly seating: readonly number[];
}

export type Frame =
  | EventFrame
  | MessageFrame
  | VoteFrame
  | HeldFrame
  | LapsedFrame
  | UndoneFrame
  | CastFrame
  | SequelFrame;

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

/** The numbers of all frames that an undo has taken back. */
export function voided(frames: readonly Frame[]): ReadonlySet<number> {
  return new Set(frames.flatMap((frame) => (frame.frame === 'undone' ? frame.void : [])));
}

/** The events that still count, oldest first. */
export function toldIn(frames: readonly Frame[], taken: ReadonlySet<number>): readonly Told[] {
  return frames.filter((frame) => frame.frame === 'event').filter((frame) => !taken.has(frame.number));
}
