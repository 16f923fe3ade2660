import { describe, expect, it } from 'vitest';
import { HATS, type SeatInfo } from '../protocol/generated';
import { SYMBOLS } from '../symbols/names';
import { hatsOf, hatSymbol, initialOf, namesOf } from './seats';

const seat = (number: number, given: Partial<SeatInfo>): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: null,
  hat: null,
  level: null,
  present: false,
  away_since: null,
  host: false,
  muted: false,
  yours: false,
  ...given,
});

describe('hats', () => {
  it('are all drawn', () => {
    expect(HATS.filter((hat) => !SYMBOLS.includes(hatSymbol(hat)))).toEqual([]);
  });

  it('are never two alike at a table', () => {
    const hats = hatsOf([seat(0, {}), seat(1, { hat: 'fedora' }), seat(2, {})]);
    expect(hats).toEqual(['coppola', 'fedora', 'boater']);
  });

  it('stay with people where a bot wears the same', () => {
    const hats = hatsOf([
      seat(0, { kind: 'bot', hat: 'coppola' }),
      seat(1, { hat: 'coppola' }),
      seat(2, { hat: 'coppola' }),
    ]);
    expect(hats).toEqual(['fedora', 'coppola', 'boater']);
  });
});

describe('names', () => {
  it('are given to those who have none', () => {
    const names = namesOf([seat(0, { name: 'Anna' }), seat(1, { kind: 'bot' })], (bot) => `Bot ${bot.seat + 1}`);
    expect(names).toEqual(['Anna', 'Bot 2']);
  });

  it('begin with a letter that fits the token', () => {
    expect([initialOf(' anna'), initialOf('Ödön'), initialOf('')]).toEqual(['A', 'Ö', '?']);
  });
});
