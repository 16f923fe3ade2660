/** The two languages, German first. */

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The first of the reader's languages that we speak; German if there is none. */
export function preferred(wishes: readonly string[]): Language {
  const spoken = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage);
  return spoken ?? 'de';
}
