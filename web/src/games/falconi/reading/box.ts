/** The box as the board needs it: links of the cards, stations and tunnels. */

import { BOX, type CardType, type CarId as Car } from '../generated';
import { SIDES, turned, type Side, type Spot } from './places';

export type { Car, CardType };

export const CARD_TYPES: readonly CardType[] = BOX.street_card.map(({ type }) => type);
export const CARS: readonly Car[] = BOX.car.map(({ id }) => id);
/** In the order of their heat. */
export const VARIANTS = BOX.variant.map(({ id }) => id);

/** The side of the border where a car is at home. */
export const HOME = byName<Car, Side>(BOX.border_side.map(({ id, side }) => [id, side]));
export const FRONT = byName<Car, Spot>(BOX.car.map(({ id, front: [cell, side] }) => [id, { cell, side }]));
export const TUNNEL = byName<Car, Spot>(BOX.car.map(({ id, tunnel: [cell, side] }) => [id, { cell, side }]));

/** Groups of sides that a street joins, at rotation 0; a group of one side is a turning place. */
const LINKS = byName<CardType, Links>(BOX.street_card.map(({ type, links }) => [type, links]));

/** The box has an entry for every name there is: the rules check it. */
function byName<N extends string, T>(entries: readonly (readonly [N, T])[]): Readonly<Record<N, T>> {
  return Object.fromEntries(entries) as Record<N, T>;
}

export type Links = readonly (readonly Side[])[];

export function linksOf(type: CardType, rotation: number): Links {
  return LINKS[type].map((group) => group.map((side) => turned(side, rotation)));
}

/** The sides with a street end. */
export function portsOf(links: Links): readonly Side[] {
  return SIDES.filter((side) => links.some((group) => group.includes(side)));
}

export function isStreet(card: string | null): card is CardType {
  return (CARD_TYPES as readonly (string | null)[]).includes(card);
}

/** A card on which a driver chooses. */
export function isJunction(card: string | null): boolean {
  return isStreet(card) && LINKS[card].some((group) => group.length > 2);
}

/** A card that leads back to where one came from. */
export function isTurning(card: string | null): boolean {
  return isStreet(card) && LINKS[card].some((group) => group.length === 1);
}
