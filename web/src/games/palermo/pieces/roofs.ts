/**
 * Roofs from above: faces between eaves and ridge, each lit by where it looks. The sun stands in the north-west and does
 * not turn with the tile. Units are fields; the tile is two by two.
 */

import type { Point } from '../board/places';
import { TILE_FIELDS, TURNS } from './tiles';
import type { TileField } from '../types';

export type Side = 'north' | 'east' | 'south' | 'west';

export interface Face {
  readonly side: Side;
  readonly points: readonly Point[];
}

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
const NEAR = 0.08;
const FAR = 1 - NEAR;
const END = 2 - NEAR;

type Flat = readonly [side: Side, ...corners: readonly (readonly [number, number])[]];

/** By the number of house fields: one in the north-west, two along the north, three around the north-west. */
const BASES: readonly { readonly house: readonly TileField[]; readonly faces: readonly Flat[] }[] = [
  {
    house: ['NW'],
    faces: [
      ['north', [NEAR, NEAR], [FAR, NEAR], [0.5, 0.5]],
      ['west', [NEAR, NEAR], [0.5, 0.5], [NEAR, FAR]],
      ['east', [FAR, NEAR], [FAR, FAR], [0.5, 0.5]],
      ['south', [NEAR, FAR], [0.5, 0.5], [FAR, FAR]],
    ],
  },
  {
    house: ['NW', 'NE'],
    faces: [
      ['north', [NEAR, NEAR], [END, NEAR], [1.5, 0.5], [0.5, 0.5]],
      ['west', [NEAR, NEAR], [0.5, 0.5], [NEAR, FAR]],
      ['east', [END, NEAR], [END, FAR], [1.5, 0.5]],
      ['south', [NEAR, FAR], [0.5, 0.5], [1.5, 0.5], [END, FAR]],
    ],
  },
  {
    house: ['SW', 'NW', 'NE'],
    faces: [
      ['north', [NEAR, NEAR], [END, NEAR], [1.5, 0.5], [0.5, 0.5]],
      ['west', [NEAR, NEAR], [0.5, 0.5], [0.5, 1.5], [NEAR, END]],
      ['east', [FAR, FAR], [0.5, 0.5], [0.5, 1.5], [FAR, END]],
      ['south', [FAR, FAR], [0.5, 0.5], [1.5, 0.5], [END, FAR]],
      ['east', [END, NEAR], [END, FAR], [1.5, 0.5]],
      ['south', [NEAR, END], [0.5, 1.5], [FAR, END]],
    ],
  },
];

/** The faces of a house on these fields of its tile; none for a shape that no roof is drawn for. */
export function facesOf(house: readonly TileField[]): readonly Face[] {
  for (const base of BASES) {
    if (base.house.length !== house.length) continue;
    const rotation = TURNS.find((each) => base.house.every((field) => house.includes(turned(field, each))));
    if (rotation !== undefined) return base.faces.map((face) => turnedFace(face, rotation));
  }
  return [];
}

/** Where a quarter turn of the drawing brings a field of the tile. */
function turned(field: TileField, rotation: number): TileField {
  return TILE_FIELDS[(TILE_FIELDS.indexOf(field) + rotation) % TILE_FIELDS.length] ?? field;
}

function turnedFace([side, ...corners]: Flat, rotation: number): Face {
  const turn = ({ x, y }: Point): Point => ({ x: 2 - y, y: x });
  const points = corners.map(([x, y]) => {
    let point: Point = { x, y };
    for (let quarter = 0; quarter < rotation; quarter += 1) point = turn(point);
    return point;
  });
  return { side: SIDES[(SIDES.indexOf(side) + rotation) % 4] ?? side, points };
}

export function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const PLACES: Readonly<Record<TileField, Point>> = {
  NW: { x: 0.5, y: 0.5 },
  NE: { x: 1.5, y: 0.5 },
  SE: { x: 1.5, y: 1.5 },
  SW: { x: 0.5, y: 1.5 },
};

/** The middle of a field of a tile. */
export function middle(field: TileField): Point {
  return PLACES[field];
}

/** The doorstep lies across the edge between the door's field and the entrance field. */
export function doorstep(door: TileField, entrance: TileField): { readonly at: Point; readonly isUpright: boolean } {
  const [from, to] = [middle(door), middle(entrance)];
  return { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, isUpright: from.y === to.y };
}

/** The walls from above, for the shadow that they cast. */
export function footprint(house: readonly TileField[]): string {
  return TILE_FIELDS.filter((field) => house.includes(field))
    .map((field) => {
      const { x, y } = middle(field);
      const [left, right] = [
        x < 1 ? NEAR : 1 - (house.includes(mirrored(field, 'x')) ? NEAR : -NEAR),
        x < 1 ? FAR : END,
      ];
      const [top, bottom] = [
        y < 1 ? NEAR : 1 - (house.includes(mirrored(field, 'y')) ? NEAR : -NEAR),
        y < 1 ? FAR : END,
      ];
      return outline([
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ]);
    })
    .join('');
}

function mirrored(field: TileField, axis: 'x' | 'y'): TileField {
  const across = { NW: 'NE', NE: 'NW', SE: 'SW', SW: 'SE' } as const;
  const along = { NW: 'SW', SW: 'NW', NE: 'SE', SE: 'NE' } as const;
  return axis === 'x' ? across[field] : along[field];
}
