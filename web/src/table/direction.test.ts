import { describe, expect, it } from 'vitest';
import { directionOf } from './direction';
import type { GameEvent } from './game';
import { USUAL_LOOK } from './staging';

const event = (name: string, seat?: number) => ({ event: name, ...(seat === undefined ? {} : { seat }) }) as GameEvent;

describe('the direction of a film', () => {
  const meta = { drawsSeats: false, isQuiet: ({ event: name }: GameEvent) => name === 'asked' || name === 'dealt' };
  const staging = { looks: { dealt: 2_000 } };
  const direction = directionOf({ meta, staging }, [0, 2]);

  it('looks at everything as usual, at nothing that the log leaves out, unless the game says so', () => {
    expect(['drew', 'asked', 'dealt'].map((name) => direction.lookAt(event(name)))).toEqual([USUAL_LOOK, 0, 2_000]);
  });

  it('knows the seats at this device', () => {
    expect([event('drew', 2), event('drew', 1), event('ended')].map((each) => direction.whose(each))).toEqual([
      'own',
      'foreign',
      'nobody',
    ]);
  });
});
