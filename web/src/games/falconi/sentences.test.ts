import { describe, expect, it } from 'vitest';
import type { Frame } from '../../protocol/generated';
import type { SeatFace } from '../../table/game';
import { linesOf } from '../../table/log';
import type { Language } from '../../text';
import { voiceOf } from '../../text/testing';
import { TRAITS } from './generated';
import meta from './meta';
import { viewOf } from './testing';
import type { Event } from './types';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];

function lines(language: Language, you: number | null, events: readonly Event[]) {
  const view = viewOf();
  const seats = NAMES.map((name, seat) => ({ name, seat, isYou: seat === you })) as unknown as readonly SeatFace[];
  const plain = voiceOf('falconi', language, TRAITS.seats, { names: NAMES, you });
  const meanings = meta.meanings?.(view, seats, plain) ?? new Map();
  const say = voiceOf('falconi', language, TRAITS.seats, { names: NAMES, you, meanings });
  const frames = events.map((event, place): Frame => ({ frame: 'event', number: place + 1, at: place * 1000, event }));
  return linesOf(frames, { meta, say, taken: new Set() }).flatMap(({ sentences }) => sentences);
}

const [CAR, SEAT] = ['green', viewOf().cars.find(({ car }) => car === 'green')?.seat ?? -1] as const;
const NAME = NAMES[SEAT] ?? '';
const TURN: readonly Event[] = [
  { event: 'turn_began', seat: SEAT, car: CAR, round_number: 3 },
  { event: 'card_drawn', seat: SEAT, car: CAR, card: 'curve', pile: 20 },
  { event: 'card_laid', seat: SEAT, car: CAR, card: 'curve', rotation: 0, cell: 'f3' },
  { event: 'drove', seat: SEAT, car: CAR, path: ['f3>N', 'h3>E'], place: 'h3>E' },
];

describe('a turn in the log', () => {
  it('is one sentence, with the name of the driver', () => {
    expect(lines('de', null, TURN).at(-1)).toBe(`${NAME} zieht, legt eine Kurve auf f3 und fährt bis h3.`);
    expect(lines('en', null, TURN).at(-1)).toBe(`${NAME} draws, lays a curve on f3, and drives to h3.`);
  });

  it('speaks to whoever has played it', () => {
    expect(lines('de', SEAT, TURN).at(-1)).toBe('Du ziehst, legst eine Kurve auf f3 und fährst bis h3.');
    expect(lines('en', SEAT, TURN).at(-1)).toBe('You draw, lay a curve on f3, and drive to h3.');
  });

  it('names the drawn card where another one is laid', () => {
    const other = TURN.map((event) => (event.event === 'card_laid' ? { ...event, card: 'tee' } : event));
    expect(lines('de', null, other).at(-1)).toContain('zieht eine Kurve, legt eine T-Kreuzung auf f3');
  });

  it('does not name a card twice that one drives onto', () => {
    const near = TURN.map((event) => (event.event === 'drove' ? { ...event, place: 'f3>E' } : event));
    expect(lines('de', null, near).at(-1)).toBe(`${NAME} zieht, legt eine Kurve auf f3 und fährt darauf.`);
  });

  it('tells of a long drive only where it ends', () => {
    const drove = { event: 'drove', seat: SEAT, car: CAR, path: [], place: 'i4>S' } as const;
    expect(lines('de', null, [...TURN, drove]).at(-1)).toBe(`${NAME} zieht, legt eine Kurve auf f3 und fährt bis i4.`);
  });

  it('does not run into the next turn of the same person', () => {
    expect(lines('de', null, [...TURN, ...TURN])).toHaveLength(3);
  });
});
