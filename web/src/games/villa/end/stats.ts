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
