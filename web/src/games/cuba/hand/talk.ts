/** Questions and statements, narrowed within what is legal: whom, about what, and what is said. */

import { diamondsIn, STEMS, stemOf, whatOf } from '../reading/takes';
import type { Action, Gloss } from '../types';

type Ask = Extract<Action, { do: 'ask' }>;
type Say = Extract<Action, { do: 'say' }>;

const isSay = (action: Action): action is Say => action.do === 'say';

/** What matters most at a table comes first. */
const FIRST = ['took', 'recv.diamonds', 'pass.diamonds', 'recv.chips', 'pass.chips', 'bag'];

/** Questions that stand as whole sentences where there is room. */
const SPOKEN = ['took', 'suspects', 'recv.diamonds', 'pass.diamonds', 'recv.all', 'pass.all', 'bag'];

/** Of these topics, those that are said in whole sentences, and the rest. */
export function spokenAmong(names: readonly string[]): { readonly spoken: string[]; readonly rest: string[] } {
  return {
    spoken: SPOKEN.filter((name) => names.includes(name)),
    rest: names.filter((name) => !SPOKEN.includes(name)),
  };
}

export interface TopicRow {
  /** Empty for what is no count. */
  readonly stem: string;
  readonly names: readonly string[];
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

/** The answers to the question that waits for this seat: only what is legal. */
export function answersOf({ answer }: Gloss, legal: readonly Action[]): Say[] {
  if (answer === null) return [];
  const statements = legal.filter(isSay).filter(({ slot }) => slot === answer.slot);
  return answer.value === null ? statements : statements.filter(({ value }) => value === answer.value);
}

/** Words before numbers: roles first, then how many. */
export function byShape(statements: readonly Say[]): Say[] {
  const isCount = ({ value }: Say) => Number(/^\d+$/.test(value) || diamondsIn(value) !== null);
  return [...statements].sort((one, other) => isCount(one) - isCount(other));
}

/** What can be done besides an answer in words. */
export function evasionsOf(legal: readonly Action[]): Action[] {
  return legal.filter(({ do: name }) => name === 'refuse' || name === 'forget' || name === 'refuse_all');
}

/** The suspects that can be talked to or about, or accused. */
export function suspectsIn(legal: readonly Action[]): ReadonlySet<number> {
  return new Set(
    legal.flatMap((action) => {
      if (action.do === 'ask' || action.do === 'accuse') return [action.seat];
      return action.do === 'say' && action.about !== null ? [action.about] : [];
    }),
  );
}
