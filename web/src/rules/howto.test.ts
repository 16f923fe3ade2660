import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../text/bundles';
import { type Howto, numbered } from './howto';

const FILES = import.meta.glob<string>('../games/*/howto/*.ftl', { query: '?raw', import: 'default', eager: true });
const HOWTOS = import.meta.glob<Howto>('../games/*/howto/index.ts', { import: 'default', eager: true });
const FOLDERS = import.meta.glob('../games/*/poster.ts');
const GAMES = Object.keys(FOLDERS).map((path) => path.split('/').at(-2)!);
const LANGUAGES = ['de', 'en'] as const;
const CASES = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

function bodyOf(game: string, language: string) {
  return new FluentResource(FILES[`../games/${game}/howto/${language}.ftl`] ?? '').body;
}

function keysOf(game: string, language: string): string[] {
  return bodyOf(game, language).map(({ id }) => id);
}

/** Its sentences and titles as they are said, and what was missing for it. */
function said(game: string, language: 'de' | 'en', { args = {} }: Howto): { texts: string[]; errors: Error[] } {
  const bundle = bundleOf(language, [FILES[`../games/${game}/howto/${language}.ftl`] ?? '']);
  const errors: Error[] = [];
  const texts = bodyOf(game, language).flatMap(({ value, attributes }) =>
    [value, ...Object.values(attributes)].flatMap((pattern) =>
      pattern ? [bundle.formatPattern(pattern, { ...args }, errors)] : [],
    ),
  );
  return { texts, errors };
}

describe.each(CASES)('how %s is played, in %s', (game, language) => {
  const keys = keysOf(game, language);
  // A game may tell all of it in words.
  const howto = HOWTOS[`../games/${game}/howto/index.ts`] ?? {};

  it('says who you are and what for, a turn in three to five steps, the end, and three mistakes', () => {
    const steps = numbered({ keys }, 'howto-step');
    const mistakes = numbered({ keys }, 'howto-mistake');
    expect(keys).toEqual([
      'howto-goal',
      'howto-goal-more',
      'howto-turn',
      ...steps.map((number) => `howto-step-${number}`),
      'howto-end',
      ...mistakes.map((number) => `howto-mistake-${number}`),
    ]);
    expect([3, 4, 5]).toContain(steps.length);
    expect(mistakes).toHaveLength(3);
  });

  it('has a title over every step and every mistake', () => {
    const titled = bodyOf(game, language).filter(({ attributes }) => attributes['title']);
    expect(titled.map(({ id }) => id)).toEqual(keys.filter((key) => /-(step|mistake)-\d$/.test(key)));
  });

  it('counts what is in the box', () => {
    const { texts, errors } = said(game, language, howto);
    expect(errors).toEqual([]);
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it('draws only parts that are told', () => {
    const { drawn = [] } = howto;
    const parts = keys.map((key) => key.replace('howto-', ''));
    expect(drawn.filter((part) => !parts.includes(part))).toEqual([]);
  });
});

describe('numbered messages', () => {
  it('end where one is missing', () => {
    expect(numbered({ keys: ['a-1', 'a-2', 'a-4', 'b-1'] }, 'a')).toEqual([1, 2]);
  });
});
