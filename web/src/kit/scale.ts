/** A table grows with its screen: everything on it, as if it were looked at from nearer. */

import type { Place } from './flight';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The page as it is drawn where nothing grows; on a larger one everything is so much larger. */
const DESK: Size = { width: 1440, height: 810 };
/** Of so few lengths is a screen that is read from three metres: 14 of them are 2.6 % of its height. */
const SCREEN: Size = { width: 960, height: 540 };

/** How much larger a table is drawn for those who sit before it. A phone and a small desk are as they are. */
export function deskScale(size: Size): number {
  return Math.max(1, fitting(size, DESK));
}

/** How much larger it is drawn for those who sit around it; a small screen shows it smaller, and so whole. */
export function screenScale(size: Size): number {
  return Math.max(0.5, fitting(size, SCREEN));
}

function fitting(size: Size, into: Size): number {
  const scale = Math.min(size.width / into.width, size.height / into.height);
  return Math.round(scale * 100) / 100;
}

/** Where something is, in the lengths that count there: what is drawn larger has fewer of them. */
export function placeOn(node: Element): Place {
  const { left, top, width, height } = node.getBoundingClientRect();
  const scale = scaleAt(node);
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
}

/** How much larger than usual a node is drawn. */
export function scaleAt(node: Element): number {
  return (node as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
}
