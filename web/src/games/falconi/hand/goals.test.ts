import { describe, expect, it } from 'vitest';
import { actionsAfter, behindWall, goalOf, goalsOf, isFatal, previewOf, wayOf } from './goals';
import { edgeOf } from '../reading/lanes';
import { spotOfGoal } from './marks';
import { carAt, glossOf, previewAt, viewOf } from '../testing';
import type { Action, Gloss, Situation, View } from '../types';

const at = (view: Partial<View>, gloss: Partial<Gloss> = {}): Situation => ({
  view: viewOf(view),
  gloss: glossOf(gloss),
});
const cars = [carAt('prison', { place: 'e4>N' }), carAt('green', { place: 'd4>E' })];

describe('a goal', () => {
  it('is where the drive ends', () => {
    const goal = goalOf(at({ cars, turn: 'prison' }), { do: 'drive', place: 'f6>E' });
    expect(goal).toMatchObject({ kind: 'drive', spot: { cell: 'f6', side: 'E' }, heading: 'E' });
  });

  it('of a catch looks into the card of Don, from the side that is named', () => {
    const goal = goalOf(at({ cars, turn: 'green' }), { do: 'catch', via: 'W' });
    expect(goal).toMatchObject({ kind: 'catch', spot: { cell: 'e4', side: 'W' }, heading: 'E' });
  });

  it("of one step into Don's place is a catch, too", () => {
    const situation = at({ cars, turn: 'green', principle: 'II' }, { catch_via: 'W' });
    expect(goalOf(situation, { do: 'drive', place: 'e4>N' })).toMatchObject({
      kind: 'catch',
      spot: { cell: 'e4', side: 'W' },
    });
    expect(goalOf(situation, { do: 'drive', place: 'e4>S' })?.kind).toBe('drive');
  });

  it('is nothing that has no place', () => {
    const legal: Action[] = [{ do: 'draw' }, { do: 'three_point_turn', place: 'e4>S' }, { do: 'boost_break' }];
    expect(goalsOf(at({ cars }), legal).map(({ kind }) => kind)).toEqual(['turn', 'break']);
  });

  it('of a blast knows the wall and what lies behind it', () => {
    const goal = goalOf(at({ cars }), { do: 'blast', place: 'e8>N' });
    expect(goal && behindWall(goal)).toEqual({ wall: 'e9', behind: 'N-e' });
  });

  it('is marked in the empty cell ahead, or on the card', () => {
    const goal = goalOf(at({ cars }), { do: 'drive', place: 'e4>N' });
    const edge = edgeOf({ cell: 'e4', side: 'N' }, 0).y;
    expect(goal && spotOfGoal(goal, 0, {}).y).toBeLessThan(edge);
    expect(goal && spotOfGoal(goal, 0, { e5: 'straight-1' }).y).toBeGreaterThan(edge);
  });
});

describe('a preview', () => {
  const view = viewOf({
    previews: [previewAt('e1', { drives: ['e1>N'] }), previewAt('e1', { rotation: 1, blocks: ['prison'] })],
  });
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

  it('warns of nobody but oneself', () => {
    expect(isFatal(view, previewAt('e2', { blocks: ['green'] }))).toBe(false);
    expect(isFatal(viewOf({ turn: null }), previewAt('e2', { blocks: ['green'] }))).toBe(false);
  });
});

describe('the way', () => {
  const [straight, curve] = [
    previewAt('e1', { drives: ['e1>N'] }),
    previewAt('e1', { card: 'curve', drives: ['e1>E'] }),
  ];
  const situation = at(
    { previews: [straight, curve] },
    { ways: [['e4>N', 'e5>N', 'e6>N']], ways_after: [[['S-e', 'e1>N']], [['S-e', 'e1>E']]] },
  );

  it('is told for every place that may be driven to', () => {
    expect(wayOf(situation, { do: 'drive', place: 'e6>N' })).toEqual(['e4>N', 'e5>N', 'e6>N']);
    expect(wayOf(situation, { do: 'drive', place: 'a1>N' })).toEqual([]);
  });

  it('is that of the card which is tried', () => {
    expect(wayOf(situation, { do: 'drive', place: 'e1>E' }, curve)).toEqual(['S-e', 'e1>E']);
    expect(wayOf(situation, { do: 'drive', place: 'e1>E' }, straight)).toEqual([]);
  });

  it('leads nowhere where a car stays on its card', () => {
    expect(wayOf(situation, { do: 'three_point_turn', place: 'e6>N' })).toEqual([]);
    expect(wayOf(situation, { do: 'draw' })).toEqual([]);
  });
});
