import { describe, expect, it } from 'vitest';
import { drivePoses } from './drives';
import { CELL, cornerOf, EDGE, LANE, lineOf, middleOf, poseAt, standing, turnFor, WIDTH } from './lanes';

describe('the map', () => {
  it('shows everybody their own home at the bottom', () => {
    const home = { prison: 'e1', green: 'a5', blue: 'e9', yellow: 'i5' } as const;
    for (const car of ['prison', 'green', 'blue', 'yellow'] as const)
      expect(cornerOf(home[car], turnFor(car))).toEqual({ x: EDGE + 4 * CELL, y: WIDTH - EDGE - CELL });
  });

  it('has the forest on the left of Don', () => {
    expect(middleOf('a5', turnFor('prison')).x).toBeLessThan(EDGE + CELL);
  });
});

describe('a car', () => {
  it('stands in the right-hand lane at the edge that it leaves by', () => {
    const { x, y } = middleOf('e4', 0);
    expect(poseAt('e4>N', 0)).toMatchObject({ x: x + LANE, angle: 0 });
    expect(poseAt('e4>N', 0).y).toBeLessThan(y);
    expect(poseAt('e4>S', 0)).toMatchObject({ x: x - LANE, angle: 180 });
  });

  it('waits outside before its first card, looking inwards', () => {
    const pose = standing('S-e', 0);
    expect(pose.angle).toBe(0);
    expect(pose.y).toBeGreaterThan(WIDTH - EDGE);
  });

  it('turns with the map', () => {
    expect(poseAt('e4>N', 1).angle).toBe(90);
  });
});

describe('a drive', () => {
  it('goes from where the car stood to where it stands, and stays in its lane', () => {
    const poses = drivePoses(['S-e', 'e1>N', 'e2>N'], 0);
    expect(poses.at(-1)).toEqual(poseAt('e2>N', 0));
    expect(new Set(poses.map(({ x }) => x)).size).toBe(1);
    expect(lineOf(poses)).toMatch(/^M/);
  });

  it('bends at a junction, short to the right and long to the left', () => {
    const length = (place: string) => {
      const poses = drivePoses(['e1>N', place], 0);
      return poses.reduce((sum, { x, y }, index) => {
        const before = poses[index - 1];
        return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y);
      }, 0);
    };
    expect(length('e2>E')).toBeLessThan(length('e2>W'));
  });

  it('goes round a turning place and comes back looking the other way', () => {
    const poses = drivePoses(['e1>N', 'e2>S'], 0);
    expect(((poses.at(-1)?.angle ?? 0) - (poses[0]?.angle ?? 0)) % 360).toBe(180);
    expect(poses.length).toBeGreaterThan(6);
  });

  it('leaves the city by an escape card', () => {
    expect(drivePoses(['a7>W', 'W-7'], 0).at(-1)?.x).toBeLessThan(EDGE);
  });
});
