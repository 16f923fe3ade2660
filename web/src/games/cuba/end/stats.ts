/** The game as it was against the game as it was told: the way of the box, every statement judged. */

import type { Travel } from '../generated';
import { truthsOf } from '../reading/truths';
import type { Gloss, Log, View } from '../types';

/** Something said, and whether it was so; an opinion about somebody else is neither true nor a lie. */
export interface Judged {
  readonly seat: number;
  readonly slot: string;
  readonly value: string;
  readonly isLie: boolean;
}

export type Reveal = NonNullable<View['reveal']>;
export type Honesty = 'honest' | 'lied' | 'mum';

/** A seat's turn with the box, and what it said about that in the end. */
export interface Stop extends Travel {
  readonly said: ReadonlyMap<string, Judged>;
  readonly honesty: Honesty;
}

/** Everything that was said of the box, in order, each judged by what was so at that moment. */
export function statementsIn(log: Log, gloss: Gloss): readonly Judged[] {
  let recovered = 0;
  return log.flatMap(({ event }) => {
    if (event.event === 'recovered') recovered = event.total;
    if (event.event !== 'said') return [];
    const { seat, slot, value } = event;
    const truths = truthsOf(gloss, seat, slot, recovered);
    return truths.length === 0 ? [] : [{ seat, slot, value, isLie: !truths.includes(value) }];
  });
}

/** A seat's last word on every slot. */
export function lastWords(statements: readonly Judged[], seat: number): ReadonlyMap<string, Judged> {
  return new Map(statements.filter((one) => one.seat === seat).map((one) => [one.slot, one]));
}

/** One lie is enough, also one that was taken back. */
export function honestyOf(statements: readonly Judged[], seat: number): Honesty {
  const own = statements.filter((one) => one.seat === seat);
  if (own.length === 0) return 'mum';
  return own.some((one) => one.isLie) ? 'lied' : 'honest';
}

/** The way of the box from the first player to the last. */
export function journeyOf(statements: readonly Judged[], reveal: Reveal): readonly Stop[] {
  return reveal.travels.map((travel) => ({
    ...travel,
    said: lastWords(statements, travel.seat),
    honesty: honestyOf(statements, travel.seat),
  }));
}

export type Numbers = Readonly<Record<'questions' | 'lies' | 'accused-count', number>>;

export function numbersOf(log: Log, gloss: Gloss): Numbers {
  return {
    questions: log.filter(({ event }) => event.event === 'asked').length,
    lies: statementsIn(log, gloss).filter(({ isLie }) => isLie).length,
    'accused-count': log.filter(({ event }) => event.event === 'accused').length,
  };
}
