/** The way to a field, as the server has found it: the nodes one after the other, with what each has cost so far. */

import { EDGE, middleOf, placeOf, START, type Point } from '../board/places';
import type { Gloss, Reach, View, Walk } from '../types';

/** A node in reach with the sum of the walk to it. */
export type Step = Reach & Walk;

export function stepsOf({ reach }: Pick<View, 'reach'>, { walks }: Pick<Gloss, 'walks'>): readonly Step[] {
  return reach.flatMap((each, index) => {
    const walk = walks[index];
    return walk === undefined ? [] : [{ ...each, ...walk }];
  });
}

export function wayTo(steps: readonly Step[], field: string | null): readonly Step[] {
  const known = new Map(steps.map((each) => [each.field, each]));
  const way: Step[] = [];
  let at = field === null ? undefined : known.get(field);
  while (at !== undefined && !way.includes(at)) {
    way.unshift(at);
    at = at.via === null ? undefined : known.get(at.via);
  }
  return way;
}

/** Whether the two do not lie side by side on the drawing: then a hop has led from one to the other. */
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

/** The stops that pay, best first; of equal ones the cheaper way. */
export function paying(reach: readonly Reach[]): readonly Reach[] {
  return reach
    .filter((each) => each.stop && each.income !== null)
    .sort((one, other) => (other.income ?? 0) - (one.income ?? 0) || one.cost - other.cost);
}
