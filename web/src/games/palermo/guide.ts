/** Hints for a first game, each at the first moment at which it helps. The words are `guide-<key>`. */

import type { GuideHint, GuideMoment } from '../../table/game';
import { EDGE, placeOf, slotOf, START } from './board/places';
import { intent } from './hand/intent.svelte';
import type { Action, Event, Gloss, View } from './types';

type Moment = GuideMoment<View, Action, Event, Gloss>;

function asks({ view, legal }: Moment, phase: View['phase']): boolean {
  return view.phase === phase && legal.length > 0;
}

/** How many venues one has. */
function own({ gloss, you }: Moment): number {
  return mine(gloss.chips, you)?.laid ?? 0;
}

function mine<T>(values: readonly T[], you: number | null): T | undefined {
  return you === null ? undefined : values[you];
}

/** Whether the crook stands beside the bypass or on it. */
function isAtTheEdge({ view, you }: Moment): boolean {
  const node = mine(view.crooks, you);
  if (node === undefined || node === START) return false;
  const { x, y } = placeOf(node);
  return slotOf(node) === null || x <= 1 || y <= 1 || x >= EDGE - 2 || y >= EDGE - 2;
}

function hasTold({ told, you }: Moment, kind: Event['event']): boolean {
  return told.some(({ event }) => event.event === kind && 'seat' in event && event.seat === you);
}

const hints: readonly GuideHint<View, Action, Event, Gloss>[] = [
  { key: 'start', anchor: 'rail', when: (moment) => asks(moment, 'place_start') },
  { key: 'supply', anchor: 'supply', when: (moment) => asks(moment, 'build') },
  {
    key: 'adjoin',
    anchor: 'board',
    when: (moment) => asks(moment, 'build') && moment.view.permission === 'adjoin',
  },
  {
    key: 'free',
    anchor: 'board',
    when: (moment) => asks(moment, 'build') && moment.view.permission === 'free' && moment.gloss.venues_marked > 2,
  },
  { key: 'turns', anchor: 'turns', when: (moment) => asks(moment, 'build') && intent.slot !== null },
  { key: 'near', anchor: 'supply', when: (moment) => asks(moment, 'build') && own(moment) >= 2 },
  { key: 'police', anchor: 'rail', when: (moment) => asks(moment, 'police') },
  { key: 'race', anchor: 'board', when: (moment) => asks(moment, 'move') },
  {
    key: 'home',
    anchor: 'rail',
    when: (moment) => asks(moment, 'move') && mine(moment.view.chips_left, moment.you) === 0,
  },
  {
    key: 'income',
    anchor: 'rail',
    when: (moment) => asks(moment, 'move') && moment.view.reach.some(({ income }) => income !== null),
  },
  { key: 'bypass', anchor: 'board', when: (moment) => asks(moment, 'move') && isAtTheEdge(moment) },
  { key: 'wait', anchor: 'rail', when: (moment) => asks(moment, 'move') && hasTold(moment, 'chip_collected') },
];

export default hints;
