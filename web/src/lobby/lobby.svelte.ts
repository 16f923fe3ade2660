/** What hangs and stands in the lobby: the games of the server, one's own tables, and the open ones. */

import { api, ask } from '../api';
import type { Asked, GameCard, TableInfo, Tables } from '../protocol/generated';
import { Summons } from '../tidings/summons';
import { placeOf } from './words';

const EVERY = 5000;
/** Who does not see the page finds it said in its tab, if later. */
const UNSEEN = 6;
const LIVELINESS: Record<TableInfo['phase'], number> = { playing: 0, gathering: 1, over: 2 };

/** Where one is asked first, then running tables, then gathering ones, then finished ones; among equals the youngest. */
export function byUrgency(one: TableInfo, other: TableInfo): number {
  if (one.turn !== other.turn) return one.turn ? -1 : 1;
  return LIVELINESS[one.phase] - LIVELINESS[other.phase] || other.created - one.created;
}

/** Rarely needed, and then not at once: so it is fetched when it is. */
function summon(table: TableInfo): void {
  void import('../kit/sound').then(({ play }) => play('turn'));
  void import('../tidings/notify').then(({ notify }) => notify(table.code, placeOf(table)));
}

export class Lobby {
  games = $state.raw<readonly GameCard[]>([]);
  #tables = $state.raw<Tables>({ mine: [], open: [] });
  /** Invitations that wait for an answer; nothing while there are none. */
  asked = $state.raw<Asked>();
  reached = $state(true);
  loaded = $state(false);
  readonly #summons = new Summons();
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly mine = $derived([...this.#tables.mine].sort(byUrgency));
  readonly open = $derived(this.#tables.open);
  readonly isWaitedFor = $derived(this.#tables.mine.some(({ turn }) => turn));

  /** The games that can be played here have one; the others hang on the wall and wait. */
  cardOf(game: string): GameCard | undefined {
    return this.games.find((card) => card.id === game);
  }

  /** Looks now and again and again; the answer ends it. */
  watch(): () => void {
    void this.look();
    let looks = 0;
    this.#timer = setInterval(() => {
      looks += 1;
      if (!document.hidden || looks % UNSEEN === 0) void this.look();
    }, EVERY);
    return () => clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    try {
      if (this.games.length === 0) this.games = await api.games();
      this.#tables = await api.tables();
      this.#summons.news(this.#tables.mine).forEach(summon);
      const asked = await ask<Asked>('GET', '/api/me/asked');
      this.asked = asked.tables.length + asked.clubs.length > 0 ? asked : undefined;
      this.reached = true;
    } catch {
      this.reached = false;
    }
    this.loaded = true;
  }
}
