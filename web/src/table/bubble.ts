/** Where a hint stands: beside what it speaks of, and never over anything that is needed now. */

import type { Place } from '../kit/flight';

const GAP = 12;

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Above, below, right or left of it, whichever is free; null where nothing is. */
export function bubblePlace(anchor: Place, size: Room, page: Room, needed: readonly Place[]): Corner | null {
  const centred = between(anchor.left + anchor.width / 2 - size.width / 2, GAP, page.width - size.width - GAP);
  const level = between(anchor.top + anchor.height / 2 - size.height / 2, GAP, page.height - size.height - GAP);
  const places: Corner[] = [
    { left: centred, top: anchor.top - size.height - GAP },
    { left: centred, top: anchor.top + anchor.height + GAP },
    { left: anchor.left + anchor.width + GAP, top: level },
    { left: anchor.left - size.width - GAP, top: level },
  ];
  return places.find((corner) => isOn(page, { ...corner, ...size }) && !hits({ ...corner, ...size }, needed)) ?? null;
}

/** Over the log, which can wait, level with what it speaks of. */
export function besideLog(log: Place, size: Room, anchor: Place | undefined): Corner {
  const level = anchor === undefined ? log.top : anchor.top + anchor.height / 2 - size.height / 2;
  const left = log.left + (log.width - size.width) / 2;
  return { left, top: between(level, log.top + GAP, log.top + log.height - size.height - GAP) };
}

function isOn({ width, height }: Room, place: Place): boolean {
  return (
    place.left >= GAP &&
    place.top >= GAP &&
    place.left + place.width <= width - GAP &&
    place.top + place.height <= height - GAP
  );
}

function hits(place: Place, others: readonly Place[]): boolean {
  return others.some(
    ({ left, top, width, height }) =>
      left < place.left + place.width &&
      place.left < left + width &&
      top < place.top + place.height &&
      place.top < top + height,
  );
}

function between(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, value));
}

const RING = 5;

/** A ring around a place, drawn whole: where the place reaches to the edge of the page, inside it. */
export function ringAround({ left, top, width, height }: Place, page: Room): Place {
  const [right, bottom] = [
    Math.min(left + width + RING, page.width - 2),
    Math.min(top + height + RING, page.height - 2),
  ];
  const [x, y] = [Math.max(left - RING, 2), Math.max(top - RING, 2)];
  return { left: x, top: y, width: right - x, height: bottom - y };
}
