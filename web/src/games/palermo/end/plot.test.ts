import { describe, expect, it } from 'vitest';
import { plotOf, spread, stepOf } from './plot';

const FRAME = { width: 300, height: 100 };

describe('money over the rounds', () => {
  it('begins with nothing and ends at the right edge', () => {
    const { curves } = plotOf(
      [
        [2, 0],
        [10, 5],
      ],
      2,
      FRAME,
    );
    expect(curves[0]?.points).toEqual([
      { x: 0, y: 100 },
      { x: 150, y: 80 },
      { x: 300, y: 0 },
    ]);
    expect(curves[1]?.line).toBe('M0.0 100.0L150.0 100.0L300.0 50.0');
  });

  it('is drawn for a game without a round, too', () => {
    expect(plotOf([], 3, FRAME).curves).toHaveLength(3);
  });

  it('has round numbers at its side and not more than ten rounds below', () => {
    const history = Array.from({ length: 24 }, (_, round) => [round * 3]);
    const { levels, rounds } = plotOf(history, 1, FRAME);
    expect(levels.map(({ money }) => money)).toEqual([0, 20, 40, 60, 80]);
    expect(rounds.length).toBeLessThanOrEqual(10);
  });

  it('chooses steps that people count in', () => {
    expect([stepOf(5), stepOf(29), stepOf(85)]).toEqual([1, 5, 20]);
  });

  it('keeps the names apart and inside', () => {
    expect(spread([50, 50, 0], 100)).toEqual([50, 72, 0]);
    expect(spread([100, 100, 100], 100)).toEqual([56, 78, 100]);
  });
});
