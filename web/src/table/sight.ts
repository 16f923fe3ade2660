/** What of an element one can see: it may lie partly beyond the edge of what scrolls it. */

import type { Place } from '../kit/flight';
import { placeOn, scaleAt } from '../kit/scale';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of an element that is in sight; without width where there is none. */
export function inSight(element: Element): Place {
  let seen: Box = boxOf(element);
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') seen = common(seen, boxOf(around));
  }
  const { left, top, right, bottom } = common(seen, boxOfPage(element));
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

function boxOf(node: Element): Box {
  const { left, top, width, height } = placeOn(node);
  return { left, top, right: left + width, bottom: top + height };
}

function boxOfPage(node: Element): Box {
  const { width, height } = pageAround(node);
  return { left: 0, top: 0, right: width, bottom: height };
}

/** The page in the lengths that count where this is drawn. */
export function pageAround(node: Element): { readonly width: number; readonly height: number } {
  const scale = scaleAt(node);
  return { width: innerWidth / scale, height: innerHeight / scale };
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function isSeen({ width, height }: Place): boolean {
  return width > 0 && height > 0;
}

/** What a hint speaks of: of several names the first that is drawn at this size. */
export function named(names: string | undefined): readonly Element[] {
  const drawn = (name: string) =>
    [...document.querySelectorAll(`[data-guide~="${CSS.escape(name)}"]`)].filter((node) => node.checkVisibility());
  return (names?.split(' ') ?? []).map(drawn).find((nodes) => nodes.length > 0) ?? [];
}

/**
 * Looks now and whenever board, rail or this element are drawn anew: at another size everything is, and what a hint speaks
 * of may come a moment later. Gives what ends it.
 */
export function whenDrawn(look: () => void, own: Element | null): () => void {
  let frame = requestAnimationFrame(look);
  const again = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const [drawn, resized] = [new MutationObserver(again), new ResizeObserver(again)];
  for (const node of document.querySelectorAll('#main, [data-rail]')) {
    drawn.observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['class', 'style', 'data-guide'],
    });
    resized.observe(node);
  }
  if (own !== null) resized.observe(own);
  return () => {
    cancelAnimationFrame(frame);
    drawn.disconnect();
    resized.disconnect();
  };
}
