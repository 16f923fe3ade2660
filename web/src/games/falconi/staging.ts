/** How long one looks at what happens in this game; a crash, a bomb and a catch are scenes that the board plays. */

import type { Sound } from '../../kit/sound';
import type { SceneScript, Staging } from '../../table/staging';
import { ridesOf } from './scenes/motion';
import type { Event, Log, View } from './types';

const LOOKS: Partial<Record<Event['event'], number>> = {
  card_drawn: 800,
  hidden_card_drawn: 600,
  redrawn: 800,
  escape_placed: 1_300,
  escape_laid: 1_300,
  card_laid: 1_200,
  hidden_card_laid: 1_200,
  catch_declared: 1_600,
  boost_started: 1_200,
  lapsed: 900,
  nightfall: 1_500,
  game_over: 1_500,
};

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  card_laid: 'card',
  hidden_card_laid: 'card',
  catch_declared: 'siren',
  bombed_behind: 'shot',
  blasted: 'shot',
  boost_broke: 'shot',
  car_out: 'siren',
};

const CRASHES: ReadonlySet<Event['event']> = new Set([
  'bombed_behind',
  'blasted',
  'boost_broke',
  'overtook',
  'car_out',
  'game_over',
]);

/** After the last car has come to a stop. */
const [STOP, BANG] = [500, 2_200];

function drivenIn(events: readonly Event[]): number {
  return ridesOf(events, 0).reduce((sum, { duration }) => sum + duration, 0);
}

function look(event: Event): number | undefined {
  const driven = drivenIn([event]);
  return driven > 0 ? driven + STOP : undefined;
}

/** The way to it belongs to a crash. */
function scene({ fresh }: { readonly fresh: Log }): SceneScript | null {
  const events = fresh.map(({ event }) => event);
  const [first] = fresh;
  if (first === undefined || !events.some(({ event }) => CRASHES.has(event))) return null;
  return { from: first.number, beats: [{ milliseconds: drivenIn(events) + BANG }], isBefore: false };
}

const staging: Staging<View, Event> = {
  looks: LOOKS,
  look,
  scene,
  sounds: SOUNDS,
  spots: (event) => ('car' in event ? [`car-${event.car}`] : []),
};

export default staging;
