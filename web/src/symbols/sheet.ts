/**
 * The drawings, once in the page itself. A `<use>` that points into another file is now and then left empty by
 * Chromium: a card without its symbol. There is a sheet for every page, and one for each game that brings symbols.
 */

import shared from './symbols.svg?no-inline';
import type { SymbolName } from './names';

const SHEETS = import.meta.glob<string>('../games/*/symbols.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});
const laidOut = new Map<string, Promise<void>>();

/** What a `<use>` refers to. The first symbol of a game's sheet brings the whole sheet. */
export function symbolRef(name: SymbolName): string {
  const [game, own] = name.split('/');
  if (own === undefined) return `#symbol-${name}`;
  void layOutGame(game!);
  return `#symbol-${game}-${own}`;
}

/** Fetches the drawings of every page; what refers to them appears when they are here. */
export function layOutSymbols(): Promise<void> {
  return layOut(shared, '');
}

/** The same for those of a game; one that has none has nothing to wait for. */
export function layOutGame(game: string): Promise<void> {
  const file = SHEETS[`../games/${game}/symbols.svg`];
  return file === undefined ? Promise.resolve() : layOut(file, `${game}-`);
}

/** A sheet that did not arrive is asked for again when it is next mentioned. */
function layOut(file: string, prefix: string): Promise<void> {
  const known = laidOut.get(file);
  if (known) return known;
  const coming = fetched(file, prefix).catch(() => void laidOut.delete(file));
  laidOut.set(file, coming);
  return coming;
}

async function fetched(file: string, prefix: string): Promise<void> {
  const answer = await fetch(file);
  const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  for (const symbol of sheet.querySelectorAll('symbol')) symbol.id = `symbol-${prefix}${symbol.id}`;
  sheet.setAttribute('aria-hidden', 'true');
  sheet.style.display = 'none';
  document.body.prepend(sheet);
}
