/** Where things stand in the plots of one's figures, on a sheet 100 wide. */

import type { Figure } from '../protocol/generated';

export interface Bar {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The share of games won, and between which bounds the true one probably lies. */
export function barOf({ share, low, high }: Figure): Bar {
  return { share: 100 * share, low: 100 * low, high: 100 * high };
}

export interface Mark {
  readonly x: number;
  readonly won: boolean;
}

export const MARK = 7;
const STEP = 10;

/** The last results side by side, the newest at the right. */
export function marksOf(course: readonly boolean[]): readonly Mark[] {
  return course.map((won, place) => ({ x: place * STEP, won }));
}

export function widthOf(course: readonly boolean[]): number {
  return Math.max(1, course.length) * STEP - (STEP - MARK);
}

/** A length of time in whole minutes; nothing takes none. */
export function minutesBetween(began: number, ended: number): number {
  return Math.max(1, Math.round((ended - began) / 60_000));
}
