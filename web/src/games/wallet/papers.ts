/** The papers check: what of the own hand is in order, what is not, and which cards are to blame. */

import { faceOf } from './faces';
import { BOX } from './generated';
import type { Guilt, Verdict } from './types';

/** Fails, holds, or is not tested because nobody knows yet who you are. */
export type Mark = 'bad' | 'good' | 'open';

export interface Check {
  readonly key: 'ids' | 'amount' | 'currencies';
  readonly mark: Mark;
}

const CHECKS: readonly (readonly [Check['key'], readonly Guilt[]])[] = [
  ['ids', ['no_id', 'too_many_ids', 'agent_needs_second_id']],
  ['amount', ['too_poor', 'too_rich']],
  ['currencies', ['currencies']],
];

/** The limit that binds all but the Millionaire, who has to be above it; in cents. */
export const LIMIT = 100 * BOX.limits.wealth_limit_ge;

export function checksOf({ guilt, person }: Verdict): Check[] {
  return CHECKS.map(([key, reasons]) => {
    if (reasons.some((reason) => guilt.includes(reason))) return { key, mark: 'bad' };
    return { key, mark: person === null && key !== 'ids' ? 'open' : 'good' };
  });
}

/** Exactly the limit in notes and jewels: the coin on top makes the difference. */
export function isOnTheEdge({ cents }: Verdict, coin: number): boolean {
  return cents - coin === LIMIT;
}

/** Why a card of the hand is to blame, or null. */
export function blameOf(face: string, hand: readonly string[], guilt: readonly Guilt[]): Guilt | null {
  const card = faceOf(face);
  switch (card.kind) {
    case 'id':
      return guilt.find((reason) => reason === 'too_many_ids' || reason === 'agent_needs_second_id') ?? null;
    case 'note':
      return guilt.includes('currencies') && surplus(hand).has(card.currency) ? 'currencies' : null;
    case 'jewel':
      return null;
    default:
      return guilt.includes(card.kind) ? card.kind : null;
  }
}

/** The currencies that one would miss least: all but the two that are worth most. */
function surplus(hand: readonly string[]): ReadonlySet<string> {
  const worth = new Map<string, number>();
  for (const key of hand) {
    const card = faceOf(key);
    if (card.kind === 'note') worth.set(card.currency, (worth.get(card.currency) ?? 0) + card.value);
  }
  const poorer = [...worth].sort(([, one], [, other]) => other - one).slice(2);
  return new Set(poorer.map(([currency]) => currency));
}
