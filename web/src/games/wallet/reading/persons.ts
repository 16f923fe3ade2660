/** The persons of the reference card: what the box asks of each. */

import type { Say } from '../../../table/game';
import { BOX } from '../generated';
import { keyed } from './words';

/** The limit that binds all but those who have to be above it, in GE and in cents. */
export const LIMIT = BOX.limits.wealth_limit_ge;
export const LIMIT_CENTS = 100 * LIMIT;

/** Whether this person has to have more than the limit. */
export function isAbove(character: string | null): boolean {
  return BOX.characters.list.some(({ id, wealth }) => id === character && wealth === 'above');
}

/** The line of the reference card: "1 Ausweis, höchstens 500, höchstens 2 Währungen." */
export function needsOf(say: Say, character: string): string {
  const person = BOX.characters.list.find(({ id }) => id === character);
  if (person === undefined) return '';
  const { ids_max: count, ids_min: least, jewels_min: jewels, currency_limit: currencies } = person;
  return say(keyed('needs', character), { count, more: least - 1, jewels, currencies, limit: LIMIT });
}
