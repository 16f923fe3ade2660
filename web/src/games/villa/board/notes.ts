/** The line under a name: what this seat has just done, or will do next. */

import type { Say } from '../../../table/game';
import { pileSize, preview } from './reading';
import type { Gloss, Log, View } from '../types';

export interface Considered {
  readonly target: string | null;
  readonly leader: number | null;
}

export function noteOf(say: Say, view: View, gloss: Gloss, log: Log, seat: number, plan: Considered): string {
  const position = plannedFor(view, gloss, seat, plan);
  if (position !== '') return say('board-note-would', { positions: position });
  if (view.phase === 'play') return playNote(say, view, gloss, log, seat);
  if (view.ready.includes(seat)) return say('board-ready');
  if (view.approvals.includes(seat)) return say('board-approves');
  if (gloss.decides === seat) return say('board-note-decides');
  return say('board-note-pile', { count: pileSize(view, seat) });
}

/** The positions this seat would play under the plan that is considered: "1, 4". */
function plannedFor(view: View, gloss: Gloss, seat: number, { target, leader }: Considered): string {
  if (view.phase !== 'plan' || target === null || leader === null) return '';
  const turns = preview(gloss, target, leader).filter((turn) => turn.seat === seat);
  return turns.map((turn) => turn.position).join(', ');
}

function playNote(say: Say, view: View, gloss: Gloss, log: Log, seat: number): string {
  if (view.active === seat) return say('board-note-turn');
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]?.event;
    if (event === undefined || event.event === 'attack_planned') break;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'matched') return say('board-note-matched', { position: event.position });
    if (event.event === 'paired') return say('board-note-paired', { position: event.position });
    if (event.event === 'passed') return say('board-note-passed');
  }
  const isNext = view.active === view.you && view.active !== null && gloss.turns[view.active]?.[1] === seat;
  return isNext ? say('board-note-next') : say('board-note-pile', { count: pileSize(view, seat) });
}
