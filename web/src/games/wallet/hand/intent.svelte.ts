/** What the player has picked up but not yet done: shared by the board and the rail. */

import { nextOpen, shared, type Share } from './birthday';
import type { Part, Picks, Value } from './picks';

class Intent {
  /** The parts of a choice, and the place in the hand of the card among them. */
  picks = $state.raw<Picks>({});
  card = $state<number | null>(null);
  /** Papers are being bought: the money marked by its places in `own.hand`, and what is being sent step by step. */
  isBuying = $state(false);
  marked = $state.raw<readonly number[]>([]);
  wanted = $state.raw<readonly string[] | null>(null);
  /** Where the birthday cards shall go, and which of them is being shared. */
  shares = $state.raw<readonly (Share | null)[]>([]);
  sharing = $state(0);
  /** "Put back" was pressed before a card was chosen. */
  asksCard = $state(false);
  /** What is looked at in a sheet of its own: `reference`, `papers`, `discard`, `specials`, `seat-2`, `special-gift`. */
  looking = $state<string | null>(null);
  /** The decision for which a step of the payment is under way. */
  #paidFor: number | null = null;
  #moment = '';

  /** A new moment: what was picked before means nothing any more. */
  follow(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.drop();
  }

  drop(): void {
    this.picks = {};
    this.card = null;
    this.isBuying = false;
    this.marked = [];
    this.wanted = null;
    this.shares = [];
    this.sharing = 0;
    this.asksCard = false;
  }

  pick(part: 'do' | Part, value: Value): void {
    this.picks = { ...this.picks, [part]: this.picks[part] === value ? undefined : value };
  }

  /** Picks a card of the hand up or lays it down again. */
  hold(index: number, face: string): void {
    const isHeld = this.card === index;
    this.card = isHeld ? null : index;
    this.picks = { ...this.picks, card: isHeld ? undefined : face };
  }

  mark(index: number): void {
    this.marked = this.marked.includes(index)
      ? this.marked.filter((other) => other !== index)
      : [...this.marked, index];
  }

  /** The birthday card in question goes there; the next one is asked for. */
  share(count: number, share: Share): void {
    const old = this.shares.length === count ? this.shares : Array.from({ length: count }, () => null);
    this.shares = shared(old, this.sharing, share);
    this.sharing = nextOpen(this.shares, this.sharing);
  }

  pay(cards: readonly string[]): void {
    this.wanted = cards;
    this.#paidFor = null;
  }

  /** What was wanted is not offered: what is laid stays, the rest is marked anew. */
  stopPaying(): void {
    this.wanted = null;
    this.marked = [];
  }

  /** Whether the next step of the payment may be sent: each decision is answered once. */
  mayPay(decision: number): boolean {
    if (this.#paidFor === decision) return false;
    this.#paidFor = decision;
    return true;
  }
}

export const intent = new Intent();
