/** Money that has just come in, with the place over which it is shown and the moment after the walk that earned it. */

import { START } from '../board/places';
import { walk } from './walk';
import type { Props, View } from '../types';

export interface Gain {
  readonly key: number;
  readonly node: string;
  readonly seat: number;
  readonly amount: number;
  readonly delay: number;
}

export function gainsOf(fresh: Props['fresh'], entrances: View['entrances']): readonly Gain[] {
  let delay = 0;
  return fresh.flatMap(({ number, event }): Gain[] => {
    delay = walk(event, {})?.duration ?? delay;
    const at = { key: number, delay };
    switch (event.event) {
      case 'chip_collected':
        return [{ ...at, seat: event.seat, amount: event.income, node: entrances[event.slot] ?? START }];
      case 'came_home':
        return [{ ...at, seat: event.seat, amount: event.bonus, node: START }];
      case 'interest_paid':
        return [{ ...at, seat: event.seat, amount: event.interest, node: START }];
      default:
        return [];
    }
  });
}
