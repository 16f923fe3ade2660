import { describe, expect, it } from 'vitest';
import type { Frame } from '../../protocol/generated';
import { linesOf } from '../../table/log';
import type { Language } from '../../text';
import type { Meanings } from '../../text/render';
import { voiceOf } from '../../text/testing';
import { TRAITS } from './generated';
import meta from './meta';
import type { Event } from './types';

const NAMES = ['Anna', 'Bruno', 'Carla'];
const VENUES = { de: 'Gelateria bei I2', en: 'Gelateria at I2' };

function voice(language: Language, you: number | null) {
  const meanings: Meanings = new Map([['slot-d1', { name: VENUES[language], is: 'gelateria' }]]);
  return voiceOf('palermo', language, TRAITS.seats, { names: NAMES, you, meanings });
}

function told(language: Language, you: number | null, ...events: readonly Event[]): readonly string[] {
  const frames = events.map((event, place): Frame => ({ frame: 'event', number: place + 1, at: place * 1000, event }));
  return linesOf(frames, { meta, say: voice(language, you), taken: new Set() }).flatMap(({ sentences }) => sentences);
}

const TURN: readonly Event[] = [
  { event: 'police_placed', seat: 1, field: 'C4', origin: null },
  { event: 'crook_moved', seat: 1, origin: 'START', field: 'I2', path: ['I2'], cost: 3, fines: 0 },
  { event: 'chip_collected', seat: 1, slot: 'd1', income: 2, allowance: 4 },
];

describe('a turn in the log', () => {
  it('is one sentence', () => {
    const german =
      'Bruno stellt den Polizisten auf C4, geht für 3 Punkte nach I2 und kassiert in der Gelateria 2 Millionen.';
    const english =
      'Bruno puts the policeman on C4, walks to I2 for 3 points, and collects 2 million at the Gelateria.';
    expect([told('de', 0, ...TURN), told('en', 0, ...TURN)]).toEqual([[german], [english]]);
  });

  it('speaks to whoever has played it', () => {
    const german =
      'Du stellst deinen Polizisten auf C4, gehst für 3 Punkte nach I2 und kassierst in der Gelateria 2 Millionen.';
    expect(told('de', 1, ...TURN)).toEqual([german]);
  });

  it('agrees with its numbers', () => {
    const walk: Event = {
      event: 'crook_moved',
      seat: 1,
      origin: 'I2',
      field: 'START',
      path: ['START'],
      cost: 1,
      fines: 0,
    };
    expect(told('de', 0, walk)).toEqual(['Bruno geht für 1 Punkt zum Start.']);
    expect(told('de', 0, { event: 'interest_paid', seat: 2, interest: 1 })).toEqual([
      'Carla bekommt 1 Million Zinsen.',
    ]);
  });
});

describe('advice', () => {
  it('speaks to the player and names the place as the board does', () => {
    const args = { slot: 'd1', income: 0, tour: [] };
    expect(voice('de', 0)('why-collect', args)).toMatch(/^Geh zur Gelateria bei I2\. Geld gibt es heute keins/);
    expect(voice('en', 0)('why-collect', args)).toMatch(/^Go to the Gelateria at I2\. There is no money in it today/);
  });
});
