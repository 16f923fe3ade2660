/** How long one looks at what happens in this game; money that comes in is a scene that the board plays. */

import type { Sound } from '../../kit/sound';
import type { SceneScript, Staging } from '../../table/staging';
import { walk } from './scenes/walk';
import type { Event, Log, View } from './types';

/** Where a policeman goes is worth more time than a house. */
const LOOKS: Partial<Record<Event['event'], number>> = {
  start_placed: 1_200,
  tile_laid: 1_200,
  stall_opened: 1_200,
  venue_claimed: 1_100,
  target_set: 1_400,
  police_placed: 1_600,
  police_pinned: 1_200,
  game_ended: 1_600,
};

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  tile_laid: 'card',
  chip_collected: 'coin',
  came_home: 'coin',
  interest_paid: 'coin',
  police_placed: 'siren',
};

const GAINS: ReadonlySet<Event['event']> = new Set(['chip_collected', 'came_home', 'interest_paid']);
/** After the walk: where the crook stands, and the money above it. */
const [STOP, MONEY] = [700, 1_700];

function walkedIn(event: Event): number {
  return walk(event, {})?.duration ?? 0;
}

function look(event: Event): number | undefined {
  return event.event === 'crook_moved' ? walkedIn(event) + STOP : undefined;
}

/** The walk that earned it belongs to it. */
function scene({ fresh }: { readonly fresh: Log }): SceneScript | null {
  const [first] = fresh;
  if (first === undefined || !fresh.some(({ event }) => GAINS.has(event.event))) return null;
  const walked = fresh.reduce((longest, { event }) => Math.max(longest, walkedIn(event)), 0);
  return { from: first.number, beats: [{ milliseconds: walked + MONEY }], isBefore: false };
}

const staging: Staging<View, Event> = {
  looks: LOOKS,
  look,
  scene,
  sounds: SOUNDS,
};

export default staging;
