import { beforeEach, describe, expect, it } from 'vitest';
import { intent } from './intent.svelte';

describe('what is picked up', () => {
  beforeEach(() => intent.follow(`${Math.random()}`));

  it('is laid down when touched again', () => {
    intent.hold(2, 'badge');
    expect(intent.picks.card).toBe('badge');
    intent.hold(2, 'badge');
    expect([intent.card, intent.picks.card]).toEqual([null, undefined]);
  });

  it('means nothing in the next moment', () => {
    intent.mark(1);
    intent.pick('seat', 3);
    intent.follow('another moment');
    expect([intent.marked, intent.picks]).toEqual([[], {}]);
  });

  it('pays once for each decision, and again when asked again', () => {
    intent.pay(['jewel:250']);
    expect([intent.mayPay(7), intent.mayPay(7), intent.mayPay(8)]).toEqual([true, false, true]);
    intent.pay(['jewel:250']);
    expect(intent.mayPay(8)).toBe(true);
  });

  it('shares birthday cards in turn', () => {
    intent.share(3, 'keep');
    intent.share(3, 2);
    expect([intent.shares, intent.sharing]).toEqual([['keep', 2, null], 2]);
  });
});
