/** A replay read: which steps there are lies in, where a moment lies for another viewer, and numbers as people write them. */

import type { Glimpse, Replay, ReplayStep, SeatInfo } from '../protocol/generated';
import type { SeatFace } from '../table/game';

export type Verdict = 'lie' | 'honest' | null;

const WHOLE = 1000;

/** Whether something in a step was said, and whether it was so; one lie is enough. */
export function verdictOf(step: ReplayStep): Verdict {
  if (step.lies.includes(true)) return 'lie';
  return step.lies.includes(false) ? 'honest' : null;
}

export function verdictOn(lie: boolean | null | undefined): Verdict {
  return lie === true ? 'lie' : lie === false ? 'honest' : null;
}

/** The places of the steps with a lie in them. */
export function liesIn(steps: readonly ReplayStep[]): readonly number[] {
  return steps.flatMap((step, place) => (verdictOf(step) === 'lie' ? [place] : []));
}

/** The next place after `from`, from the first again after the last; null if there is none. */
export function nextOf(places: readonly number[], from: number): number | null {
  return places.find((place) => place > from) ?? places[0] ?? null;
}

/** Where another viewer is at a moment that everybody has lived through. */
export function placeAt(steps: readonly ReplayStep[], moment: number): number {
  const last = steps.findLastIndex((step) => step.public <= moment);
  return Math.max(0, last);
}

/** Seats without people, where nobody knows any more who sat there. */
export function emptied(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  return seats.map(({ seat }) => ({
    seat,
    kind: 'person',
    name: null,
    hat: null,
    level: null,
    present: false,
    away_since: null,
    host: false,
    muted: false,
    yours: false,
  }));
}

/** Everybody where they sat in that game; `seating` says where they sit now. */
export function seatedThen(faces: readonly SeatFace[], seating: readonly number[]): readonly SeatFace[] {
  return seating.flatMap((now, seat) => {
    const face = faces[now];
    return face === undefined ? [] : [{ ...face, seat }];
  });
}

/** What the viewer could think of every seat at a step. */
export function mindAt(replay: Replay, place: number): readonly Glimpse[] {
  return replay.minds[replay.steps[place]?.mind ?? 0] ?? [];
}

export interface Part {
  readonly kind: string;
  readonly share: number;
  /** Where it begins, in thousandths. */
  readonly from: number;
}

/** The parts of a bar, left to right as the game lists its kinds; what is impossible is left out. */
export function partsOf(kinds: readonly string[], shares: readonly number[]): readonly Part[] {
  let from = 0;
  const parts: Part[] = [];
  shares.forEach((share, place) => {
    if (share > 0) parts.push({ kind: kinds[place] ?? '', share, from });
    from += share;
  });
  return parts;
}

/** The likeliest first. */
export function ranked(parts: readonly Part[]): readonly Part[] {
  return [...parts].sort((one, other) => other.share - one.share);
}

/** The key of how a share is said, and its whole per cent: certain, hardly ever and almost surely have words of their own. */
export function percentOf(share: number): { readonly key: string; readonly percent: number } {
  if (share >= WHOLE) return { key: 'replay-certain', percent: 100 };
  if (share < 10) return { key: 'replay-hardly', percent: 1 };
  if (share > 990) return { key: 'replay-almost', percent: 99 };
  return { key: 'replay-percent', percent: Math.round(share / 10) };
}
