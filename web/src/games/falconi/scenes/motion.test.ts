import { describe, expect, it } from 'vitest';
import { drove } from '../testing';
import { framesOf, ridesOf, smooth } from './motion';

describe('rides', () => {
  it('follow one another', () => {
    const [one, two] = ridesOf([drove('green', 'W-5', 'a5>E'), drove('green', 'a5>E', 'b5>E')], 0);
    expect(two?.delay).toBe(one?.duration);
  });

  it('never spin on the way, and keep to their time', () => {
    const angles = smooth([
      { x: 0, y: 0, angle: 350 },
      { x: 1, y: 0, angle: 10 },
    ]).map(({ angle }) => angle);
    expect(angles).toEqual([350, 370]);
    const frames = framesOf(ridesOf([drove('green', 'W-5', 'a5>E', 'b5>N')], 0)[0]?.poses ?? []);
    expect(frames.at(-1)?.offset).toBe(1);
  });
});
