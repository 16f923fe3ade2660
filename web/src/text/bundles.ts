/** Where the sentences lie, and how the files of one language become a bundle. Every file is its own small chunk. */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Language } from './language';

type Files = Record<string, () => Promise<string>>;

const UI: Files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const POSTERS: Files = import.meta.glob<string>('../games/*/poster.*.ftl', { query: '?raw', import: 'default' });
const SHARED: Files = import.meta.glob<string>('../../../src/omerta/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const HOWTOS: Files = import.meta.glob<string>('../games/*/howto/*.ftl', { query: '?raw', import: 'default' });
/** But for what only a terminal says. */
const GAMES: Files = import.meta.glob<string>(
  ['../../../src/omerta/games/*/text/*.ftl', '!../../../src/omerta/games/*/text/*.terminal.ftl'],
  { query: '?raw', import: 'default' },
);

/** What is added first stays, as in Python: a game's own words win over the shared ones. */
export function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { HUNDREDTHS: hundredths(language) } });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** `{ HUNDREDTHS($cents) }`, as in Python: amounts travel as whole numbers and are written with two decimals. */
function hundredths(language: Language): FluentFunction {
  const point = language === 'de' ? ',' : '.';
  return ([amount]) => {
    const whole = Number(amount instanceof FluentNumber ? amount.value : amount);
    return `${String(Math.floor(whole / 100))}${point}${String(whole % 100).padStart(2, '0')}`;
  };
}

/** Words of the client that come with the pages that say them: at the table and after the game. */
export type Wing = 'table';

/** The words of the client itself, those of some wings among them, and what stands on the posters. */
export async function loadUi(language: Language, wings: Iterable<Wing> = []): Promise<FluentBundle> {
  const posters = Object.keys(POSTERS).filter((path) => path.endsWith(`.${language}.ftl`));
  const files = ['', ...[...wings].map((wing) => `${wing}.`)].map((name) => read(UI, `./${name}${language}.ftl`));
  return bundleOf(language, await Promise.all([...files, ...posters.map((path) => read(POSTERS, path))]));
}

/** What of a game's sentences a page needs: those of the lobby, of the rules, of the table, how it is played, or about people. */
export type Shelf = 'lobby' | 'rules' | 'table' | 'howto' | 'people';

const FILES_OF: Record<Shelf, readonly string[]> = {
  lobby: ['.lobby.'],
  rules: ['.rules.'],
  table: ['.', '.lobby.', '.table.'],
  // The pictures speak of the same things as the table.
  howto: ['.', '.table.'],
  // No game has any: they are the client's own.
  people: [],
};

/** The sentences of a game, and the keys of its own in the order in which they are written. */
export interface Book {
  readonly bundle: FluentBundle;
  readonly keys: readonly string[];
}

/** The sentences of a game over the shared ones; of an unknown game, the shared ones alone. */
export async function loadGame(game: string, language: Language, shelf: Shelf): Promise<Book> {
  const files = FILES_OF[shelf].map((name) => `../../../src/omerta/games/${game}/text/${language}${name}ftl`);
  const own = files.map((path) => read(GAMES, path));
  if (shelf === 'howto') own.push(read(HOWTOS, `../games/${game}/howto/${language}.ftl`));
  if (shelf === 'people') own.push(read(UI, `./people.${language}.ftl`));
  const sources = await Promise.all(own);
  const shared = await read(SHARED, `../../../src/omerta/text/${language}.ftl`);
  const keys = sources.flatMap((source) => new FluentResource(source).body.map(({ id }) => id));
  return { bundle: bundleOf(language, [...sources, shared]), keys };
}

async function read(files: Files, path: string): Promise<string> {
  return (await files[path]?.()) ?? '';
}
