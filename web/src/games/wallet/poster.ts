import type { Poster } from '../../lobby/posters';
import picture from './poster.svg?no-inline';

export default { order: 4, seats: [2, 7], minutes: 25, symbol: 'wallet/wallet', picture } satisfies Poster;
