/** How long one looks at what happens in this game; a pocket that is turned out is a scene. */

import type { Sound } from '../../kit/sound';
import type { SceneScript, Staging } from '../../table/staging';
import type { Event, Log, View } from './types';

/** An accusation is worth more time than a question, and that more than the box on its way. */
const LOOKS: Partial<Record<Event['event'], number>> = {
  box_passed: 1_100,
  box_shown: 1_600,
  asked: 1_500,
  said: 1_400,
  final_demand: 1_600,
  accused: 2_000,
};

const SOUNDS: Partial<Record<Event['event'], Sound>> = { fired: 'shot', recovered: 'coin' };

const POCKET = 4_200;

/** Whoever has fired is seen with the pocket. */
function scene({ fresh }: { readonly fresh: Log }): SceneScript | null {
  if (!fresh.some(({ event }) => event.event === 'pocket_opened')) return null;
  const first = fresh.find(({ event }) => event.event === 'fired' || event.event === 'pocket_opened');
  return first ? { from: first.number, beats: [{ milliseconds: POCKET }], isBefore: true } : null;
}

const staging: Staging<View, Event> = {
  looks: LOOKS,
  scene,
  sounds: SOUNDS,
};

export default staging;
