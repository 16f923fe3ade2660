/** What was so, as the server tells whoever may know it. */

import type { Gloss } from '../types';

/**
 * The true values of a slot at a moment when so many diamonds were back, the plainest first. There are none for opinions
 * and for what this seat cannot know.
 */
export function truthsOf(gloss: Gloss, seat: number, slot: string, recovered: number): readonly string[] {
  if (slot !== 'gf.missing') return gloss.truths[seat]?.[slot] ?? [];
  const missing = gloss.still_missing[recovered];
  return missing === undefined ? [] : [missing.toString()];
}
