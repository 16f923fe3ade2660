/** The chase as a film: its scenes in their order, each with its share of the time, and how it looks at any moment. */

import { CARS, type Car } from '../reading/box';
import { drivePoses } from '../reading/drives';
import { lineOf, type Pose } from '../reading/lanes';
import { cityAfter, EMPTY, type City } from './past';
import type { Event, Log } from '../types';

export interface Scene {
  /** Its share of the film, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly round: number;
  readonly event: Event;
  /** Where its car goes; empty where nobody drives. */
  readonly car: Car | null;
  readonly poses: readonly Pose[];
  readonly line: string;
  /** As it is with this scene. */
  readonly city: City;
}

/** How long a scene is: a drive as long as its way, the rest short; what is not seen has no length. */
const LENGTHS: Readonly<Partial<Record<Event['event'], number>>> = {
  card_laid: 0.6,
  hidden_card_laid: 0.6,
  escape_placed: 0.8,
  escape_laid: 0.8,
  turned: 1.2,
  bombed_behind: 1.5,
  blasted: 1,
  boost_broke: 0.8,
  car_out: 1.2,
};

function lengthOf(event: Event): number {
  return event.event === 'drove' ? event.path.length - 1 : (LENGTHS[event.event] ?? 0);
}

/** Cars keep beside one another in their lane, so that no line hides another. */
const BESIDE: Readonly<Record<Car, number>> = { prison: -2.4, green: -0.8, blue: 0.8, yellow: 2.4 };

function posesOf(event: Event, turn: number): readonly Pose[] {
  if (event.event === 'drove') return shifted(event.car, drivePoses(event.path, turn));
  return event.event === 'turned' ? shifted(event.car, drivePoses([event.origin, event.place], turn)) : [];
}

function shifted(car: Car, poses: readonly Pose[]): readonly Pose[] {
  return poses.map(({ x, y, angle }) => {
    const right = (angle * Math.PI) / 180;
    return { x: x + Math.cos(right) * BESIDE[car], y: y + Math.sin(right) * BESIDE[car], angle };
  });
}

export function scenesOf(log: Log, turn: number): readonly Scene[] {
  const events = log.map(({ event }) => event);
  const all = events.reduce((sum, event) => sum + lengthOf(event), 0);
  const scenes: Scene[] = [];
  let [time, round, city] = [0, 1, EMPTY];
  for (const event of events) {
    if (event.event === 'turn_began') round = event.round_number;
    city = cityAfter(city, event);
    const length = lengthOf(event);
    if (length === 0) continue;
    const car = 'car' in event ? event.car : null;
    const poses = posesOf(event, turn);
    const share = { from: time / all, to: (time + length) / all };
    scenes.push({ ...share, round, event, car, poses, line: lineOf(poses), city });
    time += length;
  }
  return scenes;
}

/** The scene that runs at this share of the film. */
export function sceneAt(scenes: readonly Scene[], share: number): Scene | undefined {
  return scenes.findLast(({ from }) => from <= share);
}

export interface Route {
  readonly car: Car;
  /** The drives behind it, and the one that runs. */
  readonly past: string;
  readonly now: string;
  /** Where the car is. */
  readonly pose: Pose;
  readonly isOut: boolean;
}

/** How far everybody has come who has started. */
export function routesAt(scenes: readonly Scene[], share: number): readonly Route[] {
  const seen = scenes.filter(({ from }) => from <= share);
  return CARS.flatMap((car) => {
    const own = seen.filter((scene) => scene.car === car);
    const drives = own.filter(({ poses }) => poses.length > 0);
    const last = drives.at(-1);
    if (last === undefined) return [];
    const part = partOf(last.poses, (share - last.from) / (last.to - last.from));
    const pose = part.at(-1);
    const past = drives.slice(0, -1).map(({ line }) => line);
    const isOut = own.some(({ event }) => event.event === 'car_out');
    return pose === undefined ? [] : [{ car, past: past.join(''), now: lineOf(part), pose, isOut }];
  });
}

/** The first part of a drive: so much of its way. */
export function partOf(poses: readonly Pose[], share: number): readonly Pose[] {
  if (share >= 1) return poses;
  const lengths = poses.map((pose, index) => distance(poses[index - 1] ?? pose, pose));
  let left = Math.max(0, share) * lengths.reduce((sum, length) => sum + length, 0);
  const part: Pose[] = [];
  for (const [index, pose] of poses.entries()) {
    const length = lengths[index] ?? 0;
    if (index > 0 && length > left) return [...part, between(poses[index - 1] ?? pose, pose, left / length)];
    left -= length;
    part.push(pose);
  }
  return part;
}

function distance(one: Pose, other: Pose): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

function between(one: Pose, other: Pose, share: number): Pose {
  const swing = ((((other.angle - one.angle + 180) % 360) + 360) % 360) - 180;
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { x: mix(one.x, other.x), y: mix(one.y, other.y), angle: one.angle + swing * share };
}
