/** The streets on the cards as lines, at rotation 0, on a card 56 wide. */

import { linksOf, type CardType } from '../reading/box';
import { SIDES } from '../reading/places';

interface Road {
  /** What is paved; its kerb lies below. */
  readonly paved: string;
  /** The line between the lanes. */
  readonly line: string;
}

export const ROADS: Readonly<Record<CardType, Road>> = {
  straight: { paved: 'M28 0V56', line: 'M28 0V56' },
  curve: { paved: 'M28 0A28 28 0 0 0 56 28', line: 'M28 0A28 28 0 0 0 56 28' },
  tee: { paved: 'M0 28H56M28 0V28', line: 'M28 0V12M0 28H12M56 28H44' },
  cross: { paved: 'M0 28H56M28 0V56', line: 'M28 0V12M28 56V44M0 28H12M56 28H44' },
  // The street below; the one above is drawn over it.
  bridge: { paved: 'M0 28H56', line: 'M0 28H12M56 28H44' },
  uturn: { paved: 'M28 0V28', line: 'M28 0V9' },
};

/** Street by street, where they leave the card at rotation 0, in quarters from the top; the lower one comes last. */
export function portsOn(type: CardType): readonly (readonly number[])[] {
  return linksOf(type, 0).map((group) => group.map((side) => SIDES.indexOf(side)));
}

/** An arrow painted on the lane that leaves by the top. */
export const ARROW = 'M34.6 3.4l-2.9 4.2h1.9v4.4h2V7.6h1.9z';

export const SCORCH = 'M9 3l9 4 8-5 9 5 10-3 2 10 7 6-5 9 4 9-8 5-1 9-11 1-6 4-8-4-10 1-2-9-7-6 4-9-3-9 6-5z';
export const CRACKS = 'M17 10l4 6-3 5M40 44l-5-5 3-6M38 9l-3 7 4 4M16 46l5-4-1-7';
