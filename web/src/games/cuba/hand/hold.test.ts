import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hold, HOLD } from './hold.svelte';

let confirmed: ReturnType<typeof vi.fn<() => void>>;
let hold: Hold;

beforeEach(() => {
  vi.useFakeTimers();
  confirmed = vi.fn<() => void>();
  hold = new Hold(confirmed);
});
afterEach(() => {
  vi.useRealTimers();
});

function tapped() {
  hold.begin(true);
  vi.advanceTimersByTime(HOLD - 1);
  hold.end();
  hold.clicked();
}

describe('holding to confirm', () => {
  it('confirms a finger that stays', () => {
    hold.begin(true);
    vi.advanceTimersByTime(HOLD);
    hold.end();
    hold.clicked();
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('confirms a key that stays, once', () => {
    hold.begin(false);
    vi.advanceTimersByTime(HOLD);
    hold.end();
    expect(confirmed).toHaveBeenCalledOnce();
    expect(hold.armed).toBe(false);
  });

  it('does nothing on short touches, however many', () => {
    tapped();
    tapped();
    tapped();
    vi.advanceTimersByTime(HOLD);
    expect(confirmed).not.toHaveBeenCalled();
    expect(hold.armed).toBe(false);
  });

  it('confirms the second of two short key presses', () => {
    hold.begin(false);
    hold.end();
    expect(hold.armed).toBe(true);
    expect(confirmed).not.toHaveBeenCalled();
    hold.begin(false);
    hold.end();
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('confirms the second click of assistive technology', () => {
    hold.clicked();
    hold.clicked();
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('forgets a first press after a while', () => {
    hold.clicked();
    vi.advanceTimersByTime(5000);
    hold.clicked();
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('forgets everything when it is disarmed', () => {
    hold.begin(true);
    hold.disarm();
    vi.advanceTimersByTime(HOLD);
    expect(confirmed).not.toHaveBeenCalled();
  });
});
