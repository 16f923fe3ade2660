/**
 * A small model of the streets, for what is only looked at: the way to an end, the lane behind Don. What may be done, and
 * what a card would do, is told by the server. A car at its start stands on the border: "S-e". F-2
 */

import { exitsFrom, linksOf, portsOf, type CardType, type Links } from './box';
import { beside, borderAt, boundaryOf, inside, isBorder, opposite, placeOf, spotOf, type Side } from './places';

/** A laid card; a blasted one is a straight street along its axis. */
export interface Laid {
  readonly type: CardType;
  readonly rotation: number;
  readonly isBlasted: boolean;
}

export interface Streets {
  readonly cards: ReadonlyMap<string, Laid>;
  /** Boundaries that a bomb has closed, as `boundaryOf` names them. */
  readonly closed: ReadonlySet<string>;
  /** Positions of the border with an escape card. */
  readonly escapes: ReadonlySet<string>;
}

export type Ahead = 'closed' | 'escape' | 'border' | 'open' | 'street' | 'wall';

function linksAt({ cards }: Streets, cell: string): Links {
  const card = cards.get(cell);
  return card === undefined ? [] : linksOf(card.type, card.rotation);
}

function hasPort(streets: Streets, cell: string, side: Side): boolean {
  return portsOf(linksAt(streets, cell)).includes(side);
}

/** F-2.3, F-2.4 */
export function aheadOf(streets: Streets, place: string): Ahead {
  const { cell, side } = isBorder(place) ? inside(place) : spotOf(place);
  if (streets.closed.has(boundaryOf(cell, side))) return 'closed';
  const next = isBorder(place) ? cell : beside(cell, side);
  if (next === null) return streets.escapes.has(borderAt(cell, side)) ? 'escape' : 'border';
  if (!streets.cards.has(next)) return 'open';
  return hasPort(streets, next, isBorder(place) ? side : opposite(side)) ? 'street' : 'wall';
}

/** The places one step further. F-2.5 */
export function stepsFrom(streets: Streets, place: string): readonly string[] {
  if (aheadOf(streets, place) !== 'street') return [];
  const { cell, side } = isBorder(place) ? inside(place) : spotOf(place);
  const next = isBorder(place) ? cell : beside(cell, side);
  if (next === null) return [];
  const entry = isBorder(place) ? side : opposite(side);
  return exitsFrom(linksAt(streets, next), entry).map((exit) => placeOf({ cell: next, side: exit }));
}

/** Every place that can be driven to, the first ones included. F-2.8 */
export function reachOf(streets: Streets, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const place of found) for (const next of stepsFrom(streets, place)) found.add(next);
  return found;
}

/** The cells with a card that shuts in whoever starts there. */
export function wallsAround(streets: Streets, from: readonly string[]): readonly string[] {
  const blocked = [...reachOf(streets, from)].filter((place) => aheadOf(streets, place) === 'wall');
  const cells = blocked.map((place) => {
    const { cell, side } = isBorder(place) ? inside(place) : spotOf(place);
    return isBorder(place) ? cell : (beside(cell, side) ?? cell);
  });
  return [...new Set(cells)];
}

/** The streets with one card more. */
export function withCard(streets: Streets, cell: string, type: CardType, rotation: number): Streets {
  return { ...streets, cards: new Map([...streets.cards, [cell, { type, rotation, isBlasted: false }]]) };
}

/** Fewest steps from one of these places, which is the first of them; null where no way leads. FR-37 */
export function wayTo(streets: Streets, from: readonly string[], to: string): readonly string[] | null {
  const before = new Map<string, string | null>(from.map((place) => [place, null]));
  for (const place of before.keys()) {
    for (const next of stepsFrom(streets, place)) {
      if (next === to) return [...backFrom(before, place), next];
      if (!before.has(next)) before.set(next, place);
    }
  }
  return from.includes(to) ? [to] : null;
}

function backFrom(before: ReadonlyMap<string, string | null>, last: string): string[] {
  const way: string[] = [];
  for (let at: string | null = last; at !== null; at = before.get(at) ?? null) way.unshift(at);
  return way;
}
