/** What the player has picked up but not yet done: shared by the board and the rail. */

import { Intent } from '../../../kit/intent.svelte';

export type Mode = 'play' | 'pair' | 'pass';

export interface Picked {
  readonly seat: number;
  readonly index: number;
}

class VillaIntent extends Intent {
  /** The guard chosen for the plan, and who shall lead. */
  target = $state<string | null>(null);
  leader = $state<number | null>(null);
  /** The cards of the own row that are picked, by their place. */
  hand = $state.raw<readonly number[]>([]);
  mode = $state<Mode>('play');
  /** The first card of a swap. */
  swap = $state.raw<Picked | null>(null);
  /** The slot under the pointer or the focus. */
  near = $state<string | null>(null);
  /** What is looked at in a sheet of its own: a slot, or the heaps and the cells. */
  looking = $state<string | null>(null);

  drop(): void {
    this.target = null;
    this.leader = null;
    this.hand = [];
    this.mode = 'play';
    this.swap = null;
  }

  aim(slot: string): void {
    this.target = slot;
  }

  /** Picks a card up or lays it down again; it joins the one already held only for a pair. */
  pick(index: number, joins: boolean): void {
    if (this.hand.includes(index)) this.hand = this.hand.filter((held) => held !== index);
    else this.hand = joins ? [...this.hand, index] : [index];
  }
}

export const intent = new VillaIntent();
