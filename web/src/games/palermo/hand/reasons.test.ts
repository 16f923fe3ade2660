import { describe, expect, it } from 'vitest';
import { reasonsOf } from './reasons';
import { problemOf } from '../testing';

describe('a refusal on the board', () => {
  it('marks the fields of a courtyard as shut in', () => {
    expect(reasonsOf(problemOf('courtyard', { slot: 'b2', fields: ['D4', 'E4'] })).wrong).toEqual(['D4', 'E4']);
  });

  it('shows the house sides where one could build on', () => {
    const { wrong, right } = reasonsOf(problemOf('no-house-side', { slot: 'b2', fields: ['D4'], sides: ['H8'] }));
    expect([wrong, right]).toEqual([[], ['H8']]);
  });

  it('marks the corner at which two houses touch', () => {
    const { corners } = reasonsOf(problemOf('corner-contact', { fields: ['D4'], others: ['C3'] }));
    expect(corners).toEqual([{ x: 3.75, y: 3.75 }]);
  });

  it('marks who stands in the way', () => {
    expect(reasonsOf(problemOf('crook-in-the-way', { field: 'C3', seat: 1 })).wrong).toEqual(['C3']);
    expect(reasonsOf(problemOf('policeman-adjacent', { field: 'C3', fields: ['C4'] })).wrong).toEqual(['C4']);
  });

  it('marks nothing where a sentence is enough', () => {
    expect(reasonsOf(problemOf('out-of-reach', { field: 'START', cost: 9 })).wrong).toEqual([]);
    expect(reasonsOf(problemOf('kind-used-up', { kind: 'h1a' }))).toEqual({ wrong: [], right: [], corners: [] });
    expect(reasonsOf(null).wrong).toEqual([]);
  });
});
