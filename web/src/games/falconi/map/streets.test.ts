import { describe, expect, it } from 'vitest';
import { exitsFrom, linksOf, portsOf, type CardType } from './box';
import { beside, borderAt, boundaryOf, inside, spotOf } from './places';
import { aheadOf, reachOf, stepsFrom, wallsAround, wayTo, withCard, type Streets } from './streets';

const EMPTY: Streets = { cards: new Map(), closed: new Set(), escapes: new Set() };

/** `e1 straight 0, e2 tee 0` */
function streetsOf(text: string, different: Partial<Streets> = {}): Streets {
  const laid = text.split(', ').map((card) => card.split(' '));
  return laid.reduce<Streets>(
    (streets, [cell = '', type = '', rotation = '0']) => withCard(streets, cell, type as CardType, Number(rotation)),
    { ...EMPTY, ...different },
  );
}

describe('names on the map', () => {
  it('know their neighbours and the border', () => {
    expect(beside('e4', 'N')).toBe('e5');
    expect(beside('a4', 'W')).toBeNull();
    expect(borderAt('a7', 'W')).toBe('W-7');
    expect(inside('N-c')).toEqual({ cell: 'c9', side: 'N' });
    expect(spotOf('e4>S')).toEqual({ cell: 'e4', side: 'S' });
  });

  it('name a boundary alike from both sides', () => {
    expect(boundaryOf('e4', 'S')).toBe(boundaryOf('e3', 'N'));
    expect(boundaryOf('e4', 'W')).toBe(boundaryOf('d4', 'E'));
  });
});

describe('a card', () => {
  it('has its ports where the table of the rules has them', () => {
    expect(portsOf(linksOf('curve', 2)).join('')).toBe('SW');
    expect(portsOf(linksOf('tee', 3)).join('')).toBe('NSW');
    expect(portsOf(linksOf('straight', 1)).join('')).toBe('EW');
  });

  it('lets nobody out where they came in, but on a turning place', () => {
    expect(exitsFrom(linksOf('cross', 0), 'S')).toEqual(['N', 'E', 'W']);
    expect(exitsFrom(linksOf('bridge', 0), 'S')).toEqual(['N']);
    expect(exitsFrom(linksOf('uturn', 2), 'S')).toEqual(['S']);
  });
});

describe('ahead', () => {
  it('tells the six cases apart', () => {
    const streets = streetsOf('e4 straight, e5 straight 1, d4 straight 1', {
      closed: new Set(['e3>N']),
      escapes: new Set(['W-7']),
    });
    expect(aheadOf(streets, 'e4>S')).toBe('closed');
    expect(aheadOf(streets, 'a7>W')).toBe('escape');
    expect(aheadOf(streets, 'a6>W')).toBe('border');
    expect(aheadOf(streets, 'd4>W')).toBe('open');
    expect(aheadOf(streets, 'd5>E')).toBe('street');
    expect(aheadOf(streets, 'e4>N')).toBe('wall');
  });

  it('of a car at its start is its first cell', () => {
    expect(aheadOf(EMPTY, 'S-e')).toBe('open');
    expect(aheadOf(streetsOf('e1 straight'), 'S-e')).toBe('street');
    expect(aheadOf(streetsOf('e1 straight 1'), 'S-e')).toBe('wall');
  });
});

describe('driving', () => {
  const streets = streetsOf('e1 tee 0, e2 uturn 2, f1 straight 1, g1 curve 3');

  it('chooses at a junction', () => {
    expect(stepsFrom(streetsOf('e1 tee 2'), 'S-e')).toEqual(['e1>E', 'e1>W']);
    expect(stepsFrom(streets, 'S-e')).toEqual([]);
  });

  it('finds the shortest way, round a turning place too', () => {
    expect(wayTo(streets, ['f1>W'], 'g1>N')).toEqual(['f1>W', 'e1>N', 'e2>S', 'e1>E', 'f1>E', 'g1>N']);
    expect(wayTo(streets, ['f1>W'], 'i9>N')).toBeNull();
  });

  it('reaches everything that streets lead to, and knows the walls around it', () => {
    const shut = streetsOf('e1 straight, e2 tee 1, f2 straight, e3 straight 1');
    expect([...reachOf(shut, ['S-e'])]).toEqual(['S-e', 'e1>N', 'e2>N', 'e2>E']);
    expect(wallsAround(shut, ['S-e'])).toEqual(['e3', 'f2']);
  });
});
