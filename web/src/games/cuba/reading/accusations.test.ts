import { describe, expect, it } from 'vitest';
import { logOf } from '../testing';
import { accusationsIn, lastAccusation } from './accusations';

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

describe('all accusations', () => {
  it('stand in order, each with its pocket, bottle and shot', () => {
    const caught = { event: 'pocket_opened', seat: 4, take: 'diamonds:5', role: 'thief' } as const;
    const log = logOf(
      { event: 'asked', number: 1, seat: 3, topic: 'took' },
      ACCUSED,
      OPENED,
      { event: 'joker_given', seat: 3, left: 0 },
      { event: 'said', seat: 4, slot: 'took', value: 'nothing', about: null, number: null, changed: false },
      { ...ACCUSED, seat: 4 },
      { event: 'fired', seat: 2 },
      caught,
      { event: 'pocket_opened', seat: 2, take: 'chip:killer', role: 'killer' },
    );
    expect(accusationsIn(log)).toEqual([
      { seat: 3, opened: OPENED, shooter: null, hasBottle: true },
      { seat: 4, opened: caught, shooter: 2, hasBottle: false },
    ]);
  });
});
