import type { Poster } from '../../lobby/posters';
import picture from './poster/poster.svg?no-inline';

export default { order: 4, minutes: 25, symbol: 'wallet/wallet', picture } satisfies Poster;
