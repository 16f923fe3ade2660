/**
 * Paying for papers: money is marked freely in the hand, and sent card by card in the order of the hand. What pays is told
 * by the server, as sets of places in the hand.
 */

import { compareFaces } from '../pieces/faces';
import { BOX } from '../generated';
import type { Action, Gloss, View } from '../types';

export const PRICE = BOX.limits.id_price_ge;

/** The places of `own.hand` in the order in which a hand is held. */
export function heldPlaces(hand: readonly string[]): number[] {
  return hand.map((_, place) => place).sort((one, other) => compareFaces(hand[one] ?? '', hand[other] ?? ''));
}

/** Where the cards of a payment lie that are laid already; of equal cards the first. */
export function laidPlaces(hand: readonly string[], paying: readonly string[]): number[] {
  const places: number[] = [];
  for (const face of paying) places.push(hand.findIndex((other, place) => other === face && !places.includes(place)));
  return places;
}

/** Places as the server writes them: bit k is the card at place k. */
function setOf(places: readonly number[]): number {
  return places.reduce((set, place) => set | (1 << place), 0);
}

export function worth({ worth: each }: Gloss, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (each[place] ?? 0), 0);
}

/** Whether exactly these cards pay. */
export function isEnough({ payments }: Gloss, places: readonly number[]): boolean {
  return payments.includes(setOf(places));
}

/** Whether there is a payment with these cards and one more. */
export function mayFollow({ payments }: Gloss, places: readonly number[], place: number): boolean {
  const wanted = setOf([...places, place]);
  return payments.some((payment) => (payment & wanted) === wanted);
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
