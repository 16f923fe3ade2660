import { describe, expect, it } from 'vitest';
import { glossOf, keys as say, logOf, viewOf } from '../testing';
import { noteOf } from './notes';

describe('the line under a name', () => {
  const none = { target: null, leader: null };
  const log = logOf(
    { event: 'attack_planned', target: 'P1', leader: 1 },
    { event: 'matched', seat: 1, kind: 'Y', position: 1 },
  );
  const view = viewOf({ phase: 'play', active: 0, leader: 1 });

  it('tells what somebody has done in this raid', () => {
    expect(noteOf(say, view, glossOf(), log, 1, none)).toBe('board-note-matched 1');
    expect(noteOf(say, view, glossOf(), log, 0, none)).toBe('board-note-turn');
  });

  it('says who plays after you', () => {
    expect(noteOf(say, viewOf({ phase: 'play', active: 0 }), glossOf(), [], 1, none)).toBe('board-note-next');
    expect(noteOf(say, viewOf({ phase: 'play', active: 0 }), glossOf(), [], 2, none)).toBe('board-note-pile 12');
  });

  it('shows the positions of a plan that is considered', () => {
    expect(noteOf(say, viewOf(), glossOf(), [], 1, { target: 'P1', leader: 0 })).toBe('board-note-would 2');
  });

  it('names who decides for the team', () => {
    expect(noteOf(say, viewOf(), glossOf({ decides: 1 }), [], 1, none)).toBe('board-note-decides');
    expect(noteOf(say, viewOf(), glossOf({ decides: null }), [], 0, none)).toBe('board-note-pile 13');
  });
});
