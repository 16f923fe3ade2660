import { describe, expect, it } from 'vitest';
import type { SeatInfo, StandingVote, VoteKind } from '../protocol/generated';
import { facesOf } from './faces';
import { votesOf } from './votes';

function person(seat: number, name: string): SeatInfo {
  return {
    seat,
    kind: 'person',
    name,
    hat: 'fedora',
    level: null,
    present: true,
    away_since: null,
    host: false,
    muted: false,
    yours: seat === 0,
  };
}

function missing(kind: VoteKind, names: readonly string[], agreed: readonly number[]): number | undefined {
  const standing: readonly StandingVote[] = agreed.map((seat) => ({ kind, seats: [seat] }));
  const seats = facesOf(
    names.map((name, seat) => person(seat, name)),
    0,
  );
  return votesOf(standing, seats, 0)[0]?.missing;
}

describe('open votes', () => {
  it('wait for everybody', () => {
    expect(missing('pause', ['Mara', 'Nico', 'Gina'], [0])).toBe(2);
  });

  it('do not wait for whose seat a bot minds', () => {
    const seats = facesOf([person(0, 'Mara'), { ...person(1, 'Nico'), level: 'house' }, person(2, 'Gina')], 0);
    expect(votesOf([{ kind: 'end', seats: [0] }], seats, 0)).toMatchObject([{ kind: 'end', missing: 1 }]);
  });

  it('wait for one less if they are to go on after a loss', () => {
    expect(missing('go_on', ['Mara', 'Nico', 'Gina'], [0])).toBe(1);
    expect(missing('go_on', ['Mara', 'Nico'], [0])).toBe(1);
  });
});
