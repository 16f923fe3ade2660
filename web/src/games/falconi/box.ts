/** The box as the board needs it: links of the cards, stations and tunnels. The truth is components.toml. */

import { SIDES, turned, type Side, type Spot } from './places';

export const CARD_TYPES = ['straight', 'curve', 'tee', 'cross', 'bridge', 'uturn'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const CARS = ['prison', 'green', 'blue', 'yellow'] as const;
export type Car = (typeof CARS)[number];
export type Colour = Exclude<Car, 'prison'>;

export const HOME: Readonly<Record<Car, Side>> = { prison: 'S', green: 'W', blue: 'N', yellow: 'E' };

export const FRONT: Readonly<Record<Car, Spot>> = {
  prison: { cell: 'e1', side: 'S' },
  green: { cell: 'a5', side: 'W' },
  blue: { cell: 'e9', side: 'N' },
  yellow: { cell: 'i5', side: 'E' },
};

export const TUNNEL: Readonly<Record<Car, Spot>> = {
  prison: { cell: 'g1', side: 'S' },
  green: { cell: 'a3', side: 'W' },
  blue: { cell: 'c9', side: 'N' },
  yellow: { cell: 'i7', side: 'E' },
};

/** Groups of sides that a street joins, at rotation 0; a group of one side is a turning place. */
const LINKS: Readonly<Record<CardType, readonly (readonly Side[])[]>> = {
  straight: [['N', 'S']],
  curve: [['N', 'E']],
  tee: [['N', 'E', 'W']],
  cross: [SIDES],
  bridge: [
    ['N', 'S'],
    ['E', 'W'],
  ],
  uturn: [['N']],
};

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
