import type { Poster } from '../../lobby/posters';
import picture from './poster/poster.svg?no-inline';

export default { order: 2, minutes: 20, symbol: 'cuba/diamond', picture } satisfies Poster;
