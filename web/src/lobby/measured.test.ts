import { describe, expect, it } from 'vitest';
import { measuredOf, shareOf } from './measured';

const FOUND = Object.keys(import.meta.glob('../games/*/measured.json'));
const games = FOUND.map((path) => path.split('/').at(-2) ?? '');

describe('how often the house wins', () => {
  it.each(games)('is a share of enough games: %s', (game) => {
    const { games: played, presets, bots } = measuredOf(game) ?? { games: 0, presets: {}, bots: {} };
    const shares = [...Object.values(presets).flatMap((levels) => Object.values(levels)), ...Object.values(bots)];
    expect(played).toBeGreaterThanOrEqual(100);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.every((share) => share >= 0 && share <= 100)).toBe(true);
  });

  it('is not known of what nobody has measured', () => {
    expect(shareOf('nowhere', 'standard', 'house')).toBeUndefined();
  });
});
