import { describe, expect, it } from 'vitest';
import type { Hat, SeatInfo } from '../protocol/generated';
import { coloured, distinctHats, distinctNames, facesOf, mindedSeat, ownSeats } from './faces';

function seat(kind: SeatInfo['kind'], place: number, hat: Hat): SeatInfo {
  return {
    seat: place,
    kind,
    name: 'Mara',
    hat,
    level: null,
    present: true,
    away_since: null,
    host: false,
    muted: false,
    yours: false,
  };
}

describe('the hats at a table', () => {
  it('are never two alike: the bot takes another one', () => {
    const seats = [seat('bot', 0, 'boater'), seat('person', 1, 'boater')];
    expect(distinctHats(seats, ['boater', 'boater'])).toEqual(['fedora', 'boater']);
  });

  it('tell the seats of one person apart', () => {
    const seats = [seat('person', 0, 'beret'), seat('person', 1, 'beret'), seat('person', 2, 'beret')];
    expect(distinctHats(seats, ['beret', 'beret', 'beret'])).toEqual(['beret', 'fedora', 'coppola']);
  });
});

describe('the colours of pieces', () => {
  it('are put on the hats of their seats', () => {
    const faces = facesOf([seat('person', 0, 'fedora'), seat('person', 1, 'boater')], null);
    const pieces = new Map([[1, { fill: 'black', ink: 'white' }]]);
    expect(coloured(faces, pieces)).toBe('--seat-3: black; --on-seat-3: white');
    expect(coloured(faces, new Map())).toBe('');
  });
});

describe('the names at a table', () => {
  it('are numbered where one comes twice', () => {
    expect(distinctNames(['Mara', 'Rocco', 'Mara'])).toEqual(['Mara', 'Rocco', 'Mara 2']);
  });

  it('are never given twice by that', () => {
    expect(distinctNames(['Mara', 'Mara', 'Mara 2', 'Mara'])).toEqual(['Mara', 'Mara 3', 'Mara 2', 'Mara 4']);
  });

  it('are those of guests where somebody has been deleted', () => {
    const gone: SeatInfo = { ...seat('person', 0, 'beret'), name: null };
    const label = facesOf([gone, { ...gone, seat: 1 }], null).map(({ name }) => name);
    expect(label[0]).not.toEqual(label[1]);
  });
});

describe('one’s own seats', () => {
  it('are those that no bot minds', () => {
    const here: SeatInfo = { ...seat('person', 0, 'beret'), yours: true };
    const left: SeatInfo = { ...here, seat: 2, level: 'house' };
    expect(ownSeats([here, seat('person', 1, 'boater'), left])).toEqual([0]);
    expect(mindedSeat([here, left])).toBe(2);
    expect(mindedSeat([here])).toBeNull();
  });
});
