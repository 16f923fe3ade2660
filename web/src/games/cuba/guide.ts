/** Hints for a first game, each at the first moment at which it helps. The words are `guide-<key>`. */

import type { GuideHint, GuideMoment } from '../../table/game';
import { figureOf } from './pieces/portraits';
import type { Action, Event, Gloss, View } from './types';

type Moment = GuideMoment<View, Action, Event, Gloss>;

const TALKING: ReadonlySet<View['phase']> = new Set(['interrogation', 'answer', 'floor']);
/** So many questions make a suspicion. */
const ENOUGH_ASKED = 4;

function may({ legal }: Moment, kind: Action['do']): boolean {
  return legal.some((action) => action.do === kind);
}

function isTalk({ view }: Moment): boolean {
  return TALKING.has(view.phase);
}

/** Whether the table marks what fits and what does not. */
function areMarked({ gloss }: Moment): boolean {
  return gloss.stories.some(({ joint }) => joint !== null);
}

function isAgent(role: string): boolean {
  return figureOf(role) === 'agent';
}

/** A suspect with something in the pocket; the box may still be on its way. */
function isSuspect({ view, you }: Moment, test: (role: string) => boolean): boolean {
  const role = view.own?.role ?? null;
  return role !== null && you !== view.godfather && view.phase !== 'over' && test(role);
}

const hints: readonly GuideHint<View, Action, Event, Gloss>[] = [
  { key: 'hide', anchor: 'box', when: (moment) => may(moment, 'hide') },
  { key: 'bag', anchor: 'box', when: (moment) => may(moment, 'bag') },
  {
    key: 'box',
    anchor: 'box',
    when: (moment) => may(moment, 'take_diamonds') || may(moment, 'take_chip') || may(moment, 'take_nothing'),
  },
  { key: 'agent', anchor: 'secret', when: (moment) => isSuspect(moment, isAgent) },
  { key: 'driver', anchor: 'secret', when: (moment) => isSuspect(moment, (role) => role === 'driver') },
  {
    key: 'role',
    anchor: 'secret',
    when: (moment) => isSuspect(moment, (role) => role !== 'driver' && !isAgent(role)),
  },
  { key: 'peng', anchor: 'talk', when: ({ view }) => view.phase === 'reaction' },
  {
    key: 'answer',
    anchor: 'talk',
    when: ({ gloss }) => gloss.answer !== null,
  },
  { key: 'alibi', anchor: 'secret', when: (moment) => isTalk(moment) && isSuspect(moment, () => true) },
  { key: 'ask', anchor: 'ask', when: (moment) => isTalk(moment) && may(moment, 'ask') },
  { key: 'claims', anchor: 'claim', when: (moment) => isTalk(moment) && moment.view.claims.length > 0 },
  {
    key: 'marks',
    anchor: 'mark',
    when: (moment) => isTalk(moment) && areMarked(moment) && moment.view.claims.length > 1,
  },
  {
    key: 'breaks',
    anchor: 'broken',
    when: (moment) => isTalk(moment) && areMarked(moment) && moment.view.hints.length > 0,
  },
  {
    key: 'accuse',
    anchor: 'accuse',
    when: (moment) => may(moment, 'accuse') && moment.view.questions >= ENOUGH_ASKED,
  },
  {
    key: 'jokers',
    anchor: 'jokers phase',
    when: (moment) => isTalk(moment) && moment.told.some(({ event }) => event.event === 'joker_given'),
  },
  { key: 'end', anchor: 'found phase', when: (moment) => isTalk(moment) && moment.view.recovered > 0 },
];

export default hints;
