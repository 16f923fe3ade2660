/** The seats of one person at one table: mostly one, several in solo play, none for a spectator. */

import { TableState } from './table.svelte';
import type { Wiring } from './socket.svelte';

/** Where to look next, clockwise: stay while the seat has something to decide or nobody else of ours has. */
export function nextToDecide(at: number, open: readonly boolean[]): number {
  if (open[at]) return at;
  const places = open.map((_, step) => (at + step) % open.length);
  return places.find((place) => open[place]) ?? at;
}

export class SoloTable {
  readonly states: readonly TableState[];
  #at = $state(0);

  constructor(seats: readonly number[], wiring: (seat: number | null) => Wiring, heard: () => void = () => undefined) {
    const viewers: readonly (number | null)[] = seats.length > 0 ? seats : [null];
    this.states = viewers.map(
      (seat) =>
        new TableState(seat, wiring(seat), () => {
          this.#follow();
          heard();
        }),
    );
  }

  get current(): TableState {
    const state = this.states[this.#at];
    if (state === undefined) throw new Error(`no seat at place ${this.#at.toString()}`);
    return state;
  }

  /** Looks at the table from another of one's own seats. */
  choose(seat: number | null): void {
    const place = this.states.findIndex((state) => state.seat === seat);
    if (place >= 0) this.#at = place;
  }

  start(): void {
    for (const state of this.states) state.socket.start();
  }

  stop(): void {
    for (const state of this.states) {
      state.socket.stop();
      state.film.stop();
    }
  }

  hurry(): void {
    for (const state of this.states) state.socket.hurry();
  }

  catchUp(): void {
    for (const state of this.states) state.film.catchUp();
  }

  /** The seat that must decide comes forward by itself. */
  #follow(): void {
    const open = this.states.map((state) => state.isAsked);
    this.#at = nextToDecide(this.#at, open);
  }
}
