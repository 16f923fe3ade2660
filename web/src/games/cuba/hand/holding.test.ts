import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { chipsIn, kindsIn } from '../reading/contents';
import { actionOf, boxKindOf, leastOf, leftIn, markedBy, mayPickChip, mostOf } from './holding';
import { contentsOf } from '../testing';
import type { Action } from '../types';

const { min, max } = BOX.hide;
const HIDE: Action[] = Array.from({ length: max - min + 1 }, (_, more) => ({ do: 'hide', count: min + more }));
const BAG: Action[] = ['none', 'loyal', 'fbi'].map((kind) => ({ do: 'bag', kind }));
const TAKE: Action[] = [
  { do: 'take_diamonds', count: 1 },
  { do: 'take_diamonds', count: 2 },
  { do: 'take_chip', kind: 'loyal' },
  { do: 'take_nothing' },
];

describe('the box in the hand', () => {
  it('is hidden from, bagged from, or taken from', () => {
    expect([HIDE, BAG, TAKE, [], [{ do: 'hold' } as const]].map(boxKindOf)).toEqual([
      'hide',
      'bag',
      'take',
      null,
      null,
    ]);
  });

  it('has as many marks as are legal', () => {
    expect([HIDE, BAG, TAKE].map(mostOf)).toEqual([max, 0, 2]);
    expect([HIDE, TAKE].map(leastOf)).toEqual([min, 1]);
    expect(mayPickChip(TAKE, 'loyal')).toBe(true);
    expect(mayPickChip(TAKE, 'fbi')).toBe(false);
  });

  it('makes an action of the marks', () => {
    expect(actionOf(TAKE, 2)).toEqual({ do: 'take_diamonds', count: 2 });
    expect(actionOf(TAKE, 'loyal')).toEqual({ do: 'take_chip', kind: 'loyal' });
    expect(actionOf(BAG, 'fbi')).toEqual({ do: 'bag', kind: 'fbi' });
  });

  it('hides and bags nothing without a mark, but takes nothing only by its own button', () => {
    expect(actionOf(HIDE, null)).toEqual({ do: 'hide', count: 0 });
    expect(actionOf(BAG, 0)).toEqual({ do: 'bag', kind: 'none' });
    expect(actionOf(TAKE, null)).toBeUndefined();
    expect(actionOf(TAKE, 0)).toBeUndefined();
  });

  it('shows the marks of an answer that is held', () => {
    expect(TAKE.map(markedBy)).toEqual([1, 2, 'loyal', null]);
    expect(markedBy({ do: 'bag', kind: 'none' })).toBeNull();
    expect(markedBy(undefined)).toBeNull();
  });

  it('tells what is left', () => {
    const box = contentsOf({ diamonds: 11, loyal: 2, driver: 1 });
    expect(chipsIn(box)).toBe(4);
    expect(leftIn(box, 3)).toEqual({ diamonds: 8, chips: 4 });
    expect(leftIn(box, 'loyal')).toEqual({ diamonds: 11, chips: 3 });
    expect(leftIn(box, null)).toEqual({ diamonds: 11, chips: 4 });
  });

  it('keeps a place for every kind of the game', () => {
    expect(kindsIn(contentsOf())).toEqual(['loyal', 'fbi']);
  });
});
