/** What can be driven to, caught, blown up or turned into: every such action with the place of its mark on the map. */

import type { Car } from '../map/box';
import { carOf } from '../board/city';
import { beside, borderAt, inside, opposite, spotOf, type Side, type Spot } from '../map/places';
import type { Action, Preview, View } from '../types';

export type GoalKind = 'drive' | 'catch' | 'flee' | 'blast' | 'turn' | 'boost' | 'break';

export interface Goal {
  readonly kind: GoalKind;
  readonly action: Action;
  /** Where it leads: a street end. */
  readonly spot: Spot;
  /** Where the mark looks: out of the card, or into it for a catch. */
  readonly heading: Side;
}

const KINDS: Readonly<Partial<Record<Action['do'], GoalKind>>> = {
  drive: 'drive',
  boost_drive: 'boost',
  boost_step: 'drive',
  flee: 'flee',
  blast: 'blast',
  three_point_turn: 'turn',
};

export function goalOf(view: Pick<View, 'cars' | 'turn'>, action: Action): Goal | null {
  const don = carOf(view, 'prison')?.place ?? null;
  if (action.do === 'catch' && don !== null) {
    const side = action.via as Side;
    return { kind: 'catch', action, spot: { cell: spotOf(don).cell, side }, heading: opposite(side) };
  }
  if (action.do === 'boost_break' && don !== null) {
    return { kind: 'break', action, spot: spotOf(don), heading: spotOf(don).side };
  }
  const kind = KINDS[action.do];
  if (kind === undefined || !('place' in action)) return null;
  const spot = spotOf(action.place);
  if (kind === 'drive' && view.turn !== 'prison' && action.place === don) {
    const side = entryOf(view, spot.cell);
    return { kind: 'catch', action, spot: { cell: spot.cell, side }, heading: opposite(side) };
  }
  return { kind, action, spot, heading: spot.side };
}

/** By which side the car whose turn it is comes onto the next card. */
function entryOf(view: Pick<View, 'cars' | 'turn'>, cell: string): Side {
  const mover = carOf(view, view.turn);
  if (mover?.place != null) return opposite(spotOf(mover.place).side);
  return (mover?.exits ?? []).map(inside).find((exit) => exit.cell === cell)?.side ?? 'N';
}

export function goalsOf(view: Pick<View, 'cars' | 'turn'>, legal: readonly Action[]): readonly Goal[] {
  return legal.flatMap((action) => goalOf(view, action) ?? []);
}

/** What the drive after a lay would offer. */
export function actionsAfter(preview: Preview): readonly Action[] {
  return [
    ...preview.drives.map((place): Action => ({ do: 'drive', place })),
    ...preview.catches.map((via): Action => ({ do: 'catch', via })),
    ...preview.flees.map((place): Action => ({ do: 'flee', place })),
    ...preview.blasts.map((place): Action => ({ do: 'blast', place })),
  ];
}

export function previewOf(view: Pick<View, 'previews' | 'own'>, action: Action | undefined): Preview | undefined {
  if (action?.do !== 'lay') return undefined;
  const { card, rotation, cell } = action;
  return [...view.previews, ...(view.own?.previews ?? [])].find(
    (each) => each.card === card && each.rotation === rotation && each.cell === cell,
  );
}

/** Whether whoever lays so is out: no way on in principle I, shut in for good in principle II. F-4.9, F-3.6 */
export function isFatal(view: Pick<View, 'principle' | 'turn'>, preview: Preview | undefined): boolean {
  if (preview === undefined) return false;
  if (view.principle === 'I') return actionsAfter(preview).length === 0;
  return preview.blocks.includes(view.turn as Car);
}

/** The wall of a blast, and what has to lie behind it. F-4.10 */
export function behindWall({ spot, heading }: Goal): { wall: string | null; behind: string | null } {
  const wall = beside(spot.cell, heading);
  return { wall, behind: wall === null ? null : (beside(wall, heading) ?? borderAt(wall, heading)) };
}
