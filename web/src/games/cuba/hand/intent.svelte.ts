/** What the player has picked up but not yet done: shared by the board and the rail. */

import type { Marked } from '../board/box';

export type Tab = 'table' | 'claims';

class Intent {
  /** In the open box: so many diamonds, or a chip. Null where nothing was touched yet. */
  marked = $state<Marked | null>(null);
  /** Whom the talk is about; null is oneself. */
  suspect = $state<number | null>(null);
  /** The Godfather speaks himself instead of asking; a suspect who is asked says something else. */
  isSpeaking = $state(false);
  slot = $state<string | null>(null);
  value = $state<string | null>(null);
  /** On a phone: the table, or what everybody says. */
  tab = $state<Tab>('claims');
  #hand = '';
  #step = '';
  #talk = '';

  /** Another box, another step: what was marked means nothing any more. */
  followBox(hand: string, step: string): void {
    if (hand !== this.#hand || step !== this.#step) this.marked = null;
    this.#hand = hand;
    this.#step = step;
  }

  /** Another question, another seat: a half-built sentence falls away. */
  followTalk(moment: string): void {
    if (moment === this.#talk) return;
    this.#talk = moment;
    this.isSpeaking = false;
    this.dropSentence();
  }

  choose(suspect: number | null): void {
    this.suspect = suspect;
    this.dropSentence();
  }

  chooseSlot(slot: string): void {
    this.slot = this.slot === slot ? null : slot;
    this.value = null;
  }

  chooseValue(value: string): void {
    this.value = this.value === value ? null : value;
  }

  dropSentence(): void {
    this.slot = null;
    this.value = null;
  }
}

export const intent = new Intent();
