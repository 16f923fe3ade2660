/** One's own games, page by page, and what they come to together. */

import { ask, queryOf } from '../api';
import { toasts } from '../kit/toasts.svelte';
import type { Figures, PlayedGame, PlayedGames } from '../protocol/generated';

export class History {
  figures = $state.raw<Figures>();
  games = $state.raw<readonly PlayedGame[]>([]);
  more = $state.raw<string | null>(null);
  loaded = $state(false);
  busy = $state(false);

  async load(): Promise<void> {
    await this.#do(async () => {
      this.figures = await ask<Figures>('GET', '/api/me/figures');
      await this.#turn(null);
      this.loaded = true;
    });
  }

  async turn(): Promise<void> {
    await this.#do(() => this.#turn(this.more));
  }

  async #turn(before: string | null): Promise<void> {
    const page = await ask<PlayedGames>('GET', `/api/me/games?${queryOf({ before })}`);
    this.games = [...this.games, ...page.games];
    this.more = page.more;
  }

  async #do(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      toasts.failed(error);
    } finally {
      this.busy = false;
    }
  }
}
