/** Places and pieces in short sentences; all of them are messages of the game. */

import type { Say, SeatFace } from '../../../table/game';
import type { Meanings } from '../../../text/render';
import { SLOTS, START } from '../board/places';
import { tileOf } from '../pieces/tiles';
import { signOf } from '../pieces/signs';
import type { Action, Gloss, View } from '../types';

/** "Pizzeria", "Straßenstand": what stands on a slot. */
export function venueName(say: Say, view: Pick<View, 'city'>, slot: string): string {
  return tileOf(view.city[slot]).what === 'stall' ? say('board-stall') : say.word('sign', signOf(slot));
}

/**
 * What the venues are called at this table: "Gelateria bei I2", by the field in front of the door; while the city is
 * built, by the slot.
 */
export function meanings(view: View, _seats: readonly SeatFace[], say: Say): Meanings {
  const venues = SLOTS.filter((slot) => ['house', 'stall'].includes(tileOf(view.city[slot]).what));
  return new Map(
    venues.flatMap((slot) => {
      const at = view.round_number > 0 ? (view.entrances[slot] ?? slot) : slot;
      const name = say('board-venue', { venue: venueName(say, view, slot), at });
      const is = tileOf(view.city[slot]).what === 'stall' ? 'stall' : signOf(slot);
      return ['slot', 'tour'].map((field) => [`${field}-${slot}`, { name, is }] as const);
    }),
  );
}

/** "b3: Pizzeria von Mara, Eingang E6, Chip liegt". */
export function slotLabel(say: Say, view: View, slot: string): string {
  const { what } = tileOf(view.city[slot]);
  if (what === 'empty' || what === 'start' || what === 'street') return say(`board-slot-${what}`, { slot });
  const owner = view.owners[slot] ?? null;
  const venue = venueName(say, view, slot);
  const entrance = view.entrances[slot] ?? '';
  const key = owner === null ? 'board-slot-free' : slot in view.chips ? 'board-slot-chip' : 'board-slot-done';
  return say(key, { slot, venue, entrance, seat: owner });
}

/** "H7: Eingang der Pizzeria von Mara, Polizist von Rosa". */
export function fieldLabel(say: Say, view: View, gloss: Gloss, field: string): string {
  const name = field === START ? say('board-start') : field;
  const here = (nodes: readonly (string | null)[]) => nodes.flatMap((node, seat) => (node === field ? [seat] : []));
  const venue = Object.keys(view.entrances).find((slot) => view.entrances[slot] === field);
  const parts = [
    ...(gloss.houses.includes(field) ? [say('board-house')] : []),
    ...(venue === undefined
      ? []
      : [say(venue in view.chips ? 'board-entrance' : 'board-entrance-done', entranceOf(say, view, venue))]),
    ...(gloss.is_racing ? here(view.crooks).map((seat) => say('board-crook-of', { seat })) : []),
    ...here(view.police).map((seat) => say('board-police-of', { seat })),
  ];
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
}

function entranceOf(say: Say, view: View, slot: string) {
  return { venue: venueName(say, view, slot), seat: view.owners[slot] ?? null };
}

/** What a stop costs and pays, said after its place. */
export function costLabel(say: Say, view: View, field: string): string {
  const reach = view.reach.find((each) => each.field === field && each.stop);
  if (reach === undefined) return '';
  return say(reach.income === null ? 'board-cost' : 'board-cost-income', {
    cost: reach.cost,
    income: reach.income ?? 0,
  });
}

/** "Noch 4 Chips", "im Ziel seit Runde 12", and where the policeman is. */
export function standingOf(say: Say, view: View, gloss: Gloss, seat: number): readonly string[] {
  const home = view.home_rounds[seat];
  const field = view.police[seat];
  const police = view.pinned[seat] ? 'board-police-pinned' : field ? 'board-police-on' : 'board-police-hand';
  return [
    ...(home != null ? [say('board-home-since', { number: home })] : []),
    ...(view.options.police && gloss.is_racing ? [say(police, { field: field ?? '' })] : []),
  ];
}

/** The words on the button for what is picked. */
export function doLabel(say: Say, view: View, action: Action): string {
  if (action.do === 'lay_tile') return say('board-lay', { slot: action.slot });
  if (action.do !== 'move_to') return say.action(action);
  const reach = view.reach.find((each) => each.field === action.field);
  if (reach?.income == null) return say.action(action);
  if (reach.venue === null) return say('board-go-home', { income: reach.income });
  return say('board-collect', { income: reach.income });
}
