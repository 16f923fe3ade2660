/** What a refusal points at on the board: fields that are wrong, fields where it would be right, corners that touch. */

import type { Problem } from '../../../protocol/generated';
import { isField, placeOf, TRACK, type Point } from '../board/places';

export interface Reasons {
  readonly wrong: readonly string[];
  readonly right: readonly string[];
  readonly corners: readonly Point[];
}

const NONE: Reasons = { wrong: [], right: [], corners: [] };

export function reasonsOf(problem: Problem | null): Reasons {
  if (problem === null) return NONE;
  const { args } = problem;
  switch (problem.key) {
    case 'courtyard':
      return { ...NONE, wrong: namesIn(args['fields']) };
    case 'no-house-side':
      return { ...NONE, right: namesIn(args['sides']) };
    case 'corner-contact':
      return { ...NONE, corners: cornersBetween(namesIn(args['fields']), namesIn(args['others'])) };
    case 'policeman-adjacent':
      return { ...NONE, wrong: namesIn(args['fields']) };
    case 'crook-there':
    case 'policeman-there':
    case 'crook-in-the-way':
    case 'out-of-reach':
    case 'must-move':
      return { ...NONE, wrong: namesIn(args['field']) };
    default:
      return NONE;
  }
}

/** Names of fields; the start tile is none. */
function namesIn(value: Problem['args'][string] | undefined): readonly string[] {
  const listed = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return listed.filter((each): each is string => typeof each === 'string' && isField(each));
}

/** The points at which two fields meet only by a corner, on the drawing. */
function cornersBetween(fields: readonly string[], others: readonly string[]): readonly Point[] {
  return fields.flatMap((field, index): Point[] => {
    const other = others[index];
    if (other === undefined) return [];
    const [one, two] = [placeOf(field), placeOf(other)];
    return [{ x: TRACK + Math.max(one.x, two.x), y: TRACK + Math.max(one.y, two.y) }];
  });
}
