/** Hints for a first game, each at the first moment at which it helps. The words are `guide-<key>`. */

import type { GuideHint, GuideMoment } from '../../table/game';
import { BOX } from './generated';
import { faceOf } from './pieces/faces';
import type { Action, Event, Gloss, View } from './types';
import { LIMIT, LIMIT_CENTS } from './reading/persons';

type Moment = GuideMoment<View, Action, Event, Gloss>;

/** From here on the limit is near; in cents. */
const NEARLY_RICH = 0.8 * LIMIT_CENTS;
const CHIPS = BOX.chips.split.map(({ value }) => value);
const WINDOWS: ReadonlySet<View['phase']> = new Set(['redist_give', 'pass_pick', 'swap_pick']);

function may({ legal }: Moment, kind: Action['do']): boolean {
  return legal.some((action) => action.do === kind);
}

/** Turns are being taken. */
function isRunning({ gloss }: Moment): boolean {
  return gloss.turns_left !== null;
}

function isTool(card: string): boolean {
  return ['credit_card', 'badge'].includes(faceOf(card).kind);
}

function isTurn(moment: Moment): boolean {
  return moment.view.phase === 'turn' && may(moment, 'flip');
}

/** Own turns that have begun so far, the one that is on included. */
function turns({ told, you }: Moment): number {
  return told.filter(({ event }) => event.event === 'turn_began' && event.seat === you).length;
}

function hasTold({ told }: Moment, test: (event: Event) => boolean): boolean {
  return told.some(({ event }) => test(event));
}

const hints: readonly GuideHint<View, Action, Event, Gloss>[] = [
  { key: 'hand', anchor: 'hand', when: (moment) => moment.view.own !== null && isRunning(moment) },
  { key: 'papers', anchor: 'papers', when: (moment) => moment.view.own !== null && isRunning(moment) },
  { key: 'turn', anchor: 'wallet', when: isTurn },
  {
    key: 'window',
    anchor: 'actions',
    when: ({ view, legal }) => WINDOWS.has(view.phase) && legal.length > 0,
  },
  {
    key: 'end',
    anchor: 'timers',
    when: ({ view }) => view.phase === 'end_first' || view.phase === 'end_cards',
  },
  {
    key: 'late',
    anchor: 'timers',
    when: (moment) => isTurn(moment) && moment.view.timers_left <= 2,
  },
  {
    key: 'tools',
    anchor: 'hand',
    when: (moment) => isRunning(moment) && (moment.view.own?.hand.some(isTool) ?? false),
  },
  {
    key: 'edge',
    anchor: 'papers',
    args: { limit: LIMIT },
    when: (moment) => isRunning(moment) && (moment.view.own?.verdict.cents ?? 0) >= NEARLY_RICH,
  },
  {
    key: 'buy',
    anchor: 'pocket',
    args: { price: BOX.limits.id_price_ge },
    when: (moment) => may(moment, 'buy') && moment.gloss.papers?.ids === 'bad',
  },
  {
    key: 'innocent',
    anchor: 'timers',
    when: (moment) => isTurn(moment) && moment.view.own?.verdict.innocent === true,
  },
  {
    key: 'timers',
    anchor: 'timers',
    args: { count: BOX.timers.count },
    when: (moment) =>
      isRunning(moment) && hasTold(moment, (event) => event.event === 'timer_flipped' && event.automatic),
  },
  { key: 'specials', anchor: 'specials', when: (moment) => may(moment, 'play') && turns(moment) >= 2 },
  { key: 'reference', anchor: 'reference', when: (moment) => isTurn(moment) && turns(moment) >= 3 },
  {
    key: 'chips',
    anchor: 'chips',
    args: { least: Math.min(...CHIPS), most: Math.max(...CHIPS) },
    when: (moment) => moment.view.round_number > 1 && isTurn(moment),
  },
];

export default hints;
