import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { preferred } from './language';

const FILES = import.meta.glob<string>(['./*.ftl', '../games/*/poster.*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CODE = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function keysOf(language: string): string[] {
  return Object.entries(FILES)
    .filter(([path]) => path.endsWith(`${language}.ftl`))
    .flatMap(([, source]) => new FluentResource(source).body.map((entry) => entry.id));
}

describe('the words of the client', () => {
  it('are the same in both languages', () => {
    expect(keysOf('en').sort()).toEqual(keysOf('de').sort());
  });

  it('are written once', () => {
    const keys = keysOf('de');
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('parse whole: no line is skipped as junk', () => {
    const messages = Object.values(FILES).map((source) => source.match(/^[a-z][\w-]* =/gm)?.length ?? 0);
    const parsed = Object.values(FILES).map((source) => new FluentResource(source).body.length);
    expect(parsed).toEqual(messages);
  });

  it('are there for every key that the code speaks', () => {
    const known = new Set(keysOf('de'));
    const spoken = Object.values(CODE).flatMap((source) =>
      [...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((hit) => hit[1]!),
    );
    expect([...new Set(spoken)].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('the language', () => {
  it('is the first of the reader that we speak, else German', () => {
    expect(preferred(['fr-FR', 'en-GB', 'de'])).toBe('en');
    expect(preferred(['fr'])).toBe('de');
  });
});
