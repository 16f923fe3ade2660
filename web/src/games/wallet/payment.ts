/** Paying for papers: money is marked freely, and sent card by card in the order that the server wants. */

import { CURRENCIES, faceOf, valueOf } from './faces';
import type { Action, View } from './types';

export const PRICE = 300;

export function worth(faces: readonly string[]): number {
  return faces.reduce((sum, face) => sum + (valueOf(faceOf(face)) ?? 0), 0);
}

export function isMoney(face: string): boolean {
  return valueOf(faceOf(face)) !== null;
}

/** Notes by currency and value, then jewels by value. */
export function canonical(faces: readonly string[]): string[] {
  return [...faces].sort((one, other) => placeOf(one) - placeOf(other));
}

function placeOf(key: string): number {
  const face = faceOf(key);
  const kind = face.kind === 'note' ? Object.keys(CURRENCIES).indexOf(face.currency) : 9;
  return kind * 10_000 + (valueOf(face) ?? 0);
}

/** Whether these may be added after what is laid already: nothing goes in before the last one. */
export function mayFollow(face: string, paid: readonly string[]): boolean {
  const last = paid.at(-1);
  return last === undefined || placeOf(face) >= placeOf(last);
}

/** Whether this will do: 300 or more, and at a table that counts exactly no card too many. */
export function isEnough(faces: readonly string[], payment: View['options']['payment']): boolean {
  const sum = worth(faces);
  if (sum < PRICE) return false;
  return payment === 'free' || faces.every((face) => sum - worth([face]) < PRICE);
}

/** The next step towards paying these cards, as it is offered; undefined where the server does not offer it. */
export function nextStep(legal: readonly Action[], wanted: readonly string[], paid: View['own']): Action | undefined {
  const laid = paid?.paying ?? null;
  if (laid === null) return legal.find((action) => action.do === 'buy');
  const next = wanted[laid.length];
  if (laid.some((face, index) => face !== wanted[index])) return undefined;
  if (next === undefined) return legal.find((action) => action.do === 'pay_done');
  return legal.find((action) => action.do === 'pay_add' && action.card === next);
}
