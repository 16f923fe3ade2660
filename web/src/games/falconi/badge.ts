/** The heat of the pizza, told by chilis beside the title. */

import type { Badge, Say } from '../../table/game';
import type { View } from './types';

/** In the order of their heat. */
const PIZZAS: readonly View['variant'][] = ['margherita', 'funghi', 'prosciutto', 'salami', 'diavola'];

export function badge(view: Pick<View, 'variant'>, say: Say): Badge {
  const count = PIZZAS.indexOf(view.variant) + 1;
  return { symbol: 'falconi/chili', count, label: say('poster-falconi-degree', { count, all: PIZZAS.length }) };
}
