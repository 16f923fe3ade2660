/** What flies where when something has happened: from one marked place of the page to another. */

import { plainKind } from '../board/box';
import type { Event } from '../types';

export interface Ghost {
  readonly from: string;
  readonly to: string;
  /** A police card, or a guard who is led away. */
  readonly kind?: string;
  readonly guard?: string;
}

export function ghostsOf(event: Event): Ghost[] {
  switch (event.event) {
    case 'matched':
      return [{ from: `row-${event.seat}`, to: `position-${event.position}`, kind: event.kind }];
    case 'paired':
      return event.kinds.map((kind) => ({ from: `row-${event.seat}`, to: `position-${event.position}`, kind }));
    case 'passed':
      return [{ from: `row-${event.seat}`, to: 'out', kind: event.kind }];
    case 'drew':
      return [{ from: `pile-${event.seat}`, to: `row-${event.seat}`, kind: event.kind }];
    case 'swapped':
      return [
        { from: `row-${event.seat_a}`, to: `row-${event.seat_b}`, kind: event.card_a },
        { from: `row-${event.seat_b}`, to: `row-${event.seat_a}`, kind: event.card_b },
      ];
    case 'arrested':
      return [{ from: `slot-${event.slot}`, to: 'cells', guard: event.guard }];
    case 'bonus_given':
      return [{ from: 'discard', to: `${event.to}-${event.seat}`, kind: plainKind(event.symbol) }];
    default:
      return [];
  }
}
