/** The box in one's hand: which touch is which action, and what is left in it afterwards. */

import type { Marked } from '../board/box';
import { CHIP_KINDS, type ChipKind } from '../pieces/kinds';
import { chipsIn } from '../reading/contents';
import type { Action, Contents } from '../types';

export type BoxKind = 'hide' | 'bag' | 'take';

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

function countsIn(legal: readonly Action[]): number[] {
  return legal.flatMap((action) => (action.do === 'take_diamonds' || action.do === 'hide' ? [action.count] : []));
}

/** So many diamonds may be marked. */
export function mostOf(legal: readonly Action[]): number {
  return Math.max(0, ...countsIn(legal));
}

/** So many must be, if any are taken. */
export function leastOf(legal: readonly Action[]): number {
  return Math.min(...countsIn(legal));
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

/** What lies unmarked in the box: "danach". */
export function leftIn(box: Contents, marked: Marked | null): { diamonds: number; chips: number } {
  const chips = chipsIn(box);
  if (typeof marked === 'number') return { diamonds: box.diamonds - marked, chips };
  return { diamonds: box.diamonds, chips: chips - (marked === null ? 0 : 1) };
}
