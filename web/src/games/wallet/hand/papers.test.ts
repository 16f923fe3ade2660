import { describe, expect, it } from 'vitest';
import { blameOf, checksOf, isOnTheEdge } from './papers';
import { verdictOf } from '../testing';

describe('the papers check', () => {
  it('holds in all three parts for the innocent', () => {
    expect(checksOf(verdictOf()).map(({ mark }) => mark)).toEqual(['good', 'good', 'good']);
  });

  it('tests neither amount nor currencies as long as you are nobody', () => {
    const marks = checksOf(verdictOf({ innocent: false, person: null, guilt: ['no_id'] })).map(({ mark }) => mark);
    expect(marks).toEqual(['bad', 'open', 'open']);
  });

  it('names every part that fails', () => {
    const guilt = ['currencies', 'too_rich'] as const;
    const marks = checksOf(verdictOf({ innocent: false, guilt })).map(({ mark }) => mark);
    expect(marks).toEqual(['good', 'bad', 'bad']);
  });

  it('knows exactly 500 in notes and jewels, whatever the coin', () => {
    expect(isOnTheEdge(verdictOf({ cents: 50_007 }), 7)).toBe(true);
    expect(isOnTheEdge(verdictOf({ cents: 50_000 }), 7)).toBe(false);
  });
});

describe('a red cross', () => {
  const hand = ['id:blonde', 'id:john_smith', 'note:dollar:100', 'note:euro:20', 'note:yen:200', 'badge', 'jewel:50'];

  it('marks every ID when there are too many', () => {
    expect(blameOf('id:blonde', hand, ['too_many_ids'])).toBe('too_many_ids');
    expect(blameOf('note:yen:200', hand, ['too_many_ids'])).toBeNull();
  });

  it('marks a tool that does not belong to the person', () => {
    expect(blameOf('badge', hand, ['badge'])).toBe('badge');
    expect(blameOf('badge', hand, ['too_rich'])).toBeNull();
  });

  it('marks the notes of the currency that is worth least, never a jewel', () => {
    expect(blameOf('note:euro:20', hand, ['currencies'])).toBe('currencies');
    expect(blameOf('note:dollar:100', hand, ['currencies'])).toBeNull();
    expect(blameOf('jewel:50', hand, ['currencies'])).toBeNull();
  });
});
