/** What hangs and stands in the lobby: the games of the server, one's own tables, and the open ones. */

import { api } from '../api';
import type { GameCard, TableInfo, Tables } from '../protocol/generated';

const EVERY = 5000;
const LIVELINESS: Record<TableInfo['phase'], number> = { playing: 0, gathering: 1, over: 2 };

/** Running tables first, then gathering ones, then finished ones; among equals the youngest. */
export function byUrgency(one: TableInfo, other: TableInfo): number {
  return LIVELINESS[one.phase] - LIVELINESS[other.phase] || other.created - one.created;
}

export class Lobby {
  games = $state.raw<readonly GameCard[]>([]);
  #tables = $state.raw<Tables>({ mine: [], open: [] });
  reached = $state(true);
  loaded = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly mine = $derived([...this.#tables.mine].sort(byUrgency));
  readonly open = $derived(this.#tables.open);

  /** The games that can be played here have one; the others hang on the wall and wait. */
  cardOf(game: string): GameCard | undefined {
    return this.games.find((card) => card.id === game);
  }

  /** Looks now and again and again; the answer ends it. */
  watch(): () => void {
    void this.look();
    this.#timer = setInterval(() => {
      if (!document.hidden) void this.look();
    }, EVERY);
    return () => clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    try {
      if (this.games.length === 0) this.games = await api.games();
      this.#tables = await api.tables();
      this.reached = true;
    } catch {
      this.reached = false;
    }
    this.loaded = true;
  }
}
