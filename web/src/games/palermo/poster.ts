import type { Poster } from '../../lobby/posters';
import picture from './poster/poster.svg?no-inline';

export default { order: 3, seats: [3, 5], minutes: 45, symbol: 'palermo/crook', picture } satisfies Poster;
