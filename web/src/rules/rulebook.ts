/** The rules of a game as a book: chapters in their order, and finding a rule by its number or its words. */

/** A rule in a sentence, with an example where one helps. */
export interface Line {
  readonly id: string;
  readonly text: string;
  readonly example: string;
}

export interface Chapter {
  /** As its message is called: a good key, and the anchor of the chapter. */
  readonly key: string;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What a book is read from: the sentences of a game as they are written, one after the other. */
export interface Sentences {
  readonly keys: readonly string[];
  sentence(key: string): string;
  attribute(key: string, name: string): string;
}

/** A chapter begins with its title and goes on to the next one. */
export function bookOf(say: Sentences): Chapter[] {
  const chapters: { key: string; title: string; lines: Line[] }[] = [];
  for (const key of say.keys) {
    if (key.startsWith('chapter-')) chapters.push({ key, title: say.sentence(key), lines: [] });
    if (key.startsWith('rule-')) chapters.at(-1)?.lines.push(lineOf(say, key));
  }
  return chapters;
}

function lineOf(say: Sentences, key: string): Line {
  return { id: idOf(key), text: say.sentence(key), example: say.attribute(key, 'example') };
}

/** `rule-V-7-2` is V-7.2. */
export function idOf(key: string): string {
  const [letters = '', ...numbers] = key.replace('rule-', '').split('-');
  return `${letters}-${numbers.join('.')}`;
}

export function countOf(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** Every word must occur, in the number, the title of the chapter, the rule or its example. */
export function found(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = wordsOf(wanted);
  const has = (chapter: Chapter, { id, text, example }: Line) => {
    const all = folded(`${id} ${chapter.title} ${text} ${example}`);
    return words.every((word) => all.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter((line) => has(chapter, line)) }))
    .filter(({ lines }) => lines.length > 0);
}

/** A piece of a text; `hit` if it is what somebody looks for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut where the wanted words begin and end. */
export function pieces(text: string, wanted: string): Piece[] {
  const letters = [...text.normalize('NFC')];
  const hits = hitsIn(letters, wordsOf(wanted));
  const cut: Piece[] = [];
  letters.forEach((letter, place) => {
    const hit = hits.has(place);
    const last = cut.at(-1);
    if (last?.hit === hit) cut[cut.length - 1] = { text: last.text + letter, hit };
    else cut.push({ text: letter, hit });
  });
  return cut;
}

/** The places of letters that belong to a wanted word. A letter may fold into several or none, so each knows its place. */
function hitsIn(letters: readonly string[], words: readonly string[]): Set<number> {
  const places = letters.flatMap((letter, place) => [...folded(letter)].map(() => place));
  const plain = letters.map(folded).join('');
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      for (const place of places.slice(at, at + word.length)) hits.add(place);
    }
  }
  return hits;
}

function wordsOf(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter(Boolean);
}

/** Accents and case do not matter when one looks for something. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
