/** The wood of the cigar box, in the three positions of its lid. */

import type { BoxPlan, Lid } from './box';
import { box, dot, type Stroke } from '../pieces/strokes';

const SUN = 'var(--sun)';
const DARK = 'var(--mahogany)';
const DEEP = '#2a140d';
const LIGHT = '#b4743a';
const WOOD = '#9a5a26';
const EDGE = '#87491c';
const FRONT = '#7a4216';
const SIDE = '#6e3912';

/** The frame and the back of the open lid; its picture comes on top. */
export function lidOf({ lid }: BoxPlan): Stroke[] {
  return [
    [`M8 0h342l8 ${lid}H0z`, EDGE],
    [`M16 8h326l6 ${lid - 16}H10z`, DARK],
  ];
}

export function shadowOf({ top, body }: BoxPlan): Stroke[] {
  return [[box(8, top + 8, 358, body), 'rgb(59 31 22 / .35)']];
}

/** The lower half, open: walls, the two compartments and what parts them. */
export function insideOf({ top, body, inside: { y, height }, tray, below }: BoxPlan): Stroke[] {
  const wall = below ? box(14, tray.y - 7, 330, 7) : box(tray.x - 7, y, 7, height);
  const shade = below ? box(14, tray.y, 330, 6) : box(tray.x, y, 8, height);
  return [
    [box(70, top - 10, 30, 10) + box(258, top - 10, 30, 10), SUN],
    [box(0, top, 358, body), FRONT],
    [`M0 ${top}h358l-14 14H14z`, LIGHT],
    [`M0 ${top}l14 14v${height}l-14 14z`, WOOD],
    [`M358 ${top}l-14 14v${height}l14 14z`, SIDE],
    [box(14, y, 330, height), DARK],
    [`M14 ${y}h330v10H24v${height - 10}H14z`, DEEP],
    [wall, EDGE],
    [shade, DEEP],
  ];
}

/** How far the lid's front edge stands above the foot of the box. */
export function gapOf(lid: Lid): number {
  return lid === 'ajar' ? 66 : 30;
}

/** Shut, or a hand's breadth open: something gleams, but what it is cannot be seen. */
export function shutOf({ top, body }: BoxPlan, lid: Lid): Stroke[] {
  const end = top + body;
  const rim = end - gapOf(lid);
  const gleam: Stroke[] = [
    [box(10, end - 62, 338, 38), DEEP],
    [`M46 ${end - 36}l16-8M84 ${end - 32}l28-14M230 ${end - 34}l20-10M282 ${end - 32}l32-16`, '#b99f4c', 3],
  ];
  return [
    [box(70, top - 9, 30, 12) + box(258, top - 9, 30, 12), SUN],
    [box(0, top, 358, body), FRONT],
    ...(lid === 'ajar' ? gleam : []),
    [box(0, top, 358, rim - top), WOOD],
    [`M0 ${top}h358l-9 9H9z`, LIGHT],
    [box(16, top + 16, 326, rim - top - 32), EDGE, 3],
    [box(0, rim, 358, 8), SIDE],
    [`M158 ${rim - 10}h42v26q0 6-6 6h-30q-6 0-6-6z`, SUN],
    [dot(179, rim + 6, 5), DARK],
  ];
}
