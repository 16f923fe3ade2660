import { describe, expect, it } from 'vitest';
import type { Say } from '../../../table/game';
import { beatsOf, endingsIn, isScored } from './beats';
import { facedDown, ranked, rowsAfter, rowsOf } from './rows';
import { captionOf, resultOf } from './scene-words';
import staging from '../staging';
import { logOf, playerOf, verdictOf, viewOf } from '../testing';
import type { Event } from '../types';

const guilty = verdictOf({ innocent: false, person: null, guilt: ['no_id'], cents: 65002, ids: 0 });
const innocent = verdictOf();
const policeman = verdictOf({ person: 'policeman', cents: 10007 });
const open = { exchanged: null, currency: null };

/** Three seats: 0 is on duty and checks 1, who is guilty; 2 is John Smith with a credit card. */
const ENDING: readonly Event[] = [
  { event: 'round_ended', seat: 1 },
  { event: 'on_duty_revealed', seat: 0, cards: ['badge', 'id:policeman', 'note:dollar:100'], ...open },
  { event: 'checked', seat: 0, target: 1, cards: ['note:yen:200', 'badge'], ...open, verdict: guilty },
  { event: 'confiscated', seat: 0, target: 1, cards: ['note:yen:200'] },
  {
    event: 'hand_revealed',
    seat: 0,
    cards: ['badge', 'id:policeman', 'note:dollar:100'],
    ...open,
    verdict: policeman,
  },
  { event: 'hand_revealed', seat: 1, cards: ['badge'], ...open, verdict: guilty },
  { event: 'hand_revealed', seat: 2, cards: ['credit_card', 'id:john_smith'], ...open, verdict: innocent },
  { event: 'chip_returned', seat: 1 },
  { event: 'credit_drawn', seat: 2, cards: ['badge', 'note:euro:50'], note: 'note:euro:50' },
  { event: 'chips_awarded', seat: 0, rank: 1, wealth: 75007, count: 2, values: [1, 3] },
  { event: 'chips_awarded', seat: 2, rank: 2, wealth: 15010, count: 1 },
];
const NEXT: Event = { event: 'round_started', round_number: 2, coins: [1, 2, 5], start: 0, wallet: 25 };
const START: Event = { ...NEXT, round_number: 1 };

describe('the end of a round in the log', () => {
  it('goes from the last timer to the next deal', () => {
    const endings = endingsIn(logOf(START, ...ENDING, NEXT, { event: 'round_ended', seat: 2 }));
    expect(endings.map((ending) => ending.length)).toEqual([ENDING.length, 1]);
  });

  it('is scored when the next round is dealt', () => {
    expect(isScored(logOf(START, ...ENDING))).toBe(false);
    expect(isScored(logOf(START, ...ENDING, NEXT))).toBe(true);
  });
});

