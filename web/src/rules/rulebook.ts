/** The rules of a game as a page: chapters in their order, and finding a line by its number or its words. */

import type { RuleLine } from '../protocol/generated';

/** A rule with its sentence for players and its precise line. */
export interface Line {
  readonly id: string;
  readonly chapter: string;
  /** In the reader's language; empty for what has only the precise line. */
  readonly plain: string;
  readonly precise: string;
}

export interface Chapter {
  /** The heading as RULES.md has it, its number if it has one, and the message that says it to players. */
  readonly heading: string;
  readonly number: string;
  readonly key: string;
  readonly lines: readonly Line[];
}

export function linesOf(rules: readonly RuleLine[], plain: (id: string) => string): Line[] {
  return rules.map(({ id, chapter, text }) => ({ id, chapter, plain: plain(id), precise: text }));
}

/** Every word must occur, in the number or in one of the two texts. */
export function found(lines: readonly Line[], wanted: string): Line[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const isFound = ({ id, plain, precise }: Line) => {
    const text = folded(`${id} ${plain} ${precise}`);
    return words.every((word) => text.includes(word));
  };
  return lines.filter(isFound);
}

export function chapters(lines: readonly Line[]): Chapter[] {
  const headings = [...new Set(lines.map((line) => line.chapter))];
  return headings.map((heading) => {
    const number = /^[A-Z]+-\d+(?=\s)/.exec(heading)?.[0] ?? '';
    const key = `chapter-${number || heading.replaceAll(/\W+/g, '-')}`;
    return { heading, number, key, lines: lines.filter((line) => line.chapter === heading) };
  });
}

/** Accents and case do not matter when one looks for something. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
