import { describe, expect, it } from 'vitest';
import shared from './symbols.svg?raw';
import { SYMBOLS } from './names';
import { symbolRef } from './sheet';

const SHEETS = import.meta.glob<string>('../games/*/symbols.svg', { query: '?raw', import: 'default', eager: true });
const CODE = import.meta.glob<string>(['../games/**/*.svelte', '../games/**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const idsIn = (sheet: string) => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((hit) => hit[1]!);
const DRAWN = Object.entries(SHEETS).flatMap(([path, sheet]) =>
  idsIn(sheet).map((id) => `${path.split('/')[2]}/${id}`),
);
const GAMES = [...new Set(Object.keys(CODE).map((path) => path.split('/')[2]!))];

/** Whatever looks like a symbol of a game in the code of any game. */
const MENTIONED = Object.entries(CODE).flatMap(([path, source]) =>
  [...source.matchAll(/['"`]([a-z]\w*)\/([\w-]+)['"`]/g)]
    .filter((hit) => GAMES.includes(hit[1]!))
    .map((hit) => ({ game: path.split('/')[2]!, symbol: `${hit[1]}/${hit[2]}` })),
);

describe('the symbols', () => {
  it('of every page are those that are drawn', () => {
    expect(idsIn(shared).sort()).toEqual([...SYMBOLS].sort());
  });

  it('of a game are drawn in its folder', () => {
    expect(MENTIONED.length).toBeGreaterThan(0);
    expect(MENTIONED.filter(({ symbol }) => !DRAWN.includes(symbol))).toEqual([]);
  });

  it('of a game are used by no other', () => {
    expect(MENTIONED.filter(({ game, symbol }) => !symbol.startsWith(`${game}/`))).toEqual([]);
  });

  it('are referred to by the names they have in the page', () => {
    expect([symbolRef('u-check'), symbolRef('some_game/badge')]).toEqual([
      '#symbol-u-check',
      '#symbol-some_game-badge',
    ]);
  });
});
