/** What people do at a table before the game: sit down, leave, fill a seat with a bot, begin. One request at a time. */

import { api } from '../api';
import { toasts } from '../kit/toasts.svelte';
import type { GameCard, TableInfo } from '../protocol/generated';

export class Gathering {
  busy = $state(false);
  card = $state.raw<GameCard>();
  readonly #table: () => TableInfo;
  readonly #refresh: () => void;

  constructor(table: () => TableInfo, refresh: () => void) {
    this.#table = table;
    this.#refresh = refresh;
  }

  get isSitting(): boolean {
    return this.#table().seats.some((seat) => seat.yours);
  }

  get free(): number {
    return this.#table().seats.filter((seat) => seat.kind === 'open').length;
  }

  /** Everybody has their page open, as far as they have one. */
  get isComplete(): boolean {
    return this.#table().seats.every(({ kind, present, yours }) => kind === 'bot' || present || yours);
  }

  async load(): Promise<void> {
    const cards = await api.games();
    this.card = cards.find((card) => card.id === this.#table().game);
  }

  sit(seat?: number): Promise<void> {
    return this.#ask(api.join(this.#table().code, { seat }));
  }

  leave(): Promise<void> {
    return this.#ask(api.leave(this.#table().code));
  }

  /** With `bots`, these take the seats that are open. */
  begin(bots = false): Promise<void> {
    return this.#ask(api.begin(this.#table().code, { bots }));
  }

  letWatch(allowed: boolean): Promise<void> {
    return this.#ask(api.letWatch(this.#table().code, allowed));
  }

  makeFree(seat: number): Promise<void> {
    return this.#ask(api.change(this.#table().code, seat, { kind: 'open' }));
  }

  /** A bot of the game's first level, on this seat or on the first that is free. */
  async addBot(seat = this.#table().seats.find((each) => each.kind === 'open')?.seat): Promise<void> {
    if (seat === undefined) return;
    await this.#ask(api.change(this.#table().code, seat, { kind: 'bot', level: this.card?.bots[0] ?? null }));
  }

  async #ask(request: Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await request;
    } catch (error) {
      toasts.failed(error, this.#table().game);
    } finally {
      this.busy = false;
      this.#refresh();
    }
  }
}
