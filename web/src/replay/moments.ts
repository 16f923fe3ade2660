/** The moments that mattered: where a chapter of the log begins, and every lie. */

import type { ReplayStep } from '../protocol/generated';
import { actorOf } from '../table/log';
import type { GameEvent, GameMeta, Say } from '../table/game';
import { verdictOf } from './reading';

export interface Moment {
  readonly place: number;
  /** The heading of a chapter; of a lie, who told it. */
  readonly label: string;
  readonly isLie: boolean;
}

export function momentsOf(steps: readonly ReplayStep[], meta: GameMeta, say: Say): readonly Moment[] {
  const before: GameEvent[] = [];
  return steps.flatMap((step, place) => {
    const moments: Moment[] = [];
    for (const event of step.events) {
      const label = meta.chapter?.(event, before, say) ?? null;
      if (label !== null) moments.push({ place, label, isLie: false });
      before.push(event);
    }
    const liar = liarIn(step, meta);
    if (verdictOf(step) === 'lie') moments.push({ place, label: liar === null ? '' : say.name(liar), isLie: true });
    return moments;
  });
}

function liarIn(step: ReplayStep, meta: GameMeta): number | null {
  const lie = step.events.find((_, place) => step.lies[place] === true);
  return lie === undefined ? null : actorOf(lie, meta);
}

/** The one that the film has come to; -1 before the first. */
export function momentAt(moments: readonly Moment[], place: number): number {
  return moments.findLastIndex((moment) => moment.place <= place);
}

/** Where the moment before or after this place lies; null at either end. */
export function beside(moments: readonly Moment[], place: number, way: -1 | 1): number | null {
  const found =
    way > 0 ? moments.find((moment) => moment.place > place) : moments.findLast((moment) => moment.place < place);
  return found?.place ?? null;
}
