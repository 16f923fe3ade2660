/** The heat of the pizza, told by chilis beside the title. */

import type { Badge, Say } from '../../../table/game';
import { VARIANTS } from './box';
import type { View } from '../types';

export function badge(view: Pick<View, 'variant'>, say: Say): Badge {
  const count = VARIANTS.indexOf(view.variant) + 1;
  return { symbol: 'falconi/chili', count, label: say('poster-falconi-degree', { count, all: VARIANTS.length }) };
}
