/** The border of the city, piece by piece, drawn for the upper side; the others are turned. */

import { hashOf } from './decor';
import { CELL, EDGE } from './lanes';
import { ACROSS } from './places';

/** Small things on the band, seen from above: x along the side, y from its outer edge. */
export interface Thing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What stands on the positions of a side, two or three a position; the middle is left to the station. */
export function thingsOn(side: number): readonly Thing[] {
  return Array.from({ length: ACROSS }, (_, place) => place)
    .filter((place) => place !== Math.floor(ACROSS / 2))
    .flatMap((place) =>
      [0, 1, 2].map((number) => {
        const hash = hashOf(side * 97 + place * 7 + number);
        return {
          x: EDGE + place * CELL + 10 + number * 18 + (hash % 5),
          y: 12 + (hash % 23),
          size: 4 + ((hash >>> 5) % 4),
        };
      }),
    );
}
