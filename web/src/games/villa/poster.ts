import type { Poster } from '../../lobby/posters';
import banner from './banner.svg?no-inline';
import picture from './poster.svg?no-inline';

export default {
  order: 1,
  seats: [2, 4],
  minutes: 30,
  symbol: 'villa/badge',
  picture,
  banner,
} satisfies Poster;