describe('the scene', () => {
  const ending = logOf(...ENDING);
  const beats = beatsOf(ending);

  it('has a beat for everything that is seen, money from the poorest, chips from the richest', () => {
    expect(beats.map(({ kind, seats }) => `${kind} ${seats.join()}`)).toEqual([
      'alarm 1',
      'duty 0',
      'check 1',
      'bag 0',
      'reveal 0',
      'reveal 1',
      'reveal 2',
      'returned 1',
      'credit 2',
      'wealth 2',
      'wealth 0',
      'chips 0',
      'chips 2',
    ]);
  });

  it('loses no time on hands that lie open already', () => {
    expect(beats.filter(({ kind }) => kind === 'reveal').map(({ ms }) => ms > 0)).toEqual([false, false, true]);
  });

  it('gives chips back in one beat', () => {
    const returned = beatsOf(logOf({ event: 'chip_returned', seat: 0, value: 2 }, { event: 'chip_returned', seat: 2 }));
    expect(returned.map(({ kind, seats }) => ({ kind, seats }))).toEqual([{ kind: 'returned', seats: [0, 2] }]);
  });

  it('shows nothing before its beat', () => {
    const before = rowsAfter(facedDown(ending, viewOf()), beats.slice(0, 1));
    expect(before.map(({ hand, backs }) => ({ hand, backs }))).toEqual([
      { hand: null, backs: 3 },
      { hand: null, backs: 2 },
      { hand: null, backs: 2 },
    ]);
    const checked = rowsAfter(facedDown(ending, viewOf()), beats.slice(0, 3));
    expect(checked[0]).toMatchObject({ on_duty: true, verdict: policeman });
    expect(checked[1]).toMatchObject({ hand: ['note:yen:200', 'badge'], verdict: guilty, checkedBy: 0 });
    expect(checked[2]?.hand).toBeNull();
  });

  it('knows a policeman on duty by what everybody sees, as long as the reveal is still to come', () => {
    const shown = { cards: [], verdict: policeman };
    const players = [playerOf({ shown, on_duty: true }), playerOf(), playerOf()];
    const rows = rowsAfter(facedDown(ending.slice(0, 2), viewOf({ players })), beats.slice(0, 2));
    expect(rows[0]?.verdict).toEqual(policeman);
  });

  it('says who was the richest, if anybody was innocent', () => {
    const say = ((key: string) => key) as unknown as Say;
    const rows = rowsAfter(facedDown(ending, viewOf()), beats);
    expect(resultOf(rows, say)).toBe('round-richest');
    expect(
      resultOf(
        rows.filter(({ seat }) => seat === 1),
        say,
      ),
    ).toBe('round-nobody');
  });

  it('ends with everything counted, the richest first', () => {
    const after = ranked(rowsAfter(facedDown(ending, viewOf()), beats));
    expect(after.map(({ seat }) => seat)).toEqual([0, 2, 1]);
    expect(after[0]).toMatchObject({ wealth: 75007, drawn: 2, values: [1, 3], confiscated: ['note:yen:200'] });
    expect(after[1]).toMatchObject({
      credit_note: 'note:euro:50',
      turned: ['badge', 'note:euro:50'],
      rank: 2,
      values: [],
    });
    expect(after[2]).toMatchObject({ returned: 1, lost: null, rank: null });
  });

  it('has a line for every beat: short where the cards lie there anyway', () => {
    const say = Object.assign((key: string) => key, { event: (event: Event) => event.event }) as unknown as Say;
    const lines = beats.map((beat) => captionOf(beat, say));
    expect(lines.slice(0, 4)).toEqual(['round_ended', 'round-duty', 'round-check', 'round-bag']);
    expect(lines.slice(-4)).toEqual(['round-counting', 'round-counting', 'chips_awarded', 'chips_awarded']);
  });

  it('has the same chips in the table of the last round', () => {
    const seat = { ...open, on_duty: false, confiscated: [], turned: [], credit_note: null, wealth: null, rank: null };
    const results = [0, 1, 2].map((number) => ({
      ...seat,
      seat: number,
      hand: [],
      verdict: innocent,
      drawn: 0,
      returned: 0,
    }));
    const rows = rowsOf({ round_number: 1, seats: results }, ending);
    expect(rows.map(({ values }) => values)).toEqual([[1, 3], [], []]);
  });
});

describe('when it is played', () => {
  const told = logOf(START, { event: 'card_drawn', seat: 1 }, ...ENDING, NEXT);
  const scene = (from: number, to: number) =>
    staging.scene?.({ fresh: told.slice(from, to), told: told.slice(0, to), view: viewOf() }) ?? null;

  it('begins with the last timer, after what led to it, and the board stays as it was', () => {
    expect(scene(1, 3)).toEqual({ from: 3, beats: [{ milliseconds: 1_600 }], isBefore: true });
  });

  it('plays only what is new, where somebody was asked in between', () => {
    expect(scene(9, 10)?.beats).toEqual([{ milliseconds: 1_200 }]);
  });

  it('rests on the table of the round once that is scored', () => {
    const beats = scene(1, told.length)?.beats ?? [];
    expect(beats).toHaveLength(beatsOf(logOf(...ENDING)).length + 1);
    expect(beats.map(({ rests }) => rests === true).lastIndexOf(true)).toBe(beats.length - 1);
  });

  it('is none where no round ends', () => {
    expect(scene(0, 2)).toBeNull();
    expect(scene(told.length - 1, told.length)).toBeNull();
  });
});
