/** The box in one's hand: which touch is which action, and what is left in it afterwards. */

import type { Marked } from '../board/box';
import { CHIP_KINDS, type ChipKind } from '../pieces/kinds';
import type { Action, Contents } from '../types';

export type BoxKind = 'hide' | 'bag' | 'take';

export function chipsIn(contents: Contents): number {
  return CHIP_KINDS.reduce((sum, kind) => sum + contents[kind], 0);
}

/** The kinds of chips that are in this game at all. */
export function kindsIn(mix: Contents): ChipKind[] {
  return CHIP_KINDS.filter((kind) => mix[kind] > 0);
}

/** What is done with the box now, or null where it is not in this hand. */
export function boxKindOf(legal: readonly Action[]): BoxKind | null {
  switch (legal[0]?.do) {
    case 'hide':
      return 'hide';
    case 'bag':
      return 'bag';
    case 'take_diamonds':
    case 'take_chip':
    case 'take_nothing':
      return 'take';
    default:
      return null;
  }
}

/** So many diamonds may be marked. */
export function mostOf(legal: readonly Action[]): number {
  return Math.max(
    0,
    ...legal.map((action) => (action.do === 'take_diamonds' || action.do === 'hide' ? action.count : 0)),
  );
}

export function mayPickChip(legal: readonly Action[], kind: ChipKind): boolean {
  return legal.some((action) => (action.do === 'take_chip' || action.do === 'bag') && action.kind === kind);
}

/** The action that the marks stand for. Nothing marked hides or bags nothing; to take nothing has a button of its own. */
export function actionOf(legal: readonly Action[], marked: Marked | null): Action | undefined {
  return legal.find((action) => {
    switch (action.do) {
      case 'hide':
        return action.count === (marked ?? 0);
      case 'take_diamonds':
        return action.count === marked;
      case 'bag':
        return action.kind === (typeof marked === 'string' ? marked : 'none');
      case 'take_chip':
        return action.kind === marked;
      default:
        return false;
    }
  });
}

/** The marks of an answer that was given already. */
export function markedBy(action: Action | undefined): Marked | null {
  switch (action?.do) {
    case 'hide':
    case 'take_diamonds':
      return action.count;
    case 'take_chip':
    case 'bag':
      return CHIP_KINDS.find((kind) => kind === action.kind) ?? null;
    default:
      return null;
  }
}

/** What is left: "danach". */
export function leftIn(box: Contents, marked: Marked | null): { diamonds: number; chips: number } {
  const chips = chipsIn(box);
  if (typeof marked === 'number') return { diamonds: box.diamonds - marked, chips };
  return { diamonds: box.diamonds, chips: chips - (marked === null ? 0 : 1) };
}
