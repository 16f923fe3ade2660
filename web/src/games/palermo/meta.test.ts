import { describe, expect, it } from 'vitest';
import type { SeatFace } from '../../table/game';
import hints from './guide';
import meta from './meta';
import { glossOf, logOf, reachOf, say, viewOf } from './testing';
import type { Event } from './types';
import { doLabel, fieldLabel, slotLabel, standingOf } from './reading/words';

const seats = ['Du', 'Mara', 'Rocco'].map((label, seat) => ({ seat, label, name: label })) as unknown as SeatFace[];

describe('the line beside the title', () => {
  it('counts the venues while building and the rounds afterwards', () => {
    expect(meta.phase?.(viewOf({ phase: 'build', round_number: 0 }), say, glossOf({ is_racing: false }))).toBe(
      'board-phase-build 5 33',
    );
    expect(meta.phase?.(viewOf({ round_number: 9 }), say, glossOf())).toBe('board-phase-race 9');
  });
});

describe('the log', () => {
  const began: Event = { event: 'collecting_began', seat: 0 };
  const ended: Event = { event: 'round_ended', round_number: 1, money: [0, 0, 0] };
  const stayed: Event = { event: 'police_stayed', seat: 0 };

  it('has a chapter for building and one for every round', () => {
    expect(meta.chapter?.(stayed, [began], say)).toBe('board-chapter-round 1');
    expect(meta.chapter?.(stayed, [began, stayed, ended], say)).toBe('board-chapter-round 2');
    expect(meta.chapter?.(stayed, [began, stayed], say)).toBeNull();
  });

  it('begins no round after the last one', () => {
    const over: Event = { event: 'game_ended', money: [1, 2, 3], winners: [2], reason: 'all_home' };
    expect(meta.chapter?.(over, [began, stayed, ended], say)).toBeNull();
  });
});

describe('the front page', () => {
  it('names the winner and the money', () => {
    const view = viewOf({ phase: 'over', winners: [1], money: [60, 71, 50], reason: 'all_home' });
    expect(meta.ending?.(view, say, glossOf())).toMatchObject({ headline: 'end-headline 1 71', winners: [1] });
  });

  it('says so when they share it', () => {
    const view = viewOf({ phase: 'over', winners: [0, 1], money: [71, 71, 50], reason: 'all_home' });
    expect(meta.ending?.(view, say, glossOf()).headline).toContain('end-headline-shared');
  });
});

describe('one level harder', () => {
  it('goes from a finished city to policemen to open targets', () => {
    const first = meta.harder?.({ build_mode: 'draft', police: false, target_marker: false });
    const second = meta.harder?.(first ?? {});
    const third = meta.harder?.(second ?? {});
    expect(third).toEqual({ build_mode: 'standard', police: true, target_marker: true });
    expect(meta.harder?.(third ?? {})).toBeNull();
  });
});

describe('the board in words', () => {
  it('names every slot of the city and everybody', () => {
    const facts = meta.facts?.(viewOf({ reach: [reachOf('C5', 2)] }), say, seats, glossOf()) ?? [];
    const lines = facts.flatMap(({ values }) => values);
    expect(lines).toContain('C5, board-cost 2 0');
    expect(facts.filter(({ label }) => label.startsWith('board-fact-city'))).toHaveLength(6);
    expect(facts.map(({ label }) => label)).toContain('Mara');
  });

  it('tells what lies on a slot', () => {
    expect(slotLabel(say, viewOf(), 'a2')).toBe('board-slot-empty a2');
    expect(slotLabel(say, viewOf(), 'f1')).toContain('board-slot-done');
    expect(slotLabel(say, viewOf({ owners: {} }), 'b1')).toContain('board-slot-free');
  });

  it('tells what is on a field', () => {
    expect(fieldLabel(say, viewOf(), glossOf(), 'B2')).toBe('B2: board-house');
    expect(fieldLabel(say, viewOf(), glossOf(), 'A5')).toBe('A5: board-crook-of 2');
    expect(fieldLabel(say, viewOf(), glossOf({ is_racing: false }), 'A5')).toBe('A5');
    expect(fieldLabel(say, viewOf(), glossOf(), 'D3')).toContain('board-police-of 1');
  });

  it('tells where the policeman is only where there are policemen', () => {
    expect(standingOf(say, viewOf(), glossOf(), 1)).toEqual(['board-police-on D3']);
    expect(standingOf(say, viewOf({ options: { police: false } }), glossOf(), 1)).toEqual([]);
  });

  it('names the money on the button that earns it', () => {
    const view = viewOf({ reach: [reachOf('C2', 2, { venue: 'a1', income: 2 }), reachOf('START', 1, { income: 3 })] });
    expect(doLabel(say, view, { do: 'move_to', field: 'C2' })).toBe('board-collect 2');
    expect(doLabel(say, view, { do: 'move_to', field: 'START' })).toBe('board-go-home 3');
    expect(doLabel(say, view, { do: 'move_to', field: 'C9' })).toBe('move_to');
  });
});

describe('hints of a first game', () => {
  const keysAt = (view: ReturnType<typeof viewOf>, log: readonly Event[] = []) =>
    hints
      .filter((hint) =>
        hint.when({ view, gloss: glossOf(), legal: [{ do: 'police_stay' }], told: logOf(...log), you: 0 }),
      )
      .map(({ key }) => key);

  it('explain building on, and the free choice once a block is closed', () => {
    expect(keysAt(viewOf({ phase: 'build', permission: 'adjoin' }))).toContain('adjoin');
    expect(keysAt(viewOf({ phase: 'build', permission: 'free' }))).toContain('free');
  });

  it('explain income as soon as there is some, and the way home with the last chip', () => {
    const paying = [reachOf('C2', 1, { income: 2 })];
    expect(keysAt(viewOf({ reach: paying }))).toContain('income');
    expect(keysAt(viewOf({ chips_left: [0, 3, 3] }))).toContain('home');
  });

  it('speak of policemen only when one is to be set', () => {
    expect(keysAt(viewOf())).not.toContain('police');
    expect(keysAt(viewOf({ phase: 'police' }))).toContain('police');
  });

  it('are silent while others decide', () => {
    const view = viewOf({ phase: 'build', permission: 'adjoin' });
    expect(hints.some((hint) => hint.when({ view, gloss: glossOf(), legal: [], told: [], you: 0 }))).toBe(false);
  });
});
