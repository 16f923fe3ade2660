import { describe, expect, it } from 'vitest';
import { chapters, found, linesOf } from './rulebook';

const RULES = [
  { id: 'T-1.1', chapter: 'T-1 The table', text: 'Two seats form a ring.' },
  { id: 'T-2.1', chapter: 'T-2 The turn', text: 'A pair fills the position.' },
  { id: 'T-2.2', chapter: 'T-2 The turn', text: 'A pass leaves it open.' },
  { id: 'TR-1', chapter: 'What is known', text: 'Nothing is.' },
];
const PLAIN: Record<string, string> = { 'T-2.1': 'Ein Paar füllt die Position.', 'T-2.2': 'Ein Pass lässt sie offen.' };
const LINES = linesOf(RULES, (id) => PLAIN[id] ?? '');

describe('the rules', () => {
  it('stand in their chapters, in their order', () => {
    expect(chapters(LINES).map(({ number, key, lines }) => [number, key, lines.length])).toEqual([
      ['T-1', 'chapter-T-1', 1],
      ['T-2', 'chapter-T-2', 2],
      ['', 'chapter-What-is-known', 1],
    ]);
  });

  it.each([
    ['t-2.1', ['T-2.1']],
    ['FULLT paar', ['T-2.1']],
    ['ring', ['T-1.1']],
    ['', ['T-1.1', 'T-2.1', 'T-2.2', 'TR-1']],
    ['paar pass', []],
  ])('are found by number or by words: %s', (wanted, ids) => {
    expect(found(LINES, wanted).map((line) => line.id)).toEqual(ids);
  });
});
