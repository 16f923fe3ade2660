/** What the menu offers for building, sorted as a hand does it: a kind, a slot, a turn. A stall is a kind of its own. */

import { KINDS, STALL, TILE_FIELDS, TURNS } from '../pieces/tiles';
import type { Action, Phase } from '../types';

/** What one points at in each phase. */
const POINTS_AT: Readonly<Record<Phase, 'slot' | 'field'>> = {
  place_start: 'slot',
  build: 'slot',
  draft_claim: 'slot',
  choose_target: 'slot',
  police: 'field',
  move: 'field',
  over: 'field',
};

export function asksForSlot(phase: Phase): boolean {
  return POINTS_AT[phase] === 'slot';
}

/** One way to fill a slot: for a stall `rotation` counts the tile fields. */
export interface Placement {
  readonly kind: string;
  readonly slot: string;
  readonly rotation: number;
  readonly action: Action;
}

export function placementsOf(legal: readonly Action[]): readonly Placement[] {
  return legal.flatMap((action): Placement[] => {
    if (action.do === 'lay_tile') return [{ kind: action.kind, slot: action.slot, rotation: action.rotation, action }];
    if (action.do !== 'open_stall') return [];
    return [{ kind: STALL, slot: action.slot, rotation: TILE_FIELDS.indexOf(action.field), action }];
  });
}

/** The kinds that fit somewhere, in the order of the box. */
export function kindsIn(placements: readonly Placement[]): readonly string[] {
  const kinds = new Set(placements.map(({ kind }) => kind));
  return [...KINDS, STALL].filter((kind) => kinds.has(kind));
}

/** The kind in hand, or the first that fits if that one fits nowhere. */
export function kindInHand(placements: readonly Placement[], wanted: string | null): string | null {
  const kinds = kindsIn(placements);
  return wanted !== null && kinds.includes(wanted) ? wanted : (kinds[0] ?? null);
}

export function slotsFor(placements: readonly Placement[], kind: string | null): ReadonlySet<string> {
  return new Set(placements.filter((each) => each.kind === kind).map(({ slot }) => slot));
}

export function rotationsFor(placements: readonly Placement[], kind: string | null, slot: string): readonly number[] {
  return placements.filter((each) => each.kind === kind && each.slot === slot).map(({ rotation }) => rotation);
}

/** The first allowed turn from the wanted one on, clockwise. */
export function fittingTurn(rotations: readonly number[], wanted: number): number {
  return TURNS.map((step) => (wanted + step) % TURNS.length).find((turn) => rotations.includes(turn)) ?? wanted;
}

/** One turn further among those that are allowed. */
export function nextTurn(rotations: readonly number[], current: number): number {
  return fittingTurn(rotations, (current + 1) % TURNS.length);
}

export function placementAt(
  placements: readonly Placement[],
  kind: string | null,
  slot: string | null,
  rotation: number,
): Placement | undefined {
  return placements.find((each) => each.kind === kind && each.slot === slot && each.rotation === rotation);
}
