/** How long one looks at what happens in this game; the end of a round is a scene. */

import type { Sound } from '../../kit/sound';
import type { SceneScript, Staging } from '../../table/staging';
import { beatsOf, endingsIn, isScored, newIn } from './scenes/beats';
import { ghostsOf } from './scenes/flights';
import type { Event, Log, View } from './types';

/** Whom somebody picks is worth more time than a card. */
const LOOKS: Partial<Record<Event['event'], number>> = {
  card_drawn: 1_000,
  card_put_back: 800,
  timer_flipped: 700,
  id_paid: 900,
  id_taken: 900,
  special_played: 1_800,
  card_passed: 450,
  card_stolen: 1_700,
  hand_inspected: 1_700,
  inspection_decided: 1_200,
  swap_agreed: 1_700,
  wish_made: 1_700,
  wish_answered: 1_300,
  passed: 600,
  round_started: 900,
  hand_dealt: 0,
};

/** The lift is up: the police. */
const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  round_ended: 'siren',
  card_drawn: 'card',
  card_put_back: 'card',
  card_passed: 'card',
  card_stolen: 'card',
  special_played: 'card',
  id_paid: 'coin',
  chips_awarded: 'coin',
};

/** The table of the round is there to be read. */
const READING = 8_000;

function scene({ fresh, told }: { readonly fresh: Log; readonly told: Log }): SceneScript | null {
  const ending = endingsIn(told).at(-1) ?? [];
  const beats = newIn(beatsOf(ending), fresh);
  const from = fresh.find(({ number }) => number >= (ending[0]?.number ?? Infinity))?.number;
  if (beats.length === 0 || from === undefined) return null;
  const played = beats.map(({ ms }) => ({ milliseconds: ms }));
  const rest = isScored(told) ? [{ milliseconds: READING, rests: true }] : [];
  return { from, beats: [...played, ...rest], isBefore: true };
}

const staging: Staging<View, Event> = {
  looks: LOOKS,
  scene,
  sounds: SOUNDS,
  spots: (event) => ghostsOf(event).flatMap(({ from, to }) => [from, to]),
};

export default staging;
