/** Which beat of the round's end is on, and whether the scene is in sight. */

import { isReduced } from '../../../kit/motion';
import { type Beat, beatsOf, endingsIn, isScored } from './beats';
import type { Log } from '../types';

/** What somebody does in the next round: who plays on has seen enough. */
const ACTS: ReadonlySet<string> = new Set(['card_drawn', 'card_put_back', 'buying_begun', 'special_played', 'passed']);

export class Scene {
  /** Beats that are over; the next one is on. */
  played = $state(0);
  isOpen = $state(false);
  /** Opened by hand: the table of the last round, nothing is played. */
  isTable = $state(false);
  #staged: number | undefined;

  /** New events: a scene begins, goes on, or makes room for the round that is being played. */
  arrive(told: Log, fresh: Log, you: number | null): void {
    const ending = endingsIn(told).at(-1) ?? [];
    const beats = beatsOf(ending);
    const first = fresh[0]?.number ?? Infinity;
    if (beats.some(({ number }) => number >= first)) {
      // What was told before a reload is not played again.
      if (this.#staged !== ending[0]?.number) this.played = beats.filter(({ number }) => number < first).length;
      this.#staged = ending[0]?.number;
      this.isOpen = true;
      this.isTable = false;
      if (isReduced()) this.skip(beats);
    } else if (isScored(told) && fresh.some(({ event }) => isAct(event, you))) {
      this.close();
    }
  }

  next(): void {
    this.played += 1;
  }

  skip(beats: readonly Beat[]): void {
    this.played = beats.length;
  }

  look(): void {
    this.isOpen = true;
    this.isTable = true;
  }

  close(): void {
    this.isOpen = false;
    this.isTable = false;
  }
}

function isAct(event: Log[number]['event'], you: number | null): boolean {
  if (!('seat' in event) || event.seat !== you) return false;
  return ACTS.has(event.event) || (event.event === 'timer_flipped' && !event.automatic);
}
