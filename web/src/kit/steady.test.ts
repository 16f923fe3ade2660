import { describe, expect, it } from 'vitest';
import { steady } from './steady';

describe('a steady list', () => {
  it('stays the same one while it says the same', () => {
    const settle = steady<{ readonly face: string; readonly isPicked?: boolean }>();
    const first = settle([{ face: 'a' }, { face: 'b' }]);
    expect(settle([{ face: 'a' }, { face: 'b' }])).toBe(first);
  });

  it.each([
    ['an entry more', [{ face: 'a' }, { face: 'b' }, { face: 'c' }]],
    ['another order', [{ face: 'b' }, { face: 'a' }]],
    ['another value', [{ face: 'a' }, { face: 'b', isPicked: true }]],
  ])('is another one with %s', (_what, list) => {
    const settle = steady<{ readonly face: string; readonly isPicked?: boolean }>();
    settle([{ face: 'a' }, { face: 'b' }]);
    expect(settle(list)).toBe(list);
  });
});
