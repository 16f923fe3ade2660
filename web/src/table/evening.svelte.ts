/** The evening that a table belongs to: who has won what, and what comes next. */

import { api, ask, Refusal } from '../api';
import { toasts } from '../kit/toasts.svelte';
import type { Evening, GameWish, NextWish, TableInfo } from '../protocol/generated';
import { paths, router } from '../router.svelte';
import { isAmongBots } from './ending';

const LOOK_AGAIN = 3_000;

export class EveningWatch {
  now = $state.raw<Evening>();
  busy = $state(false);
  readonly #table: () => TableInfo;

  constructor(table: () => TableInfo) {
    this.#table = table;
  }

  /** Wishes of others come while one looks; the answer ends it. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (!document.hidden && this.#table().rematch === null && !isAmongBots(this.#table())) void this.look();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    try {
      this.now = await ask<Evening>('GET', this.#path);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** The host chooses; where nobody is waited for, it begins at once. */
  async choose(game: string): Promise<void> {
    await this.#do(async () => {
      const { code, phase } = await ask<TableInfo>('POST', this.#path, { game } satisfies GameWish);
      if (isAmongBots(this.#table()) && phase === 'gathering') await api.begin(code);
      router.go(paths.table(code));
    });
  }

  async wish(game: string | null): Promise<void> {
    await this.#do(async () => (this.now = await ask<Evening>('PUT', this.#path, { game } satisfies NextWish)));
  }

  get #path(): string {
    return `/api/tables/${this.#table().code}/evening`;
  }

  async #do(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      toasts.failed(error, this.#table().game);
    } finally {
      this.busy = false;
    }
  }
}

/** There is more to tell than the front page and a series do: games of several tables. */
export function isLong(evening: Evening): boolean {
  return evening.tables > 1;
}
