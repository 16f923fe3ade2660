/** The words of the pages about people and games, which are fetched with the first of them; else those of every page. */

import { SHARED_TEXTS, spoken, t as everywhere, texts } from '../text';

export function t(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  return spoken(key) ? everywhere(key, args) : texts(SHARED_TEXTS, 'people').sentence(key, args);
}
