/** A touch of the map beside its marks. */

import type { Props } from '../types';
import { intent } from './intent.svelte';
import { doIt, offerOf } from './offer';

/** The road ahead is driven where there is one way; a card in hand is tried, to hear why not; else one points. */
export function touch(props: Props, cell: string): void {
  const { view, legal, busy, point, send } = props;
  const { hand, goals } = offerOf(props);
  const { card, rotation } = hand;
  const ways = view.principle === 'II' ? goals.filter(({ spot }) => spot.cell === cell) : [];
  if (legal.length === 0) point(cell);
  else if (ways.length === 1 && ways[0]) doIt(props, ways[0].action);
  else if (card !== null && !busy && !(cell in view.grid)) {
    const action = { do: 'lay', card, rotation, cell } as const;
    intent.attempt(action);
    send(action);
  }
}
