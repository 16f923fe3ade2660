import type { Poster } from '../../lobby/posters';
import picture from './poster.svg?no-inline';

export default { order: 5, seats: [2, 4], minutes: 20, symbol: 'falconi/chili', picture } satisfies Poster;
