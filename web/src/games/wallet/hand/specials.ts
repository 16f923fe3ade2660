/** Which of what is legal plays a special card: most are played as such, some by what they do. */

import type { Action } from '../types';

const ACTS: Readonly<Record<string, readonly Action['do'][]>> = {
  secret_stash: ['stash'],
  atm: ['atm_deposit', 'atm_draw'],
  exchange: ['exchange'],
};

/** The action that lays the card down, if it is legal. */
export function playOf(legal: readonly Action[], special: string): Action | undefined {
  return legal.find((action) => action.do === 'play' && action.special === special);
}

/** Whether the card can be played now, in whichever way. */
export function isPlayable(legal: readonly Action[], special: string): boolean {
  return playOf(legal, special) !== undefined || legal.some((action) => ACTS[special]?.includes(action.do) === true);
}
