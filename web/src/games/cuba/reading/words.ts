/** Short sentences about the box, and whether it is one device for all. */

import type { Say } from '../../../table/game';
import { chipsIn } from '../hand/holding';
import type { Contents, View } from '../types';

/** "9 Diamanten, 2 Chips". */
export function contentsOf(say: Say, contents: Contents): string {
  return `${say('board-diamonds', { count: contents.diamonds })}, ${say('board-chips', { count: chipsIn(contents) })}`;
}

/** A value as it stands on a button: numbers speak for themselves, one chip of its kind is a yes or a no. */
export function valueName(say: Say, slot: string, value: string): string {
  const isSingle = /\.(fbi|cia|killer)$/.test(slot);
  if (isSingle && (value === '0' || value === '1')) return say(value === '1' ? 'board-yes' : 'board-no');
  return say.word('value', value);
}

/** The seat's place on the way of the box: "Startspieler", "letzter Spieler". */
export function placeName(say: Say, view: View, seat: number): string | undefined {
  const position = view.players[seat]?.position;
  if (position === 1) return say('board-first');
  return position === view.players.length - 1 ? say('board-last') : undefined;
}

/** Whether several people pass this one device round: then a curtain hangs before every secret. C-12.3 */
export function isShared(view: View, ownSeats: number): boolean {
  return ownSeats > 1 || (view.options.talk_mode === 'room' && view.options.room_devices === 'one');
}
