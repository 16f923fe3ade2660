import { describe, expect, it } from 'vitest';
import { lastAccusation } from './outcome';
import { logOf } from '../testing';

const ACCUSED = { event: 'accused', seat: 3 } as const;
const OPENED = { event: 'pocket_opened', seat: 3, take: 'chip:loyal', role: 'loyal' } as const;

describe('the last accusation', () => {
  it('is none before the first', () => {
    expect(lastAccusation([])).toBeNull();
  });

  it('waits for the pocket', () => {
    expect(lastAccusation(logOf(ACCUSED))).toEqual({ seat: 3, opened: null, shooter: null, hasBottle: false });
  });

  it('knows what came out and who has fired', () => {
    const fired = { event: 'fired', seat: 2 } as const;
    const told = logOf({ ...ACCUSED, seat: 1 }, ACCUSED, fired, OPENED);
    expect(lastAccusation(told)).toEqual({ seat: 3, opened: OPENED, shooter: 2, hasBottle: false });
  });
});
