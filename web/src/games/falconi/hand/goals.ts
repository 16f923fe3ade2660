/** What can be driven to, caught, blown up or turned into: every such action with the place of its mark on the map. */

import { carOf } from '../board/city';
import { beside, borderAt, opposite, spotOf, type Side, type Spot } from '../reading/places';
import type { Action, Preview, Situation, View } from '../types';

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

export function goalOf({ view, gloss }: Situation, action: Action): Goal | null {
  const don = carOf(view, 'prison')?.place ?? null;
  if (action.do === 'catch' && don !== null) return catchOf(action, don, action.via as Side);
  if (action.do === 'boost_break' && don !== null) {
    return { kind: 'break', action, spot: spotOf(don), heading: spotOf(don).side };
  }
  const kind = KINDS[action.do];
  if (kind === undefined || !('place' in action)) return null;
  if (kind === 'drive' && gloss.catch_via !== null && action.place === don)
    return catchOf(action, don, gloss.catch_via);
  const spot = spotOf(action.place);
  return { kind, action, spot, heading: spot.side };
}

function catchOf(action: Action, don: string, via: Side): Goal {
  return { kind: 'catch', action, spot: { cell: spotOf(don).cell, side: via }, heading: opposite(via) };
}

export function goalsOf(situation: Situation, legal: readonly Action[]): readonly Goal[] {
  return legal.flatMap((action) => goalOf(situation, action) ?? []);
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

/** Whether whoever lays so puts itself out. */
export function isFatal({ turn }: Pick<View, 'turn'>, preview: Preview | undefined): boolean {
  return preview !== undefined && turn !== null && preview.blocks.includes(turn);
}

/** The way that an action would drive, with the card that is tried before it; empty where the car stays. */
export function wayOf({ view, gloss }: Situation, action: Action, tried?: Preview): readonly string[] {
  if (!('place' in action) || action.do === 'three_point_turn') return [];
  const ways = tried === undefined ? gloss.ways : (gloss.ways_after[view.previews.indexOf(tried)] ?? []);
  return ways.find((way) => way.at(-1) === action.place) ?? [];
}

/** The cell with the wall of a blast, and what lies behind it: a cell, or a position of the border. */
export function behindWall({ spot, heading }: Goal): { wall: string | null; behind: string | null } {
  const wall = beside(spot.cell, heading);
  return { wall, behind: wall === null ? null : (beside(wall, heading) ?? borderAt(wall, heading)) };
}
