/** One's own evening in numbers, counted from what one was told. */

import type { Log } from '../types';
import { isHop } from '../hand/ways';

export type OwnStats = Readonly<Record<'best' | 'steps' | 'hops' | 'empty', number>>;

export function ownStats(log: Log, you: number): OwnStats {
  const mine = log.map(({ event }) => event).filter((event) => 'seat' in event && event.seat === you);
  const walks = mine.filter((event) => event.event === 'crook_moved');
  const stops = mine.filter((event) => event.event === 'chip_collected');
  const arrivals = mine.filter((event) => event.event === 'came_home');
  return {
    best: Math.max(0, ...stops.map(({ income }) => income), ...arrivals.map(({ bonus }) => bonus)),
    steps: walks.reduce((sum, { path }) => sum + path.length, 0),
    hops: walks.reduce((sum, { origin, path }) => sum + hopsIn([origin, ...path]), 0),
    empty: walks.length - stops.length - arrivals.length,
  };
}

function hopsIn(nodes: readonly string[]): number {
  return nodes.filter((node, index) => isHop(nodes[index - 1] ?? node, node)).length;
}
