import { describe, expect, it } from 'vitest';
import { poseAt, standing } from '../reading/lanes';
import { partOf, routesAt, sceneAt, scenesOf } from './routes';
import { drove, laid, logOf, turnBegan } from '../testing';

const LOG = logOf(
  turnBegan('prison', 1),
  laid('prison', 'e1', 'straight', 0),
  drove('prison', 'S-e', 'e1>N'),
  turnBegan('green', 1),
  laid('green', 'a5', 'straight', 1),
  drove('green', 'W-5', 'a5>E'),
  turnBegan('prison', 2),
  laid('prison', 'e2', 'straight', 0),
  drove('prison', 'e1>N', 'e2>N'),
  { event: 'car_out', seat: 1, car: 'green', why: 'blocked', reserve: [] },
);

describe('the chase as a film', () => {
  const scenes = scenesOf(LOG, 0);

  it('shows what is seen, one after the other, from the beginning to the end', () => {
    expect(scenes.map(({ event }) => event.event)).toEqual([
      'card_laid',
      'drove',
      'card_laid',
      'drove',
      'card_laid',
      'drove',
      'car_out',
    ]);
    expect(scenes[0]?.from).toBe(0);
    expect(scenes.at(-1)?.to).toBeCloseTo(1);
    expect(scenes.slice(1).every(({ from }, index) => from === scenes[index]?.to)).toBe(true);
  });

  it('knows the round of a scene', () => {
    expect(scenes.map(({ round }) => round)).toEqual([1, 1, 1, 1, 2, 2, 2]);
  });

  it('has the city as it was then', () => {
    expect(sceneAt(scenes, 0)?.city.grid).toEqual({ e1: 'straight-0' });
    expect(sceneAt(scenes, 1)?.city.grid).toEqual({ e1: 'straight-0', a5: 'straight-1', e2: 'straight-0' });
  });

  it('draws one line a car, beside one another in their lane', () => {
    const [don, green] = routesAt(scenes, 1);
    expect([don?.car, green?.car]).toEqual(['prison', 'green']);
    const stand = poseAt('e2>N', 0);
    expect(don?.pose.y).toBeCloseTo(stand.y);
    expect(Math.abs((don?.pose.x ?? 0) - stand.x)).toBeLessThan(3);
    expect(don?.past.startsWith('M')).toBe(true);
  });

  it('leaves out who has not started, and marks who is out', () => {
    expect(routesAt(scenes, 0)).toEqual([]);
    expect(routesAt(scenes, scenes[3]!.to).map(({ isOut }) => isOut)).toEqual([false, false]);
    expect(routesAt(scenes, 1).map(({ isOut }) => isOut)).toEqual([false, true]);
  });
});

describe('part of a drive', () => {
  const poses = [standing('e4>N', 0), { ...standing('e5>N', 0), angle: 90 }];

  it('ends so far along its way', () => {
    const half = partOf(poses, 0.5);
    expect(half).toHaveLength(2);
    expect(half[1]?.y).toBeCloseTo(((poses[0]?.y ?? 0) + (poses[1]?.y ?? 0)) / 2);
    expect(half[1]?.angle).toBeCloseTo(45);
  });

  it('is nothing but the beginning at first, and all of it at the end', () => {
    expect(partOf(poses, 0).at(-1)).toEqual(poses[0]);
    expect(partOf(poses, 1)).toBe(poses);
  });

  it('turns the short way round', () => {
    const round = partOf(
      [
        { x: 0, y: 0, angle: 350 },
        { x: 2, y: 0, angle: 10 },
      ],
      0.5,
    );
    expect(round[1]?.angle).toBeCloseTo(360);
  });
});
