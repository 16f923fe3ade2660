/** How the villa is taken: what its sentences count, and which of them have a picture. */

import type { Howto } from '../../../rules/howto';
import { BOX } from '../generated';
import Picture from './Picture.svelte';

export default {
  args: { guards: BOX.setup.guards_in_play },
  Picture,
  drawn: ['goal', 'step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'end', 'mistake-1', 'mistake-2', 'mistake-3'],
} satisfies Howto;
