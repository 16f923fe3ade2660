/** The words by which people name roles, numbers and opinions, in German and English. Lower case, as `understanding.ts` reads. */

import { CHIP_KINDS, type ChipKind } from '../pieces/kinds';

export type Clue = readonly [pattern: RegExp, value: string];

const NUMBER_WORDS: readonly string[] = [
  'null|zero',
  'ein|eine|einen|one',
  'zwei|two',
  'drei|three',
  'vier|four',
  'fünf|five',
  'sechs|six',
  'sieben|seven',
  'acht|eight',
  'neun|nine',
  'zehn|ten',
  'elf|eleven',
  'zwölf|twelve',
  'dreizehn|thirteen',
  'vierzehn|fourteen',
  'fünfzehn|fifteen',
];

/** What is counted stands after its number: "12 Diamanten", "2 loyals". */
const DIAMONDS = /dia(mant|mond)/;
const KINDS: Readonly<Record<ChipKind, RegExp>> = {
  loyal: /getreu|loyal|henchm/,
  fbi: /\bfbi/,
  cia: /\bcia/,
  driver: /chauffeur|fahrer|driver/,
  killer: /killer/,
};

export const NEGATED = /\b(kein\w*|nicht|never|not|no|nie)\b|n't\b/;
export const AGENT = /agent|\bfbi|\bcia/;
export const URCHIN = /stra(ß|ss)enkind|urchin|\bnichts\b|\bnothing\b/;
export const THIEF = /\bdieb|gestohlen|stiehlt|geklaut|thief|stole|robbed|\bwar('?s| es)\b|did it|it was/;
export const INNOCENT = /unschuld|innocent|\bich war('?s| es) nicht|wasn't me|not me\b/;
export const EMPTY = /\b(leer|empty)\b/;
export const GIVEN_ON = /weiter|gegeben|\bgab|passed|gave/;
export const RECEIVED = /bekommen|bekam|gekriegt|\bdrin|in der kiste|\bgot\b|received|in the box|there (was|were)/;

/** The more particular word comes first. */
export const OPINIONS: readonly Clue[] = [
  [/lüg|luegt|\bl(ie|ying|iar)\w*/, 'liar'],
  [/wahrheit|ehrlich|truth|honest/, 'truthful'],
  [/unschuld|innocent/, 'not_thief'],
  [AGENT, 'agent'],
  [KINDS.loyal, 'loyal'],
  [KINDS.driver, 'driver'],
  [KINDS.killer, 'killer'],
  [/stra(ß|ss)enkind|urchin/, 'urchin'],
  [THIEF, 'thief'],
  [/vertrau|\bglaub|trust|believe/, 'truthful'],
];

export const TOPICS: readonly Clue[] = [
  [/verdächtig|suspect|\bwer (war|ist)|\bwho\b/, 'suspects'],
  [GIVEN_ON, 'pass.'],
  [/genommen|\bnahm|took|\btake\b|was bist du|what are you/, 'took'],
  [RECEIVED, 'recv.'],
];

/** Small letters, plain apostrophes, digits for number words. */
export function plain(text: string): string {
  const words = text.toLowerCase().replaceAll('’', "'");
  return NUMBER_WORDS.reduce((said, names, number) => said.replace(counted(names), `${number}$2`), words);
}

/** A number counts only before something that can be counted: "einen Moment" is no diamond. */
function counted(names: string): RegExp {
  const things = [DIAMONDS, ...CHIP_KINDS.map((kind) => KINDS[kind])].map(({ source }) => source).join('|');
  return new RegExp(`(?<!\\p{L})(${names})(\\s+(?:${things}))`, 'gu');
}

/** How many of what: `diamonds` or a kind of chip. */
export function countIn(words: string): { readonly count: string; readonly what: string } | null {
  for (const [what, { source }] of [
    ['diamonds', DIAMONDS] as const,
    ...CHIP_KINDS.map((kind) => [kind, KINDS[kind]] as const),
  ]) {
    const count = new RegExp(`(\\d+)\\s+(?:${source})`).exec(words)?.[1];
    if (count !== undefined) return { count, what };
  }
  return null;
}

/** The chips that the words may mean: an agent may be of either house. */
export function kindsIn(words: string): readonly ChipKind[] {
  const named = CHIP_KINDS.filter((kind) => KINDS[kind].test(words));
  return named.length > 0 || !AGENT.test(words) ? named : ['fbi', 'cia'];
}

export function valueOf(clues: readonly Clue[], words: string): string | null {
  return clues.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

export function areDiamonds(words: string): boolean {
  return DIAMONDS.test(words);
}
