/** How to get out of the penthouse: what the sentences count, and which of them have a picture. */

import type { Howto } from '../../../rules/howto';
import { BOX } from '../generated';
import Picture from './Picture.svelte';

const { limits, timers } = BOX;

export default {
  args: {
    price: limits.id_price_ge,
    limit: limits.wealth_limit_ge,
    rounds: limits.rounds,
    timers: timers.count,
    specials: limits.special_cards_per_seat,
  },
  Picture,
  drawn: ['goal', 'step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'end', 'mistake-1', 'mistake-2', 'mistake-3'],
} satisfies Howto;
