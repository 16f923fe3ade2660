import type { Poster } from '../../lobby/posters';
import banner from './poster/banner.svg?no-inline';
import picture from './poster/poster.svg?no-inline';

export default {
  order: 1,
  minutes: 30,
  symbol: 'villa/badge',
  picture,
  banner,
} satisfies Poster;
