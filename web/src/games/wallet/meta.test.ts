import { describe, expect, it } from 'vitest';
import type { Say, SeatFace } from '../../table/game';
import hints from './guide';
import meta from './meta';
import { LIMIT_CENTS } from './reading/persons';
import { glossOf, logOf, ownOf, playerOf, verdictOf, viewOf } from './testing';

/** Keys and arguments instead of sentences. */
const say = Object.assign(
  (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args).map(String)].join(' '),
  { word: (field: string, value: string) => `${field}:${value}`, language: 'de' },
) as unknown as Say;

const seats = ['Du', 'Mara', 'Enzo'].map((label) => ({ label })) as unknown as readonly SeatFace[];

describe('what the frame is told', () => {
  it('names the round and the floors, at its end the phase', () => {
    expect(meta.phase?.(viewOf({ round_number: 2, timers_left: 3 }), say, glossOf())).toBe(
      'phase-line 2 3 board-floors 3',
    );
    expect(meta.phase?.(viewOf({ phase: 'police_check', timers_left: 0 }), say, glossOf({ turns_left: null }))).toBe(
      'phase-line 1 3 phase:police_check',
    );
  });

  it('begins a chapter with a round and with its end', () => {
    const start = { event: 'round_started', round_number: 2, coins: [], start: 0, wallet: 25 } as const;
    expect(meta.chapter?.(start, [], say)).toBe('round-chapter 2');
    expect(meta.chapter?.({ event: 'round_ended', seat: 0 }, [start, start], say)).toBe('round-title 2');
    expect(meta.chapter?.({ event: 'card_drawn', seat: 0 }, [], say)).toBeNull();
  });

  it('puts the giver beside a card that is passed', () => {
    expect(meta.actor?.({ event: 'card_passed', giver: 2, taker: 0, cause: 'gift' })).toBe(2);
    expect(meta.actor?.({ event: 'game_over', winners: [0], points: [1], chips: [[1]] })).toBeNull();
  });

  it('leaves private steps out of the log', () => {
    expect(meta.isQuiet?.({ event: 'payment_added', seat: 0, card: 'jewel:100' })).toBe(true);
    expect(meta.isQuiet?.({ event: 'id_paid', seat: 0, cards: [] })).toBe(false);
  });

  it('tells why somebody has won', () => {
    const view = viewOf({ phase: 'over', winners: [1] });
    const ending = meta.ending?.(view, say, glossOf({ points: [6, 6, 1], reason: 'more-chips' }));
    expect([ending?.headline, ending?.reason]).toEqual(['end-headline 1 6', 'reason-more-chips']);
  });

  it('does not call it a shared victory if all go home with nothing', () => {
    const view = viewOf({ phase: 'over', winners: [0, 1] });
    const ending = meta.ending?.(view, say, glossOf({ points: [0, 0], reason: 'shared' }));
    expect(ending).toMatchObject({ headline: 'end-headline-nobody', reason: 'end-why-nobody', winners: [] });
  });

  it('says with what somebody has won', () => {
    const view = viewOf({ phase: 'over', winners: [1], chips_shown: [[1], [3, 2]] });
    const ending = meta.ending?.(view, say, glossOf({ points: [1, 5], reason: 'most-points' }));
    expect(ending?.merits?.get(1)).toBe('5 end-points 5 end-chips-of 2');
  });

  it('puts the board into words, the own hand only for its seat', () => {
    const view = viewOf({ players: [playerOf(), playerOf({ coin: 1, exchanged: 'note:yen:50', currency: 'euro' })] });
    const labels = (own: typeof view.own) =>
      meta.facts?.({ ...view, own }, say, seats, glossOf()).map(({ label }) => label);
    expect(labels(view.own)).toContain('fact-own');
    expect(labels(null)).not.toContain('fact-own');
    const mara = meta.facts?.(view, say, seats, glossOf()).find(({ label }) => label === 'Mara');
    expect(mara?.values).toContain('board-counts-as note:yen:50 euro');
  });
});

describe('the guide', () => {
  const keysAt = (moment: Partial<Parameters<(typeof hints)[number]['when']>[0]>) =>
    hints
      .filter((hint) => hint.when({ view: viewOf(), gloss: glossOf(), legal: [], told: [], you: 0, ...moment }))
      .map(({ key }) => key);
  const plain = ownOf({ hand: ['id:blonde', 'jewel:50'], verdict: verdictOf({ innocent: false, cents: 5020 }) });

  it('begins with hand and papers, and at the own turn with what can be done', () => {
    const view = viewOf({ own: plain });
    expect(keysAt({ view })).toEqual(['hand', 'papers']);
    expect(keysAt({ view, legal: [{ do: 'draw' }, { do: 'flip' }] })).toEqual(['hand', 'papers', 'turn']);
  });

  it('warns of tools, of the limit, and of the last timers', () => {
    const rich = ownOf({ hand: ['badge'], verdict: verdictOf({ innocent: false, cents: LIMIT_CENTS }) });
    expect(keysAt({ view: viewOf({ own: rich }) })).toEqual(['hand', 'papers', 'tools', 'edge']);
    const late = viewOf({ own: plain, timers_left: 2 });
    expect(keysAt({ view: late, legal: [{ do: 'flip' }] })).toContain('late');
  });

  it('explains buying to somebody without papers', () => {
    const papers = { ids: 'bad', amount: 'open', currencies: 'open', on_the_edge: false, blame: [] } as const;
    expect(keysAt({ gloss: glossOf({ papers }), legal: [{ do: 'buy' }] })).toContain('buy');
    expect(keysAt({ legal: [{ do: 'buy' }] })).not.toContain('buy');
  });

  it('explains the automatic flip when it has happened', () => {
    const told = logOf({ event: 'timer_flipped', seat: 1, automatic: true, left: 5 });
    expect(keysAt({ view: viewOf({ own: plain }), told })).toContain('timers');
  });

  it('explains windows and the end of the round when they come', () => {
    expect(
      keysAt({ view: viewOf({ phase: 'pass_pick', own: plain }), legal: [{ do: 'give', card: 'badge' }] }),
    ).toContain('window');
    const end = { view: viewOf({ phase: 'end_first', timers_left: 0 }), gloss: glossOf({ turns_left: null }) };
    expect(keysAt(end)).toEqual(['end']);
  });

  it('has ten to fourteen hints, each once', () => {
    expect(new Set(hints.map(({ key }) => key)).size).toBe(hints.length);
    expect(hints.length).toBeGreaterThanOrEqual(10);
    expect(hints.length).toBeLessThanOrEqual(14);
  });
});
