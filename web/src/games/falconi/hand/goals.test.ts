import { describe, expect, it } from 'vitest';
import { actionsAfter, behindWall, goalOf, goalsOf, isFatal, previewOf } from './goals';
import { edgeOf } from '../map/lanes';
import { spotOfGoal } from './marks';
import { carAt, previewAt, viewOf } from '../testing';
import type { Action } from '../types';

const cars = [carAt('prison', { place: 'e4>N' }), carAt('green', { place: 'd4>E' })];

describe('a goal', () => {
  it('is where the drive ends', () => {
    const goal = goalOf(viewOf({ cars, turn: 'prison' }), { do: 'drive', place: 'f6>E' });
    expect(goal).toMatchObject({ kind: 'drive', spot: { cell: 'f6', side: 'E' }, heading: 'E' });
  });

  it('of a catch looks into the card of Don, from the side that is named', () => {
    const goal = goalOf(viewOf({ cars, turn: 'green' }), { do: 'catch', via: 'W' });
    expect(goal).toMatchObject({ kind: 'catch', spot: { cell: 'e4', side: 'W' }, heading: 'E' });
  });

  it("of one step into Don's place is a catch, too", () => {
    const view = viewOf({ cars, turn: 'green', principle: 'II' });
    expect(goalOf(view, { do: 'drive', place: 'e4>N' })).toMatchObject({
      kind: 'catch',
      spot: { cell: 'e4', side: 'W' },
    });
    expect(goalOf(view, { do: 'drive', place: 'e4>S' })?.kind).toBe('drive');
  });

  it('is nothing that has no place', () => {
    const legal: Action[] = [{ do: 'draw' }, { do: 'three_point_turn', place: 'e4>S' }, { do: 'boost_break' }];
    expect(goalsOf(viewOf({ cars }), legal).map(({ kind }) => kind)).toEqual(['turn', 'break']);
  });

  it('of a blast knows the wall and what lies behind it', () => {
    const goal = goalOf(viewOf({ cars }), { do: 'blast', place: 'e8>N' });
    expect(goal && behindWall(goal)).toEqual({ wall: 'e9', behind: 'N-e' });
  });

  it('is marked in the empty cell ahead, or on the card', () => {
    const goal = goalOf(viewOf({ cars }), { do: 'drive', place: 'e4>N' });
    const empty = { cards: new Map(), closed: new Set<string>(), escapes: new Set<string>() };
    const wall = { ...empty, cards: new Map([['e5', { type: 'straight', rotation: 1, isBlasted: false } as const]]) };
    const edge = edgeOf({ cell: 'e4', side: 'N' }, 0).y;
    expect(goal && spotOfGoal(goal, 0, empty).y).toBeLessThan(edge);
    expect(goal && spotOfGoal(goal, 0, wall).y).toBeGreaterThan(edge);
  });
});

describe('a preview', () => {
  const view = viewOf({ previews: [previewAt('e1', { drives: ['e1>N'] }), previewAt('e1', { rotation: 1 })] });
  const lay = (rotation: number): Action => ({ do: 'lay', card: 'straight', rotation, cell: 'e1' });

  it('belongs to card, rotation and cell', () => {
    expect(previewOf(view, lay(0))?.drives).toEqual(['e1>N']);
    expect(previewOf(view, { do: 'draw' })).toBeUndefined();
  });

  it('says what the drive will offer', () => {
    const preview = previewAt('e1', { drives: ['e1>N'], catches: ['W'], flees: ['a7>W'], blasts: ['b2>N'] });
    expect(actionsAfter(preview).map((action) => action.do)).toEqual(['drive', 'catch', 'flee', 'blast']);
  });

  it('warns of a card that leads nowhere', () => {
    expect(isFatal(view, previewOf(view, lay(0)))).toBe(false);
    expect(isFatal(view, previewOf(view, lay(1)))).toBe(true);
  });

  it('warns in principle II only of what shuts oneself in', () => {
    const second = viewOf({ principle: 'II' });
    expect(isFatal(second, previewAt('e2', { blocks: ['green'] }))).toBe(false);
    expect(isFatal(second, previewAt('e2', { blocks: ['prison'] }))).toBe(true);
  });
});
