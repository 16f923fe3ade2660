/** What flies where when something has happened: from one marked place of the page to another. */

import type { Flying } from '../../../kit/flight';
import type { Event, Props } from '../types';

export interface Ghost {
  readonly from: string;
  readonly to: string;
  /** A card of the wallet; null is its back. */
  readonly face?: string | null;
  readonly special?: string;
}

const seatAt = (seat: number) => `seat-${seat}`;

export function ghostsOf(event: Event): Ghost[] {
  switch (event.event) {
    case 'card_drawn':
      return [{ from: 'wallet', to: seatAt(event.seat), face: event.card ?? null }];
    case 'card_put_back':
      return [{ from: seatAt(event.seat), to: 'wallet', face: event.card ?? null }];
    case 'id_paid':
      return event.cards.map((face) => ({ from: seatAt(event.seat), to: 'discard', face }));
    case 'id_taken':
      return [{ from: 'pocket', to: seatAt(event.seat), face: event.character ? `id:${event.character}` : null }];
    case 'special_played':
      return [{ from: seatAt(event.seat), to: 'specials', special: event.special }];
    case 'birthday_drawn':
      return Array.from({ length: event.count }, () => ({ from: 'wallet', to: 'middle', face: null }));
    case 'card_passed':
      return [{ from: seatAt(event.giver), to: seatAt(event.taker), face: event.card ?? null }];
    case 'card_stolen':
      return [{ from: seatAt(event.target), to: seatAt(event.seat), face: event.card ?? null }];
    case 'hand_inspected':
      return [{ from: seatAt(event.target), to: 'middle', face: event.card ?? null }];
    case 'inspection_decided':
      return [{ from: 'middle', to: seatAt(event.kept ? event.seat : event.target), face: null }];
    case 'redistribution_laid':
      return event.cards.map((face, index) => ({ from: seatAt(event.seats[index] ?? 0), to: 'middle', face }));
    case 'redistribution_taken':
      return [{ from: 'middle', to: seatAt(event.seat), face: event.card }];
    case 'redistribution_dealt':
      return [{ from: 'middle', to: seatAt(event.seat), face: event.card ?? null }];
    case 'atm_drawn':
      return event.note === null ? [] : [{ from: 'wallet', to: seatAt(event.seat), face: event.note }];
    default:
      return [];
  }
}

/** Cards that everybody passes at once move together; everything else follows one after the other. */
export function isTogether(event: Event): boolean {
  return event.event === 'card_passed' || event.event === 'redistribution_laid';
}

const STAGGER = 90;
const MOST = 24;

/** The ghosts of one update, each with the moment at which it sets out. */
export function flyingOf(fresh: Props['fresh']): readonly (Ghost & Flying)[] {
  let delay = 0;
  return fresh
    .flatMap(({ number, event }) =>
      ghostsOf(event).map((ghost, index) => {
        if (!isTogether(event)) delay += STAGGER;
        return { ...ghost, key: `${number}/${index}`, delay };
      }),
    )
    .slice(0, MOST);
}
