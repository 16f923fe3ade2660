/** How Palermo is built and walked: what the sentences count, and which of them have a picture. */

import type { Howto } from '../../../rules/howto';
import { BOX } from '../generated';
import Picture from './Picture.svelte';

const interests = BOX.player_count.map(({ interest }) => interest);

export default {
  args: { first: BOX.tracker.first, least: Math.min(...interests), most: Math.max(...interests) },
  Picture,
  drawn: ['goal', 'step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'end', 'mistake-1', 'mistake-2', 'mistake-3'],
} satisfies Howto;
