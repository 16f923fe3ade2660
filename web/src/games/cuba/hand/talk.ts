/** Questions and statements, narrowed within what is legal: whom, about what, and what is said. */

import { CHIP_KINDS, type EmblemName } from '../pieces/kinds';
import type { Action, Own, View } from '../types';

type Ask = Extract<Action, { do: 'ask' }>;
type Say = Extract<Action, { do: 'say' }>;

const isSay = (action: Action): action is Say => action.do === 'say';

/** What matters most at a table comes first. */
const FIRST = ['took', 'recv.diamonds', 'pass.diamonds', 'recv.chips', 'pass.chips', 'bag'];

/** The counts of one box stand in one row: as it came, as it went on, as it came back to the Godfather. */
const STEMS = ['recv', 'pass', 'gf.returned'] as const;

export interface TopicRow {
  /** Empty for what is no count. */
  readonly stem: string;
  readonly names: readonly string[];
}

function stemOf(name: string): string {
  return STEMS.find((stem) => name.startsWith(`${stem}.`)) ?? '';
}

/** What is counted: `diamonds`, `chips`, a kind, `all`. */
export function whatOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Topics or slots by their boxes, the rest last; whatever asks for everything closes its row. */
export function rowsOfTopics(names: readonly string[]): readonly TopicRow[] {
  return [...STEMS, '']
    .map((stem) => {
      const row = names.filter((name) => stemOf(name) === stem);
      return {
        stem,
        names: [...row.filter((name) => whatOf(name) !== 'all'), ...row.filter((name) => whatOf(name) === 'all')],
      };
    })
    .filter((row) => row.names.length > 0);
}

export function emblemOfTopic(name: string): EmblemName | null {
  if (stemOf(name) === '') return null;
  const what = whatOf(name);
  if (what === 'diamonds') return 'diamond';
  return what === 'chips' ? 'chip' : (CHIP_KINDS.find((kind) => kind === what) ?? null);
}

function rank(name: string): number {
  const at = FIRST.indexOf(name);
  return at < 0 ? FIRST.length : at;
}

function byUse<T>(items: readonly T[], name: (item: T) => string): T[] {
  return [...items].sort((one, other) => rank(name(one)) - rank(name(other)));
}

/** What the Godfather may ask this suspect. */
export function questionsTo(legal: readonly Action[], seat: number | null): Ask[] {
  const asks = legal.filter((action): action is Ask => action.do === 'ask' && action.seat === seat);
  return byUse(asks, ({ topic }) => topic);
}

/** The statements about oneself (null) or about a suspect. */
export function statementsAbout(legal: readonly Action[], about: number | null): Say[] {
  return legal.filter(isSay).filter((action) => action.about === about);
}

export function slotsOf(statements: readonly Say[]): string[] {
  return byUse([...new Set(statements.map(({ slot }) => slot))], (slot) => slot);
}

export function statementOf(statements: readonly Say[], slot: string | null, value: string | null): Say | undefined {
  return statements.find((action) => action.slot === slot && action.value === value);
}

/** The answers to the question that waits for this seat: only what is legal, only the slot that is next. C-5.10 */
export function answersOf(view: View, legal: readonly Action[]): Say[] {
  const slot = view.question?.seat === view.you ? view.question?.open[0] : undefined;
  if (slot === undefined) return [];
  if (slot === 'suspects') return legal.filter(isSay).filter(({ value, about }) => about !== null && value === 'thief');
  return legal.filter(isSay).filter((action) => action.slot === slot);
}

/** Words before numbers: roles first, then how many. */
export function byShape(statements: readonly Say[]): Say[] {
  const isCount = ({ value }: Say) => Number(/^(diamonds:)?\d+$/.test(value));
  return [...statements].sort((one, other) => isCount(one) - isCount(other));
}

/** So many diamonds, or null where the value is a word. */
export function diamondsIn(value: string): number | null {
  return /^diamonds:\d+$/.test(value) ? Number(value.slice(9)) : null;
}

/** What can be done besides an answer in words. */
export function evasionsOf(legal: readonly Action[]): Action[] {
  return legal.filter(({ do: name }) => name === 'refuse' || name === 'forget' || name === 'refuse_all');
}

function counted(contents: Own['seen'], what: string, take: string | null): number | null {
  if (contents === null) return null;
  const [taken, detail] = (take ?? '').split(':');
  const diamonds = contents.diamonds - (taken === 'diamonds' ? Number(detail) : 0);
  const left = (kind: (typeof CHIP_KINDS)[number]) => contents[kind] - (taken === 'chip' && detail === kind ? 1 : 0);
  if (what === 'diamonds') return diamonds;
  if (what === 'chips') return CHIP_KINDS.reduce((sum, kind) => sum + left(kind), 0);
  const kind = CHIP_KINDS.find((other) => other === what);
  return kind === undefined ? null : left(kind);
}

/** What it was in truth, as far as this seat remembers it: a mark for its own eyes. */
export function truthOf(own: Own, slot: string): string | null {
  const [stem, what = ''] = slot.split('.');
  const bagged = own.seen && own.bag && own.bag !== 'none' ? { ...own.seen, [own.bag]: kindLeft(own) } : own.seen;
  switch (stem) {
    case 'recv':
      return counted(own.seen, what, null)?.toString() ?? null;
    case 'pass':
      return counted(bagged, what, own.take)?.toString() ?? null;
    case 'took':
      return own.take;
    case 'bag':
      return own.bag;
    case 'gf':
      return godfathersTruth(own, slot);
    default:
      return null;
  }
}

function kindLeft(own: Own): number {
  const kind = CHIP_KINDS.find((other) => other === own.bag);
  return kind === undefined || own.seen === null ? 0 : own.seen[kind] - 1;
}

function godfathersTruth(own: Own, slot: string): string | null {
  if (slot === 'gf.hidden') return own.hidden?.toString() ?? null;
  if (slot === 'gf.missing') return own.missing?.toString() ?? null;
  return counted(own.seen, slot.split('.')[2] ?? '', null)?.toString() ?? null;
}
