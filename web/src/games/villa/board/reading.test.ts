import { describe, expect, it } from 'vitest';
import { actionFor, choiceOf, heap, pileSize, preview, raid, reserve, suspects, targets } from './reading';
import { grounds, guard, logOf, plans, viewOf } from './testing';

describe('the reserve', () => {
  it('is cards plus bonuses minus positions still to fill', () => {
    expect(reserve(viewOf())).toEqual({ cards: 49, bonuses: 13, needed: 43, left: 19 });
  });

  it('counts a position as soon as it is filled', () => {
    expect(reserve(viewOf({ filled: 2 })).needed).toBe(41);
  });

  it('counts known cards at the bottom of a pile, too', () => {
    expect(pileSize(viewOf(), 2)).toBe(12);
  });
});

describe('the raid sheet', () => {
  const slots = grounds({ P1: guard(4, 'Y', 1, 'narben_juri') });
  const view = viewOf({
    phase: 'play',
    slots,
    target: 'P1',
    leader: 1,
    active: 0,
    filled: 2,
    required: 'R',
    laid: [['Y'], ['B', 'B']],
  });
  const log = logOf(
    { event: 'attack_planned', target: 'P1', leader: 1 },
    { event: 'matched', seat: 1, kind: 'Y', position: 1 },
    { event: 'paired', seat: 2, kinds: ['B', 'B'], position: 2 },
  );

  it('says who filled a position, who has to now, and who would next', () => {
    expect(raid(view, log).map(({ seat, state }) => [seat, state])).toEqual([
      [1, 'done'],
      [2, 'done'],
      [0, 'now'],
      [1, 'next'],
    ]);
  });

  it('lets the open position wander to the next seat after a pass', () => {
    const passed = raid({ ...view, active: 1 }, [...log, ...logOf({ event: 'passed', seat: 0, kind: 'G' })]);
    expect(passed[2]).toMatchObject({ seat: 1, state: 'now', symbol: 'R' });
  });

  it('shows a marker in the expert version only', () => {
    const marked = { ...view, slots: grounds({ P1: guard(2, 'G', null, 'dirty_diana') }), filled: 0, laid: [] };
    expect(raid(marked, log).map(({ marker }) => marker)).toEqual([null, null]);
    const expert = { ...marked, options: { ...view.options, expert: true } };
    expect(raid(expert, log).map(({ marker }) => marker)).toEqual([null, 'R']);
  });
});

describe('suspects', () => {
  it('are all fronts with that back', () => {
    expect(suspects(viewOf(), [], guard(4, 'Y', 1)).map(({ id }) => id)).toEqual([
      'narben_juri',
      'granit_greta',
      'zentner_zoltan',
    ]);
  });

  it('grow fewer with everyone who is turned over', () => {
    const log = logOf({ event: 'guard_revealed', slot: 'P1', guard: 'narben_juri' });
    expect(suspects(viewOf({ arrested: ['granit_greta'] }), log, guard(4, 'Y', 1)).map(({ id }) => id)).toEqual([
      'zentner_zoltan',
    ]);
  });
});

describe('the preview of a plan', () => {
  it('goes round the table from the leader and ticks what lies open', () => {
    expect(preview(viewOf(), 'P1', 2)).toEqual([
      { position: 1, seat: 2, symbol: null, hasIt: false },
      { position: 2, seat: 0, symbol: 'B', hasIt: true },
      { position: 3, seat: 1, symbol: null, hasIt: false },
    ]);
  });

  it('knows all four symbols of the godfather', () => {
    expect(preview(viewOf(), 'G', 0).map(({ symbol, hasIt }) => [symbol, hasIt])).toEqual([
      ['G', true],
      ['R', true],
      ['R', true],
      ['B', true],
    ]);
  });
});

describe('heaps', () => {
  it('count by colour, jokers apart', () => {
    const { suits, jokers } = heap({ Y: 2, YR: 1, W: 1 });
    expect(suits.map(({ count }) => count)).toEqual([2, 0, 0, 0]);
    expect(jokers).toBe(2);
  });
});

describe('choices of the team', () => {
  const legal = plans('P1', 'P3');

  it('are found inside proposals and decisions', () => {
    expect(choiceOf({ do: 'propose', action: { do: 'give_bonus', seat: 1, to: 'row' } })).toMatchObject({ seat: 1 });
    expect(choiceOf({ do: 'approve' })).toBeNull();
  });

  it('come as they are legal', () => {
    expect([...targets(legal)]).toEqual(['P1', 'P3']);
    expect(actionFor(legal, (choice) => choice.do === 'plan' && choice.target === 'P3' && choice.leader === 2)).toBe(
      legal[5],
    );
    expect(actionFor(legal, (choice) => choice.do === 'plan' && choice.target === 'P5')).toBeUndefined();
  });
});
