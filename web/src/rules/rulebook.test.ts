import { describe, expect, it } from 'vitest';
import { bookOf, countOf, found, idOf, pieces } from './rulebook';

const WRITTEN: Record<string, string> = {
  'chapter-T-1': 'Der Tisch',
  'rule-T-1-1': 'Zwei Plätze bilden einen Ring.',
  'chapter-T-2': 'Der Zug',
  'rule-T-2-1': 'Ein Paar füllt die Position.',
  'rule-T-2-2a': 'Ein Pass lässt sie offen.',
  'chapter-Rulings': 'Klärungen',
  'rule-TR-1': 'Nichts ist bekannt.',
};
const BOOK = bookOf({
  keys: ['title', ...Object.keys(WRITTEN)],
  sentence: (key) => WRITTEN[key] ?? '',
  attribute: (key) => (key === 'rule-T-2-1' ? 'Zwei Wagen statt einer Marke.' : ''),
});

function ids(wanted: string): string[] {
  return found(BOOK, wanted).flatMap(({ lines }) => lines.map(({ id }) => id));
}

describe('the rules', () => {
  it('stand in their chapters, as they are written', () => {
    expect(BOOK.map(({ title, lines }) => [title, lines.map(({ id }) => id)])).toEqual([
      ['Der Tisch', ['T-1.1']],
      ['Der Zug', ['T-2.1', 'T-2.2a']],
      ['Klärungen', ['TR-1']],
    ]);
    expect(countOf(BOOK)).toBe(4);
  });

  it('have their numbers back', () => {
    expect(['rule-V-7-2', 'rule-F-7-2a', 'rule-VR-1'].map(idOf)).toEqual(['V-7.2', 'F-7.2a', 'VR-1']);
  });

  it.each([
    ['t-2.1', ['T-2.1']],
    ['FULLT paar', ['T-2.1']],
    ['wagen', ['T-2.1']],
    ['zug', ['T-2.1', 'T-2.2a']],
    ['', ['T-1.1', 'T-2.1', 'T-2.2a', 'TR-1']],
    ['paar pass', []],
  ])('are found by number, chapter, words or example: %s', (wanted, expected) => {
    expect(ids(wanted)).toEqual(expected);
  });
});

describe('what is looked for', () => {
  it('is marked in the text, whatever its accents and case', () => {
    expect(pieces('Ein Paar füllt.', 'FULL paar')).toEqual([
      { text: 'Ein ', hit: false },
      { text: 'Paar', hit: true },
      { text: ' ', hit: false },
      { text: 'füll', hit: true },
      { text: 't.', hit: false },
    ]);
  });

  it('leaves a text whole that has nothing of it', () => {
    expect(pieces('Ein Paar.', '')).toEqual([{ text: 'Ein Paar.', hit: false }]);
  });
});
