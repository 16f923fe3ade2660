/** Happy Birthday: each of the drawn cards goes somewhere; two never go to the same place. */

import type { Action } from '../types';

export type Share = 'keep' | 'back' | number;
type Birthday = Extract<Action, { do: 'birthday' }>;

function sharings(legal: readonly Action[]): Birthday[] {
  return legal.filter((action) => action.do === 'birthday');
}

/** Where the cards may go: into the own hand, to the others, back into the wallet. */
export function placesOf(legal: readonly Action[]): Share[] {
  const ways = sharings(legal);
  const seats = [...new Set(ways.flatMap((way) => way.seats))];
  return ['keep', ...seats, ...(ways.some((way) => way.back !== null) ? (['back'] as const) : [])];
}

/** Sends the card at this place there; whoever was to have it before gets nothing. */
export function shared(shares: readonly (Share | null)[], index: number, share: Share): (Share | null)[] {
  return shares.map((old, place) => (place === index ? share : old === share ? null : old));
}

/** The card to be shared next, or the same one when all are. */
export function nextOpen(shares: readonly (Share | null)[], index: number): number {
  const open = shares.indexOf(null);
  return open < 0 ? index : open;
}

export function sharingOf(
  legal: readonly Action[],
  drawn: readonly string[],
  shares: readonly (Share | null)[],
): Action | undefined {
  const at = (share: Share) => drawn[shares.indexOf(share)] ?? null;
  return sharings(legal).find(
    (way) =>
      way.keep === at('keep') &&
      (way.back ?? null) === at('back') &&
      way.seats.every((seat, index) => way.cards[index] === at(seat)),
  );
}
