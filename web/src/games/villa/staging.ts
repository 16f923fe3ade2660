/** How long one looks at what happens in this game; an arrest with its bonus is a scene. */

import type { Sound } from '../../kit/sound';
import type { SceneScript, Staging } from '../../table/staging';
import { ghostsOf } from './scenes/flights';
import type { Event, Log, View } from './types';

/** What somebody chooses for all is worth more time than a card. */
const LOOKS: Partial<Record<Event['event'], number>> = {
  matched: 1_100,
  paired: 1_300,
  passed: 1_300,
  drew: 500,
  swapped: 1_400,
  proposed: 1_600,
  approved: 700,
  decided: 1_200,
  attack_planned: 1_500,
  guard_revealed: 1_600,
  game_over: 1_600,
};

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  matched: 'card',
  paired: 'card',
  passed: 'card',
  swapped: 'card',
  arrested: 'siren',
  bonus_given: 'card',
};

const [ARREST, BONUS, GIVEN] = [2_200, 1_700, 1_500];

function scene({ fresh }: { readonly fresh: Log }): SceneScript | null {
  const arrest = fresh.find(({ event }) => event.event === 'arrested');
  if (arrest) {
    const hasBonus = fresh.some(({ event }) => event.event === 'bonus_offered' || event.event === 'bonus_missing');
    const beats = [ARREST, ...(hasBonus ? [BONUS] : [])].map((milliseconds) => ({ milliseconds }));
    return { from: arrest.number, beats, isBefore: true };
  }
  const [first] = fresh;
  const isGiven = fresh.some(({ event }) => event.event === 'bonus_given');
  return isGiven && first ? { from: first.number, beats: [{ milliseconds: GIVEN }], isBefore: false } : null;
}

const staging: Staging<View, Event> = {
  looks: LOOKS,
  scene,
  sounds: SOUNDS,
  spots: (event) => ghostsOf(event).flatMap(({ from, to }) => [from, to]),
};

export default staging;
