/** The box as the board needs it: links of the cards, stations and tunnels. */

import { BOX, type CardType, type CarId as Car } from './generated';
import { SIDES, turned, type Side, type Spot } from './places';

export type { Car, CardType };

export const CARD_TYPES: readonly CardType[] = BOX.street_card.map(({ type }) => type);
export const CARS: readonly Car[] = BOX.car.map(({ id }) => id);
export type Colour = Exclude<Car, 'prison'>;

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

/** By which sides one may leave after entering by this one. */
export function exitsFrom(links: Links, entry: Side): readonly Side[] {
  const group = links.find((each) => each.includes(entry)) ?? [];
  return group.length === 1 ? group : SIDES.filter((side) => side !== entry && group.includes(side));
}
