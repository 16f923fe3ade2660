/** What the player has picked up but not yet done: shared by the board and the rail. */

import { Intent, toggled } from '../../../kit/intent.svelte';
import type { Marked } from '../board/box';

export type Tab = 'table' | 'claims';

class CubaIntent extends Intent {
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
  #box = '';

  /** Another box, another step: what was marked means nothing any more. */
  followBox(moment: string): void {
    if (moment !== this.#box) this.marked = null;
    this.#box = moment;
  }

  /** Another question, another seat: a half-built sentence falls away. */
  drop(): void {
    this.isSpeaking = false;
    this.dropSentence();
  }

  choose(suspect: number | null): void {
    this.suspect = suspect;
    this.dropSentence();
  }

  chooseSlot(slot: string): void {
    this.slot = toggled(this.slot, slot);
    this.value = null;
  }

  chooseValue(value: string): void {
    this.value = toggled(this.value, value);
  }

  dropSentence(): void {
    this.slot = null;
    this.value = null;
  }
}

export const intent = new CubaIntent();
