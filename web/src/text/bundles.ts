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

/** The words of the client itself, and what stands on the posters. */
export async function loadUi(language: Language): Promise<FluentBundle> {
  const posters = Object.keys(POSTERS).filter((path) => path.endsWith(`.${language}.ftl`));
  const sources = [read(UI, `./${language}.ftl`), ...posters.map((path) => read(POSTERS, path))];
  return bundleOf(language, await Promise.all(sources));
}

/** How much of a game's sentences a page needs: `de.lobby.ftl`, `de.rules.ftl`, or all there are. */
export type Shelf = 'lobby' | 'rules' | 'all';

/** The sentences of a game over the shared ones; of an unknown game, the shared ones alone. */
export async function loadGame(game: string, language: Language, shelf: Shelf): Promise<FluentBundle> {
  const names = shelf === 'all' ? ['.', '.lobby.', '.rules.', '.table.'] : [`.${shelf}.`];
  const own = names.map((name) => read(GAMES, `../../../src/omerta/games/${game}/text/${language}${name}ftl`));
  const shared = read(SHARED, `../../../src/omerta/text/${language}.ftl`);
  return bundleOf(language, await Promise.all([...own, shared]));
}

async function read(files: Files, path: string): Promise<string> {
  return (await files[path]?.()) ?? '';
}
