import { describe, expect, it } from 'vitest';
import type { AnyEvent, GameTraits } from './generated';
import { isFleeting, isPrivate, loadTraits, NO_TRAITS } from './traits';

const GAMES = Object.keys(import.meta.glob('../games/*/Board.svelte')).map((path) => path.split('/')[2] ?? '');
const TRAITS: GameTraits = {
  ...NO_TRAITS,
  events: {
    peeked: { only_to: 'seat', fleeting: 'once' },
    drew: { seen_by: { card: ['seat'] } },
    flashed: { fleeting: true },
  },
};
const told = (event: string, fields: object = {}): AnyEvent => ({ event, ...fields });

describe('the traits of a game', () => {
  it('lie in the folder of every game that has a board', async () => {
    const traits = await Promise.all(GAMES.map(loadTraits));
    expect(traits.every((found) => found !== NO_TRAITS)).toBe(true);
  });

  it('are plain for a game without a folder', async () => {
    expect(await loadTraits('nobody')).toBe(NO_TRAITS);
  });

  it('say what is told once, always or by a field of the event', () => {
    expect(isFleeting(TRAITS, told('flashed'))).toBe(true);
    expect(isFleeting(TRAITS, told('peeked', { once: true }))).toBe(true);
    expect(isFleeting(TRAITS, told('peeked', { once: false }))).toBe(false);
    expect(isFleeting(TRAITS, told('drew'))).toBe(false);
  });

  it('say what not everybody is told', () => {
    expect(isPrivate(TRAITS, told('peeked'))).toBe(true);
    expect(isPrivate(TRAITS, told('drew', { card: 'A' }))).toBe(true);
    expect(isPrivate(TRAITS, told('drew'))).toBe(false);
    expect(isPrivate(TRAITS, told('unknown'))).toBe(false);
  });
});
