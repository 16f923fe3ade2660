import type { Poster } from '../../lobby/posters';
import picture from './poster.svg?no-inline';

export default { order: 2, seats: [5, 12], minutes: 20, symbol: 'cuba/diamond', picture } satisfies Poster;
