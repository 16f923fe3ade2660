/** The way to a field, as the server has found it: the nodes one after the other, with what each has cost so far. */

import { EDGE, middleOf, placeOf, START, type Point } from '../board/places';
import type { Reach } from '../types';

export function wayTo(reach: readonly Reach[], field: string | null): readonly Reach[] {
  const known = new Map(reach.map((each) => [each.field, each]));
  const way: Reach[] = [];
  let at = field === null ? undefined : known.get(field);
  while (at !== undefined && !way.includes(at)) {
    way.unshift(at);
    at = at.via === null ? undefined : known.get(at.via);
  }
  return way;
}

/** Where a foreign policeman takes a point: what the fines grow by at each node. */
export function finesOn(way: readonly Reach[]): readonly { readonly field: string; readonly fine: number }[] {
  return way
    .map(({ field, fines }, index) => ({ field, fine: fines - (way[index - 1]?.fines ?? 0) }))
    .filter(({ fine }) => fine > 0);
}

/** A hop leaves out fields of the bypass; a single step does not, and the start tile knows no hops. P-4.3 */
export function isHop(from: string, to: string): boolean {
  if (from === START || to === START) return false;
  const [one, other] = [placeOf(from), placeOf(to)];
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) > 1;
}

/** The way as a line from node to node; hops swing out over the edge of the board. */
export function lineOf(origin: string, nodes: readonly string[], start: string | null): string {
  let line = '';
  let from = origin;
  for (const node of [origin, ...nodes]) {
    const { x, y } = middleOf(node, start);
    if (line === '') line = `M${x} ${y}`;
    else if (isHop(from, node)) line += `Q${bulge(middleOf(from, start), { x, y })} ${x} ${y}`;
    else line += `${gate(from, node, start)}L${x} ${y}`;
    from = node;
  }
  return line;
}

/** Into the wide start tile and out of it one goes straight, not across the corner of a house. */
function gate(from: string, to: string, start: string | null): string {
  if (from !== START && to !== START) return '';
  const middle = middleOf(START, start);
  const field = middleOf(from === START ? to : from, start);
  const inside = (value: number, centre: number) => Math.min(centre + 0.5, Math.max(centre - 0.5, value));
  return `L${inside(field.x, middle.x)} ${inside(field.y, middle.y)}`;
}

function bulge(from: Point, to: Point): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const isFlat = from.y === to.y;
  const outwards = (value: number) => (value < EDGE / 2 ? value - 0.7 : value + 0.7);
  return isFlat ? `${middle.x} ${outwards(middle.y)}` : `${outwards(middle.x)} ${middle.y}`;
}

/** What a stop would pay, best first; of equal ones the cheaper way. */
export function paying(reach: readonly Reach[]): readonly Reach[] {
  return reach
    .filter((each) => each.stop && each.income !== null)
    .sort((one, other) => (other.income ?? 0) - (one.income ?? 0) || one.cost - other.cost);
}
