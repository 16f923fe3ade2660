import { describe, expect, it } from 'vitest';
import type { SeatFace } from '../../../table/game';
import type { Event } from '../types';
import { replyTo } from './replies';

const face = (seat: number, name: string, kind: 'bot' | 'person') => ({ seat, name, kind }) as SeatFace;
const SEATS = [face(0, 'Don', 'bot'), face(1, 'Anna', 'person'), face(2, 'Carla', 'bot'), face(3, 'Dario', 'bot')];
const STARTED = { event: 'game_started', godfather: 0 } as Event;
const message = (text: string) => ({ frame: 'message', number: 9, at: 1_000, seat: 1, text }) as const;
const answered = (text: string, before: readonly Event[] = [STARTED]) => replyTo(message(text), before, SEATS);

describe('free words', () => {
  it('are answered by the Godfather, in his own way', () => {
    expect(answered('Guten Abend!')?.key).toMatch(/^reply-godfather-[1-5]$/);
  });

  it('are answered by whoever is spoken to', () => {
    expect(answered('Carla, was sagst du dazu?')).toMatchObject({ seat: 2 });
    expect(answered('Carla, was sagst du dazu?')?.key).toMatch(/^reply-suspect-[1-5]$/);
  });

  it('are answered by nobody who is out, and by nobody at all when the game is over', () => {
    const out = { event: 'eliminated', seat: 2, fate: 'caught' } as unknown as Event;
    expect(answered('Carla?', [STARTED, out])?.seat).toBe(0);
    expect(answered('Carla?', [STARTED, { event: 'ended' } as Event])).toBeNull();
  });

  it('get the same answer whoever reads it', () => {
    expect(answered('Na?')).toEqual(answered('Na?'));
  });
});
