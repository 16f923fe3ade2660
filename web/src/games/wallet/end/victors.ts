/** Who has won anything: those whom the rules name, unless all of them go home with nothing. */

import type { Gloss, View } from '../types';

export function victorsOf({ winners }: Pick<View, 'winners'>, { points }: Pick<Gloss, 'points'>): readonly number[] {
  return winners.filter((seat) => (points[seat] ?? 0) > 0);
}
