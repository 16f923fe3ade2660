/** What stands above the scene while a beat is on. */

import type { Say } from '../../../table/game';
import type { Beat } from './scene';

export function captionOf({ kind, events }: Beat, say: Say): string {
  const event = events[0];
  switch (event?.event) {
    case 'on_duty_revealed':
      return say('round-duty', { seat: event.seat });
    case 'checked':
      return say('round-check', { seat: event.seat, target: event.target });
    case 'confiscated':
      return say('round-bag', { seat: event.seat, target: event.target });
    case 'hand_revealed':
      return say('round-reveal', { seat: event.seat, verdict_innocent: event.verdict.innocent });
    default:
      return kind === 'wealth' ? say('round-counting') : events.map((told) => say.event(told)).join(' ');
  }
}
