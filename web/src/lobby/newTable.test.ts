import { describe, expect, it } from 'vitest';
import type { GameCard } from '../protocol/generated';
import { TableDraft } from './newTable.svelte';

const CARD: GameCard = {
  id: 'toy',
  version: 1,
  seats: [2, 3, 4],
  options: [],
  presets: [{ name: 'first', options: { roster: 'first' } }],
  bots: ['house', 'casual'],
  clocks: [],
  board: [],
};

describe('a new table', () => {
  it('seats me and bots, so that the game can begin at once', () => {
    const draft = new TableDraft(CARD);
    expect(draft.wish.seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'house' },
      { kind: 'bot', level: 'house' },
    ]);
    expect(draft.isComplete).toBe(true);
  });

  it('waits as long as a seat is open', () => {
    const draft = new TableDraft(CARD);
    draft.seats[1]!.kind = 'open';
    expect(draft.isComplete).toBe(false);
    expect(draft.wish.seats[1]).toEqual({ kind: 'open' });
  });

  it('keeps the seats that stay when their number changes', () => {
    const draft = new TableDraft(CARD);
    draft.seats[1]!.kind = 'me';
    draft.count = 2;
    draft.count = 4;
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['me', 'me', 'bot', 'bot']);
  });

  it('is in no hurry unless somebody wants it so', () => {
    const draft = new TableDraft(CARD);
    expect(draft.wish).toMatchObject({ tempo: 'unhurried', bank: 900, increment: 20, hours: 24 });
    draft.tempo = 'evening';
    draft.bank = 5;
    expect(draft.wish).toMatchObject({ tempo: 'evening', bank: 300 });
  });

  it('leaves to the tempo the clocks that no rule needs, and over days all of them', () => {
    const clocks = [
      { name: 'talk', seconds: [0, 0, 0] },
      { name: 'react', seconds: [10, 10, 10] },
    ];
    const draft = new TableDraft({ ...CARD, clocks });
    for (const clock of draft.clocks) clock.seconds = 30;
    expect(draft.wish.lengths).toEqual({ talk: 30, react: 30 });
    draft.tempo = 'evening';
    expect(draft.wish.lengths).toEqual({ react: 30 });
    draft.tempo = 'by_the_way';
    expect(draft.wish.lengths).toEqual({});
  });

  it('has the board as its game declares it, until somebody says otherwise', () => {
    const board = [
      { name: 'portraits', default: true, values: [true, false] },
      { name: 'lamp_light', default: 'dim', values: ['dim', 'very_bright'] },
    ];
    const draft = new TableDraft({ ...CARD, board });
    expect(draft.wish.board).toEqual({ portraits: true, lamp_light: 'dim' });
    const [portraits, lamp] = draft.board;
    portraits!.isOn = false;
    lamp!.word = 'very_bright';
    expect(draft.wish.board).toEqual({ portraits: false, lamp_light: 'very_bright' });
    expect([portraits!.isSwitch, lamp!.isSwitch]).toEqual([true, false]);
    expect(lamp!.words.map(({ key }) => key)).toEqual(['setting-lamp-light-dim', 'setting-lamp-light-very-bright']);
  });

  it('has the clocks of the game as they usually are, for the chosen number of seats', () => {
    const draft = new TableDraft({ ...CARD, clocks: [{ name: 'talk_long', seconds: [60, 90, 120] }] });
    const clock = draft.clocks[0]!;
    expect([clock.key, clock.seconds]).toEqual(['clock-talk-long', 90]);
    draft.count = 4;
    expect(clock.seconds).toBe(120);
    expect(draft.wish.lengths).toEqual({});
  });

  it('sends only the clocks that were set, 0 for one that shall not run', () => {
    const clocks = [
      { name: 'talk', seconds: [60, 90, 120] },
      { name: 'window', seconds: [6, 6, 6] },
    ];
    const draft = new TableDraft({ ...CARD, clocks });
    draft.clocks[0]!.seconds = -5;
    draft.clocks[1]!.seconds = 8;
    expect(draft.wish.lengths).toEqual({ talk: 0, window: 8 });
    draft.clocks[1]!.seconds = 6;
    expect(draft.wish.lengths).toEqual({ talk: 0 });
  });
});
