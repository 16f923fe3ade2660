/** How cards and cars of this game move, and how long it takes. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isReduced, MOVE } from '../../../kit/motion';
import type { Car } from '../reading/box';
import { drivePoses } from '../reading/drives';
import type { Pose } from '../reading/lanes';
import type { Event } from '../types';

/** A card comes flying, turning on its way. */
export function landing(_node: Element): TransitionConfig {
  if (isReduced()) return { duration: 120, css: (t) => `opacity: ${t.toFixed(2)}` };
  return {
    duration: MOVE * 1.4,
    easing: cubicOut,
    css: (t, left) =>
      `transform: translateY(${(left * 90).toFixed(1)}px) scale(${(1 + left * 0.6).toFixed(3)}) ` +
      `rotate(${(left * -90).toFixed(1)}deg); opacity: ${Math.min(1, t * 3).toFixed(2)}`,
  };
}

/** So long takes a card of the way; nobody waits longer than the last. */
const STEP = 170;
const LONGEST = 1500;

export interface Ride {
  readonly car: Car;
  readonly poses: readonly Pose[];
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

/** What is driven in these events, one after the other. */
export function ridesOf(events: readonly Event[], turn: number): readonly Ride[] {
  let delay = 0;
  return events.flatMap((event): readonly Ride[] => {
    const path = event.event === 'drove' ? event.path : event.event === 'turned' ? [event.origin, event.place] : [];
    if (path.length < 2 || !('car' in event)) return [];
    const duration = Math.min(LONGEST, STEP * (path.length - 1) + (event.event === 'turned' ? 500 : 120));
    const ride = { car: event.car, poses: smooth(drivePoses(path, turn)), delay, duration };
    delay += duration;
    return [ride];
  });
}

/** Angles that never jump by more than half a turn. */
export function smooth(poses: readonly Pose[]): readonly Pose[] {
  let last = poses[0]?.angle ?? 0;
  return poses.map((pose) => {
    last += ((((pose.angle - last) % 360) + 540) % 360) - 180;
    return { ...pose, angle: last };
  });
}

/** The poses as keyframes, each at its share of the way. */
export function framesOf(poses: readonly Pose[]): Keyframe[] {
  const lengths = poses.map(({ x, y }, index) => {
    const before = poses[index - 1];
    return before === undefined ? 0 : Math.hypot(x - before.x, y - before.y) + 0.01;
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let driven = 0;
  return poses.map(({ x, y, angle }, index) => {
    driven += lengths[index] ?? 0;
    return {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle.toFixed(1)}deg)`,
      offset: index === poses.length - 1 ? 1 : Math.min(1, driven / whole),
    };
  });
}
