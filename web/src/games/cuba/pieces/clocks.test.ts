import { describe, expect, it } from 'vitest';
import type { RunningClock } from '../../../table/game';
import { BOX_CLOCKS, burning } from './clocks';
import { logOf } from '../testing';

const clock = (name: string, due: number): RunningClock => ({
  name,
  since: 0,
  seats: [1],
  due,
  left: (now) => due - now,
});
const LOG = logOf(
  { event: 'box_passed', giver: 0, taker: 1 },
  { event: 'box_passed', giver: 1, taker: 2 },
  { event: 'asked', number: 1, seat: 1, topic: 'took' },
);

describe('the cigar', () => {
  it('burns from the last hand-over to the end of the clock', () => {
    expect(burning([clock('take', 46_000)], LOG, BOX_CLOCKS)?.length).toBe(45_000);
  });

  it('burns for the clock that is wanted', () => {
    const both = [clock('answer', 32_000), clock('interrogation', 480_000)];
    expect(burning(both, LOG, ['answer'])?.length).toBe(30_000);
    expect(burning(both, LOG, BOX_CLOCKS)).toBeNull();
  });

  it('is not lit where its beginning is not known', () => {
    expect(burning([clock('window', 6_000)], LOG, ['window'])).toBeNull();
    expect(burning([], LOG, BOX_CLOCKS)).toBeNull();
  });
});
