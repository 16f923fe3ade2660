/** The direction of a film: what the game says of its events, seen from the seats at this device. */

import type { AnyEvent } from '../protocol/generated';
import type { GameClient } from './game';
import { actorOf } from './log';
import { USUAL_LOOK, type Direction } from './staging';

/** What the log leaves out is not looked at either, unless the game says so. */
export function directionOf(
  { meta, staging }: Pick<GameClient, 'meta' | 'staging'>,
  own: readonly number[],
): Direction {
  const usual = (event: AnyEvent) => (meta.isQuiet?.(event) === true ? 0 : USUAL_LOOK);
  return {
    lookAt: (event) => staging.look?.(event) ?? staging.looks?.[event.event] ?? usual(event),
    sceneIn: (happened) => staging.scene?.(happened) ?? null,
    whose(event) {
      const seat = actorOf(event, meta);
      if (seat === null) return 'nobody';
      return own.includes(seat) ? 'own' : 'foreign';
    },
  };
}
