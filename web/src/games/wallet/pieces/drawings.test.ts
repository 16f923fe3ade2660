import { describe, expect, it } from 'vitest';
import { jewelOf, SPECIALS, specialOf } from './drawings';
import { BOX } from '../generated';
import { emblemOf } from './faces';
import { PORTRAYED, portraitOf } from './portraits';

describe('the drawings', () => {
  it('know the special cards of the box', () => {
    expect(Object.keys(SPECIALS).sort()).toEqual(BOX.special_cards.list.map(({ id }) => id).sort());
  });

  it('show each special card differently', () => {
    expect(new Set(Object.values(SPECIALS).map((drawing) => JSON.stringify(drawing))).size).toBe(
      BOX.special_cards.list.length,
    );
  });

  it('show each jewel differently', () => {
    const jewels = BOX.play_cards.rows.filter(({ kind }) => kind === 'jewel');
    const values = [...new Set(jewels.map(({ value }) => value))];
    expect(new Set(values.map((value) => JSON.stringify(jewelOf(value)))).size).toBe(values.length);
  });

  it('have a picture for a special card nobody drew', () => {
    expect(specialOf('unheard_of')).toEqual({ symbol: 'points' });
  });

  it('have a portrait and an emblem for everybody in the box', () => {
    const persons = BOX.characters.list.map(({ id }) => id);
    expect([...PORTRAYED].sort()).toEqual(persons.toSorted());
    expect(persons.map(emblemOf)).not.toContain(emblemOf('stranger'));
  });

  it('keep a stranger in the dark', () => {
    expect(portraitOf('stranger').length).toBeGreaterThan(0);
    expect(PORTRAYED.map(portraitOf)).not.toContain(portraitOf('stranger'));
  });
});
