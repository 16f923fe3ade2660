/** What stands above the scene: while a beat is on, while somebody is asked, and when the round is over. */

import type { Say } from '../../../table/game';
import type { View } from '../types';
import type { Beat } from './beats';
import type { Row } from './rows';

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

export function waitingFor({ phase, waiting: seats }: View, say: Say): string {
  return say('round-waits', { phase, seats });
}

export function resultOf(rows: readonly Row[], say: Say): string {
  const richest = rows.find(({ rank }) => rank === 1);
  if (richest) return say('round-richest', { seat: richest.seat });
  return say(rows.some(({ verdict }) => verdict?.innocent) ? 'round-counting' : 'round-nobody');
}
