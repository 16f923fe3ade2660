/** What the page of the rules and the drawer of a table have in common: telling what is found, and going there. */

import { t } from '../text';
import { type Chapter, countOf } from './rulebook';

/** How many rules are found; as long as nothing is looked for, `idle`. */
export function tellFound(book: readonly Chapter[], shown: readonly Chapter[], wanted: string, idle: string): string {
  if (wanted.trim() === '') return idle;
  const found = countOf(shown);
  return found > 0 ? t('rules-found', { found, all: countOf(book) }) : t('table-rules-none', { wanted });
}

/** Brings an entry into sight and gives it the focus: from there one reads on. */
export function goTo(entry: HTMLElement | null | undefined): void {
  entry?.scrollIntoView({ block: 'center' });
  entry?.focus({ preventScroll: true });
}
