/** The cards in the pictures, found in the box: notes, a jewel, papers and tools. */

import { BOX } from '../generated';

type Row = (typeof BOX.play_cards.rows)[number];

/** The key of the first card that is like this. */
function face(isIt: (row: Row) => boolean): string {
  const { kind, currency, character, value } = BOX.play_cards.rows.find(isIt)!;
  return [kind, currency || character, value || ''].filter(Boolean).join(':');
}

const [DOLLAR, EURO] = BOX.currencies.list;
const [JOHN, , , , AGENT] = BOX.characters.list;
const { wealth_limit_ge: limit, id_price_ge: price } = BOX.limits;

/** Together they buy papers, to the last unit. */
export const PAYMENT: readonly string[] = [
  face(({ currency, value }) => currency === DOLLAR!.id && value === (price * 2) / 3),
  face(({ currency, value }) => currency === EURO!.id && value === price / 3),
];
export const JEWEL = face(({ kind }) => kind === 'jewel');
export const PAPERS = face(({ character }) => character === JOHN!.id);
export const OTHER_PAPERS = face(({ kind, character }) => kind === 'id' && ![JOHN!.id, AGENT!.id].includes(character));
export const CREDIT = face(({ kind }) => kind === 'credit_card');
export const BADGE = face(({ kind }) => kind === 'badge');
/** With the coin it is too much. */
export const LIMIT = limit;
export const CENTS = BOX.coins.cents[0]!;
export const SPECIALS: readonly string[] = BOX.special_cards.list
  .slice(0, BOX.limits.special_cards_per_seat)
  .map(({ id }) => id);
export const TIMERS = BOX.timers.count;
export const CHIPS: readonly number[] = BOX.chips.split.map(({ value }) => value);
/** So much looks out of the wallet. */
export const FULL = BOX.limits.hand_cards;
