/** Actions compared as they travel. */

import type { Action } from './game';

export function isSame(one: Action | undefined, other: Action | null | undefined): boolean {
  return one !== undefined && other != null && JSON.stringify(one) === JSON.stringify(other);
}

/** What is done, as a sentence of its own: with a full stop unless it quotes one that has ended. */
export function ended(action: string): string {
  return /[.!?…]["“”»«’]?$/.test(action) ? action : `${action}.`;
}
