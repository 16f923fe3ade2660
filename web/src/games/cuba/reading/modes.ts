/** What the ways to talk mean for a page. */

import type { View } from '../types';

/** In one room people talk aloud, and the table hears nothing. C-12.3 */
export function isHeard({ options }: View): boolean {
  return options.talk_mode !== 'room';
}

/** Whether several people pass this one device round: then a curtain hangs before every secret. C-12.3 */
export function isShared({ options }: View, ownSeats: number): boolean {
  return ownSeats > 1 || (options.talk_mode === 'room' && options.room_devices === 'one');
}
