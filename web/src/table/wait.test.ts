import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Wait } from './wait';

let due: { readonly milliseconds: number; readonly run: () => void }[];
let wait: Wait;

beforeEach(() => {
  due = [];
  wait = new Wait((milliseconds, run) => {
    const timer = { milliseconds, run };
    due.push(timer);
    return () => (due = due.filter((other) => other !== timer));
  });
});

describe('a wait', () => {
  it('ends in its time', () => {
    const then = vi.fn();
    wait.for(300, then);
    expect(then).not.toHaveBeenCalled();
    due[0]?.run();
    expect(then).toHaveBeenCalledTimes(1);
    expect(wait.left).toBeNull();
  });

  it('is none where there is nothing to wait for', () => {
    const then = vi.fn();
    wait.for(0, then);
    expect(then).toHaveBeenCalledTimes(1);
    expect(due).toEqual([]);
  });

  it('can be hurried, once', () => {
    const then = vi.fn();
    wait.for(300, then);
    wait.hurry();
    wait.hurry();
    expect(then).toHaveBeenCalledTimes(1);
    expect(due).toEqual([]);
  });

  it('can be shortened to nothing, and called off', () => {
    const then = vi.fn();
    wait.for(300, then);
    wait.shorten(0);
    expect(then).toHaveBeenCalledTimes(1);
    wait.for(300, then);
    wait.callOff();
    expect(due).toEqual([]);
  });
});
