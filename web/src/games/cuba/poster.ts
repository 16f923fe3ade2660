import type { Poster } from '../../lobby/posters';
import { BOX } from './generated';
import picture from './poster/poster.svg?no-inline';

const players = BOX.setup.map((setup) => setup.players);
const seats = [Math.min(...players), Math.max(...players)] as const;

export default { order: 2, seats, minutes: 20, symbol: 'cuba/diamond', picture } satisfies Poster;
