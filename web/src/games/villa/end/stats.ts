/** The operation in numbers, counted from what everybody was told. */

import { isJoker } from '../board/box';
import type { Log, View } from '../types';

export interface Arrest {
  readonly id: string;
  readonly isGodfather: boolean;
  readonly cards: number;
}

export interface Stats {
  readonly arrests: readonly Arrest[];
  readonly matches: number;
  readonly pairs: number;
  readonly passes: number;
  readonly jokers: number;
  readonly missed: number;
}

/** What somebody has done for the team. */
export type Deeds = Readonly<Record<'led' | 'laid' | 'paired' | 'passed' | 'last', number>>;

/** By seat: the raids that it led, cards laid that fit, paid double, thrown away, and whether it played the last. */
export function deedsOf(log: Log, seat: number): Deeds {
  const events = log.map(({ event }) => event);
  const count = (kind: string) =>
    events.filter((event) => event.event === kind && 'seat' in event && event.seat === seat).length;
  const played = events.findLast((event) => event.event === 'matched' || event.event === 'paired');
  const isLast = events.some((event) => event.event === 'game_over' && event.result === 'won') && played?.seat === seat;
  return {
    led: events.filter((event) => event.event === 'attack_planned' && event.leader === seat).length,
    laid: count('matched'),
    paired: count('paired'),
    passed: count('passed'),
    last: Number(isLast),
  };
}

export function statsOf(view: View, log: Log): Stats {
  const arrests: Arrest[] = [];
  let [matches, pairs, passes, jokers, missed, spent] = [0, 0, 0, 0, 0, 0];
  const spend = (...kinds: readonly string[]) => {
    spent += kinds.length;
    jokers += kinds.filter(isJoker).length;
  };
  for (const { event } of log) {
    switch (event.event) {
      case 'attack_planned':
        spent = 0;
        break;
      case 'matched':
        matches++;
        spend(event.kind);
        break;
      case 'paired':
        pairs++;
        spend(...event.kinds);
        break;
      case 'passed':
        passes++;
        spend(event.kind);
        break;
      case 'bonus_missing':
        missed++;
        break;
      case 'arrested':
        arrests.push({ id: event.guard, isGodfather: false, cards: spent });
        break;
      case 'game_over':
        if (event.result === 'won') arrests.push({ id: view.godfather, isGodfather: true, cards: spent });
        break;
      default:
    }
  }
  return { arrests, matches, pairs, passes, jokers, missed };
}
