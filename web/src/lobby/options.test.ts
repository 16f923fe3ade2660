import { describe, expect, it } from 'vitest';
import type { GameCard, OptionForm } from '../protocol/generated';
import { listOf, OptionField, OptionSheet } from './options.svelte';

const form = (line: Partial<OptionForm> & Pick<OptionForm, 'name' | 'kind' | 'default'>): OptionForm => ({
  choices: [],
  lowest: null,
  highest: null,
  seats: [],
  needs: [],
  names_seats: false,
  ...line,
});

const CARD: GameCard = {
  id: 'toy',
  version: 1,
  seats: [2, 3, 4],
  options: [
    form({ name: 'roster', kind: 'choice', default: 'random', choices: ['first_game', 'random'] }),
    form({ name: 'row_limit', kind: 'choice', default: 4, choices: [3, 4] }),
    form({ name: 'handicap', kind: 'number', default: 10, lowest: -9, highest: 18 }),
    form({ name: 'counts', kind: 'list', default: [4, 5, 4] }),
    form({ name: 'expert', kind: 'switch', default: false }),
  ],
  presets: [
    { name: 'first_game', options: { roster: 'first_game' } },
    { name: 'easy', options: { roster: 'random', handicap: 10 } },
    { name: 'hard', options: { roster: 'random', handicap: 7 } },
  ],
  bots: ['house'],
  clocks: [],
  board: [],
};

const field = (sheet: OptionSheet, name: string) => sheet.fields.find((each) => each.name === name)!;

describe('the form for options', () => {
  it('begins with the preset that the defaults are', () => {
    expect(new OptionSheet(CARD).preset).toBe('easy');
  });

  it('takes everything from a preset, and the default where it says nothing', () => {
    const sheet = new OptionSheet(CARD);
    field(sheet, 'expert').isOn = true;
    sheet.preset = 'hard';
    expect(sheet.values).toEqual({
      roster: 'random',
      row_limit: 4,
      handicap: 7,
      counts: [4, 5, 4],
      expert: false,
    });
  });

  it('is no preset once something differs, and one again when it is set back', () => {
    const sheet = new OptionSheet(CARD);
    field(sheet, 'handicap').number = 9;
    expect(sheet.preset).toBeNull();
    field(sheet, 'handicap').number = 7;
    expect(sheet.preset).toBe('hard');
  });

  it('keeps the type of a choice', () => {
    const sheet = new OptionSheet(CARD);
    field(sheet, 'row_limit').choice = '3';
    expect(sheet.values['row_limit']).toBe(3);
    expect(field(sheet, 'roster').choices(4)[0]).toEqual({ value: 'first_game', key: 'option-roster-first-game' });
  });

  it('keeps a number between its bounds', () => {
    const handicap = field(new OptionSheet(CARD), 'handicap');
    handicap.number = 99;
    expect(handicap.number).toBe(18);
    handicap.number = -99;
    expect(handicap.number).toBe(-9);
  });

  it('reads a list as people type it, and keeps the old one while it is none', () => {
    const counts = field(new OptionSheet(CARD), 'counts');
    counts.list = '0; 6 7';
    expect(counts.value).toEqual([0, 6, 7]);
    counts.list = '0, six';
    expect(counts.value).toEqual([0, 6, 7]);
    expect(listOf('10, 7, −4')).toEqual([10, 7, -4]);
  });

  it('takes a text without the space around it', () => {
    const name = new OptionField(form({ name: 'motto', kind: 'text', default: '', highest: 20 }));
    name.text = ' slow and steady\n';
    expect(name.value).toBe('slow and steady');
  });
});

describe('options that mean something only in some company', () => {
  const card: GameCard = {
    ...CARD,
    options: [
      form({ name: 'roster', kind: 'choice', default: 'easy', choices: ['easy', 'hard'] }),
      form({ name: 'cars', kind: 'number', default: 1, seats: [2] }),
      form({ name: 'rounds', kind: 'number', default: 24, needs: [{ option: 'roster', values: ['hard'] }] }),
    ],
    presets: [
      { name: 'easy', options: { roster: 'easy' } },
      { name: 'hard', options: { roster: 'hard' } },
    ],
  };
  const names = (sheet: OptionSheet, seats: number, isPictured = false) =>
    sheet.shown(seats, isPictured).map((each) => each.name);

  it('are hidden with other numbers of seats', () => {
    const sheet = new OptionSheet(card);
    expect(names(sheet, 2)).toEqual(['roster', 'cars']);
    expect(names(sheet, 3)).toEqual(['roster']);
  });

  it('offer only seats that are there', () => {
    const chosen = new OptionField(
      form({ name: 'cook', kind: 'choice', default: 'random', choices: ['random', 0, 1, 2], names_seats: true }),
    );
    chosen.choice = '2';
    chosen.fit(3);
    expect([chosen.value, chosen.choices(2).map(({ value }) => value)]).toEqual([2, ['random', '0', '1']]);
    chosen.fit(2);
    expect(chosen.value).toBe('random');
  });

  it('are hidden beside other values', () => {
    const sheet = new OptionSheet(card);
    field(sheet, 'roster').choice = 'hard';
    expect(names(sheet, 3)).toEqual(['roster', 'rounds']);
  });

  it('leave out what a picture has chosen', () => {
    expect(names(new OptionSheet(card), 2, true)).toEqual(['cars']);
  });

  it('stay as they are when another picture is picked', () => {
    const sheet = new OptionSheet(card);
    field(sheet, 'cars').number = 3;
    sheet.picked = 'hard';
    expect([sheet.picked, sheet.preset, sheet.values['cars']]).toEqual(['hard', null, 3]);
  });
});
