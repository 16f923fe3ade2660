/** Short sentences about the box and the talk. */

import type { Say } from '../../../table/game';
import { BOX, type Say as Saying } from '../generated';
import { CHIP_KINDS } from '../pieces/kinds';
import type { Contents, View } from '../types';
import { chipsIn } from './contents';
import { whatOf } from './takes';

/** "9 Diamanten, 2 Chips". */
export function contentsOf(say: Say, contents: Contents): string {
  return `${say('board-diamonds', { count: contents.diamonds })}, ${say('board-chips', { count: chipsIn(contents) })}`;
}

/** "9 Diamanten, 2 Getreue, 1 Chauffeur". */
export function contentsLine(contents: Contents, say: Say): string {
  const laid = Object.fromEntries(Object.entries(contents).map(([kind, count]) => [`contents_${kind}`, Number(count)]));
  return say('diamonds-in-box', laid) + say('chips-in-box', laid);
}

/** A claim as it sounds at the table. */
export function claimLine(slot: string, value: string, about: number | null, say: Say): string {
  const claim: Saying = { do: 'say', slot, value, about };
  return say.action(claim);
}

/** A value as it stands on a button: numbers speak for themselves, one chip of its kind is a yes or a no. */
export function valueName(say: Say, slot: string, value: string): string {
  const kind = CHIP_KINDS.find((other) => other === whatOf(slot));
  const isSingle = kind !== undefined && BOX.supply.chips[kind] === 1;
  if (isSingle && (value === '0' || value === '1')) return say(value === '1' ? 'board-yes' : 'board-no');
  return say.word('value', value);
}

/** The seat's place on the way of the box: "Startspieler", "letzter Spieler". */
export function placeName(say: Say, view: View, seat: number): string | undefined {
  const position = view.players[seat]?.position;
  if (position === 1) return say('board-first');
  return position === view.players.length - 1 ? say('board-last') : undefined;
}
