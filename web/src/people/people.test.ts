import { describe, expect, it } from 'vitest';
import type { Club, ClubMember, Companion } from '../protocol/generated';
import { outside, ranked } from './people.svelte';

function member(name: string, points: number | null, state: ClubMember['state'] = 'in'): ClubMember {
  const rating = points === null ? null : { points, spread: 100, games: 3 };
  return { handle: name, name, hat: 'fedora', state, yours: false, agrees: true, rating };
}

const known = (handle: string): Companion => ({
  handle,
  name: handle,
  hat: 'fedora',
  games: 1,
  last: 0,
  blocked: false,
});

describe('the members of a club', () => {
  it('stand by their rating, and whoever is only asked comes last', () => {
    const members = [member('a', null), member('b', 900), member('c', null, 'asked'), member('d', 1100)];
    expect(ranked(members).map(({ name }) => name)).toEqual(['d', 'b', 'a', 'c']);
  });

  it('are not asked again', () => {
    const club: Club = {
      id: '0',
      name: 'Donnerstag',
      founder: true,
      members: [member('a', null), member('b', null, 'asked')],
      rated: null,
      agrees: false,
      counted: 0,
    };
    expect(outside(club, [known('a'), known('b'), known('c')])).toEqual([known('c')]);
  });
});
