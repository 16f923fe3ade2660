import { describe, expect, it } from 'vitest';
import { walk } from './walk';

describe('a walk', () => {
  const event = {
    event: 'crook_moved',
    seat: 0,
    origin: 'B1',
    field: 'D1',
    path: ['C1', 'D1'],
    cost: 2,
    fines: 0,
  } as const;

  it('goes from field to field and ends where the crook stands', () => {
    expect(walk(event, {})?.frames).toEqual([
      { x: -2, y: 0 },
      { x: -1, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it('takes a step at a time, but not for ever', () => {
    expect(walk(event, {})?.duration).toBe(240);
    expect(walk({ ...event, path: Array.from({ length: 20 }, () => 'D1') }, {})?.duration).toBe(900);
    expect(walk({ ...event, path: [] }, {})).toBeNull();
  });
});
