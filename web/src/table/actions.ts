/** Actions compared as they travel. */

import type { Action } from './game';

export function isSame(one: Action | undefined, other: Action | null | undefined): boolean {
  return one !== undefined && other != null && JSON.stringify(one) === JSON.stringify(other);
}
