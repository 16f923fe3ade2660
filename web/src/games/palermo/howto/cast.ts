/** What is shown in the pictures: the first tiles of the box, two people, and a way from the start to a door. */

import { BOX } from '../generated';
import type { Seats } from '../types';
import { pieceOf } from '../pieces/pieces';
import { KINDS, START_TOKEN, tokenOf } from '../pieces/tiles';

const SIGNS = BOX.venue_signs.ids;

function person(seat: number, name: string, hat: Seats[number]['hat']): Seats[number] {
  return { seat, name, hat, label: name, colour: seat, isYou: false, kind: 'person', yours: false } as Seats[number];
}

const SEATS: Seats = [person(0, 'Lorenzo', 'fedora'), person(1, 'Mara', 'coppola')];

export const MINE = pieceOf(SEATS, 0);
export const FOREIGN = pieceOf(SEATS, 1);

/** A house by its place in the box and its quarter turns, with one of the signs. */
function house(kind: number, turns: number, sign: number, piece = MINE) {
  return { token: tokenOf(KINDS[kind] ?? '', turns), sign: SIGNS[sign] ?? '', piece };
}

export const START = { token: START_TOKEN };
const STREET = { token: Object.entries(BOX.tiles).find(([, { what }]) => what === 'street')?.[0] ?? '' };
/** Its door is one step from the start tile to its left. */
export const NEAR = house(2, 1, 0);
/** Its door is round the corner from the start tile. */
export const BELOW = house(1, 1, 4);
export const THEIRS = house(2, 2, 2, FOREIGN);
export const BLOCK = house(4, 1, 3, FOREIGN);
export const TOWN = [
  [START, NEAR, THEIRS],
  [STREET, BELOW, BLOCK],
];
/** The fields on the way to the door below, from the corner of the town. */
export const WAY = [
  [1.5, 2.5],
  [2.5, 2.5],
] as const;
/** The points of a first move, and what a door at the first step leaves of them. */
export const POINTS = BOX.tracker.first;
