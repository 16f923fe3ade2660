import type { Poster } from '../../lobby/posters';
import picture from './poster/poster.svg?no-inline';

export default { order: 3, minutes: 45, symbol: 'palermo/crook', picture } satisfies Poster;
