/** Hints for a first game, each at the first moment at which it helps. The words are `guide-<key>`. */

import type { GuideHint, GuideMoment } from '../../table/game';
import { CELLAR } from './board/box';
import { intent } from './hand/intent.svelte';
import { choiceOf } from './hand/choices';
import { turnOf } from './hand/turns';
import type { Action, Event, Gloss, View } from './types';

type Moment = GuideMoment<View, Action, Event, Gloss>;

function mayPlan({ legal }: Moment): boolean {
  return legal.some((action) => choiceOf(action)?.do === 'plan');
}

function lastTold({ told }: Moment, kind: Event['event']): boolean {
  return told.slice(-4).some(({ event }) => event.event === kind);
}

const hints: readonly GuideHint<View, Action, Event, Gloss>[] = [
  {
    key: 'swap',
    anchor: 'seats',
    when: ({ view, legal }) => view.phase === 'swap' && legal.some((action) => action.do === 'swap'),
  },
  {
    key: 'plan',
    anchor: 'free-guard',
    answer: 'grounds',
    when: (moment) => mayPlan(moment) && moment.view.arrested.length === 0 && intent.target === null,
  },
  {
    key: 'leader',
    anchor: 'leaders',
    when: (moment) => mayPlan(moment) && intent.target !== null && moment.view.arrested.length === 0,
  },
  {
    key: 'raid',
    anchor: 'raid',
    when: ({ view }) => view.phase === 'play',
  },
  {
    key: 'passed',
    anchor: 'position',
    when: (moment) => moment.view.phase === 'play' && lastTold(moment, 'passed'),
  },
  {
    key: 'turn',
    anchor: 'hand',
    when: ({ legal }) => turnOf(legal).matches.length > 0,
  },
  {
    key: 'pair',
    anchor: 'hand',
    when: ({ legal }) => turnOf(legal).matches.length === 0 && turnOf(legal).pairs.length > 0,
  },
  {
    key: 'pass',
    anchor: 'pass',
    when: ({ legal }) => {
      const turn = turnOf(legal);
      return turn.passes.length > 0 && turn.matches.length + turn.pairs.length === 0;
    },
  },
  {
    key: 'bonus',
    anchor: 'bonus',
    when: ({ legal }) => legal.some((action) => choiceOf(action)?.do === 'give_bonus'),
  },
  {
    key: 'opened',
    anchor: 'free-guard',
    answer: 'grounds',
    when: (moment) => mayPlan(moment) && moment.view.arrested.length > 0 && intent.target === null,
  },
  {
    key: 'reserve',
    anchor: 'reserve',
    when: ({ view }) => view.phase !== 'swap' && view.arrested.length >= 2,
  },
  {
    key: 'godfather',
    anchor: 'godfather raid',
    when: ({ view, gloss }) => view.target === CELLAR || (view.phase === 'plan' && gloss.free.includes(CELLAR)),
  },
];

export default hints;
