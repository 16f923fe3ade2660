/** How pieces move: pairs of transitions over a shared key, and what is left of them with reduced motion. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../settings/settings.svelte';
import { flight, transformAt, type Place } from './flight';
import { placeOn } from './scale';

/** Durations of LOOK.md, in milliseconds. */
export const MOVE = 280;
export const DEAL = 380;
export const REVEAL = 560;
const STILL = 120;

export function isReduced(): boolean {
  return settings.reducedMotion;
}

/** `--e-slide`: fast off the hand, long glide on the cloth. */
export function slide(t: number): number {
  return 1 - (1 - t) ** 3.2;
}

/** For `animate:flip`: a piece that shifts because its neighbours did. One that is hidden has no way to go. */
export function shift(): { duration: (distance: number) => number; easing: (t: number) => number } {
  return {
    duration: (distance) => (Number.isFinite(distance) && !isReduced() ? MOVE : 0),
    easing: slide,
  };
}

export interface Travel {
  /** Which piece: what leaves under a key arrives under the same key. */
  readonly key: string;
  readonly delay?: number;
  readonly duration?: number;
}

type Later = () => TransitionConfig;
type Transition = (node: Element, travel: Travel) => Later;

/**
 * `out:leave={{ key }}` at the old place and `in:arrive={{ key }}` at the new one: the piece flies over. Without a
 * counterpart it fades.
 */
export function travelling(): { leave: Transition; arrive: Transition } {
  const leaving = new Map<string, Place>();
  const arriving = new Set<string>();

  return {
    leave(node, { key }) {
      leaving.set(key, placeOn(node));
      // Whichever side is asked first, it clears what the other side has noted, never its own.
      return () => {
        if (arriving.delete(key)) return { duration: 0 };
        leaving.delete(key);
        return fade(STILL);
      };
    },
    arrive(node, { key, delay = 0, duration = MOVE }) {
      arriving.add(key);
      return () => {
        const from = leaving.get(key);
        if (from === undefined) arriving.delete(key);
        else leaving.delete(key);
        if (from === undefined || isReduced()) return fade(STILL);
        const path = flight(from, placeOn(node));
        return {
          delay,
          duration,
          easing: slide,
          css: (_t, left) => `transform: ${transformAt(path, left)}; z-index: 10; transform-origin: center`,
        };
      };
    },
  };
}

/** A card turns over: narrow until it is gone, the other face, wide again. Hidden faces are not in the page before. */
export function turn(_node: Element, { duration = REVEAL }: { duration?: number } = {}): TransitionConfig {
  if (isReduced()) return fade(STILL);
  return {
    duration,
    easing: cubicOut,
    css: (t) => `transform: scaleX(${Math.abs(2 * Math.max(t, 0.5) - 1).toFixed(3)})`,
  };
}

/** A stamp comes down. */
export function drop(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (isReduced()) return fade(STILL);
  return {
    delay,
    duration: MOVE,
    easing: cubicOut,
    css: (t, left) =>
      `transform: scale(${(1 + left * 0.3).toFixed(3)}) rotate(${(left * 2).toFixed(2)}deg); opacity: ${t.toFixed(2)}`,
  };
}

function fade(duration: number): TransitionConfig {
  return { duration, css: (t) => `opacity: ${t.toFixed(3)}` };
}
