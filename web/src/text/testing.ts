/** For tests: a game's own sentences, read from its files, in the voice of a table. */

import type { Say } from '../table/game';
import { sayFor } from '../table/say';
import type { SeatVariables } from '../protocol/generated';
import { bundleOf } from './bundles';
import type { Language } from './language';
import type { Circle } from './render';
import { Texts } from './speech.svelte';

const FILES = import.meta.glob<string>('../../../src/omerta/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function voiceOf(game: string, language: Language, seats: SeatVariables, circle: Circle): Say {
  const sources = Object.entries(FILES).filter(([path]) => path.includes(`/${game}/text/${language}.`));
  const bundle = bundleOf(
    language,
    sources.map(([, source]) => source),
  );
  return sayFor(new Texts(game, () => ({ bundle, seats, keys: [] })), circle);
}
