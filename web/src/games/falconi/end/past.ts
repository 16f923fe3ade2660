/** The city as it was: what every event has changed in it. */

import type { Event, View } from '../types';

/** What lies in the city. */
export type City = Pick<View, 'grid' | 'craters' | 'escapes'>;

export const EMPTY: City = { grid: {}, craters: [], escapes: {} };

/** The city after an event; the same one where nothing has changed in it. */
export function cityAfter(city: City, event: Event): City {
  switch (event.event) {
    case 'card_laid':
    case 'hidden_card_laid':
      return laid(city, event.cell, `${event.card}-${event.rotation}`);
    case 'blasted':
    case 'boost_broke':
      return laid(city, event.cell, event.axis === 'NS' ? 'blasted-0' : 'blasted-1');
    case 'bombed_behind':
      return { ...city, craters: [...city.craters, event.boundary] };
    case 'escape_placed':
    case 'escape_laid':
      return { ...city, escapes: { ...city.escapes, [event.colour]: event.border } };
    default:
      return city;
  }
}

function laid(city: City, cell: string, token: string): City {
  return { ...city, grid: { ...city.grid, [cell]: token } };
}
