import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing';
import { isHeard, isShared } from './modes';

describe('the way to talk', () => {
  it('is heard by the table unless people sit in one room', () => {
    const modes = ['live', 'formal', 'room'] as const;
    expect(modes.map((talk_mode) => isHeard(viewOf({ options: { talk_mode } })))).toEqual([true, true, false]);
  });

  it('may share a device', () => {
    expect(isShared(viewOf(), 1)).toBe(false);
    expect(isShared(viewOf(), 2)).toBe(true);
    expect(isShared(viewOf({ options: { talk_mode: 'room', room_devices: 'one' } }), 1)).toBe(true);
  });
});
