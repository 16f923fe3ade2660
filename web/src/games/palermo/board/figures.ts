/** Where crooks and policemen stand on the drawing. */

import { middleOf, START, startSlot, type Point } from './places';
import { apart } from '../pieces/pieces';
import type { View } from '../types';

export interface Standing extends Point {
  readonly key: string;
  readonly who: 'crook' | 'cop';
  readonly seat: number;
  readonly isPinned: boolean;
}

type Position = Pick<View, 'crooks' | 'police' | 'pinned' | 'city'>;

/** Who is in the streets; whoever stands further north is drawn first, so that heads are not covered by feet. */
export function standings(view: Position): readonly Standing[] {
  const start = startSlot(view.city);
  if (start === null) return [];
  const nodes = [
    ...view.police.map((field, seat) => ({ who: 'cop' as const, seat, node: field })),
    ...view.crooks.map((node, seat) => ({ who: 'crook' as const, seat, node })),
  ];
  return nodes
    .flatMap(({ who, seat, node }): Standing[] => {
      if (node === null) return [];
      const here = nodes.filter((other) => other.node === node);
      const place = here.findIndex((other) => other.who === who && other.seat === seat);
      const middle = middleOf(node, start);
      const shift = apart(place, here.length, node === START ? 1.5 : 0.5);
      const at = { x: middle.x + shift.x, y: middle.y + shift.y + (node === START ? 0.25 : 0) };
      return [{ key: `${who}${seat}`, who, seat, ...at, isPinned: who === 'cop' && view.pinned[seat] === true }];
    })
    .sort((one, other) => one.y - other.y || one.x - other.x);
}
