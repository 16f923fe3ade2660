import type { Poster } from '../../lobby/posters';
import picture from './poster/poster.svg?no-inline';

export default { order: 5, minutes: 20, symbol: 'falconi/chili', picture } satisfies Poster;
