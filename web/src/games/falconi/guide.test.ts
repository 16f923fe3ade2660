import { describe, expect, it } from 'vitest';
import hints from './guide';
import { carAt, glossOf, logOf, previewAt, viewOf } from './testing';
import type { Action, Event, View } from './types';

const LAY: Action = { do: 'lay', card: 'straight', rotation: 0, cell: 'e1' };
const BLAST: Action = { do: 'blast', place: 'e4>N' };
const BOMBED: Event = { event: 'bombed_behind', seat: 0, boundary: 'e4>S', bombs: 1 };

function keys(view: View, legal: readonly Action[] = [LAY], you = 0, ...events: readonly Event[]): string[] {
  return hints
    .filter((hint) => hint.when({ view, gloss: glossOf(), legal, told: logOf(...events), you }))
    .map(({ key }) => key);
}

const DRIVING = [carAt('prison', { place: 'e4>N' }), carAt('green', { place: 'b5>E' })];

describe('the guide', () => {
  it('welcomes Don and the police each in their role', () => {
    expect(keys(viewOf())).toEqual(['don']);
    expect(keys(viewOf({ turn: 'green' }), [LAY], 1)).toEqual(['police']);
  });

  it('explains the lanes once both are on the road and Don leaves a trail', () => {
    const trail = { 'e3>N': 1, 'e2>N': 2 };
    expect(keys(viewOf({ cars: DRIVING, trail }))).toContain('don-lanes');
    expect(keys(viewOf({ cars: DRIVING, trail, turn: 'green' }), [LAY], 1)).toContain('police-lanes');
    const alone = [carAt('prison', { place: 'e4>N' }), carAt('green')];
    expect(keys(viewOf({ cars: alone, trail }))).not.toContain('don-lanes');
    expect(keys(viewOf({ cars: DRIVING }))).not.toContain('don-lanes');
  });

  it('warns of a card that leaves no way on', () => {
    expect(keys(viewOf({ previews: [previewAt('e1', { blocks: ['prison'] })] }))).toContain('trap');
    expect(keys(viewOf({ previews: [previewAt('e1', { drives: ['e1>N'] })] }))).not.toContain('trap');
  });

  it('points out whom a card would shut out, other than oneself', () => {
    const blocking = (car: 'prison' | 'green') =>
      viewOf({ previews: [previewAt('e1', { drives: ['e1>N'], blocks: [car] })] });
    expect(keys(blocking('green'))).toContain('block');
    expect(keys(blocking('prison'))).not.toContain('block');
  });

  it('tells of bombs when they matter: behind, ahead, and what they leave', () => {
    expect(keys(viewOf({ phase: 'react', turn: 'green', cars: DRIVING }), [{ do: 'bomb_behind' }])[0]).toBe('react');
    expect(keys(viewOf({ phase: 'advance', cars: DRIVING }), [BLAST])).toContain('blast');
    expect(keys(viewOf({ turn: 'green', cars: DRIVING }), [LAY], 1, BOMBED)).toContain('crater');
    expect(keys(viewOf({ cars: DRIVING, round_number: 3 }))).toContain('bombs');
    expect(keys(viewOf({ cars: DRIVING, round_number: 3, bombs: 0 }))).not.toContain('bombs');
  });

  it('is silent while others decide', () => {
    expect(keys(viewOf({ turn: 'green', cars: DRIVING }), [], 0, BOMBED)).toEqual([]);
  });
});
