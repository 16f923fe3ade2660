/**
 * The drawings, once in the page itself. A `<use>` that points into another file is now and then left empty by
 * Chromium: a card without its symbol.
 */

import file from './symbols.svg?no-inline';
import type { SymbolName } from './names';

/** What a `<use>` refers to. */
export function symbolRef(name: SymbolName): string {
  return `#symbol-${name}`;
}

/** Fetches the drawings; what refers to them appears when they are here. */
export async function layOutSymbols(): Promise<void> {
  const answer = await fetch(file);
  const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  for (const symbol of sheet.querySelectorAll('symbol')) symbol.id = `symbol-${symbol.id}`;
  sheet.setAttribute('aria-hidden', 'true');
  sheet.style.display = 'none';
  document.body.prepend(sheet);
}
