/**
 * From a code to a table: sits down on one's own seats, or looks on; again whenever these change, and for every game of
 * a series: nothing of the game before is said in the next.
 */

import { api, Refusal } from '../api';
import type { Problem, TableInfo } from '../protocol/generated';
import { browserWiring } from '../protocol/socket.svelte';
import { SoloTable } from '../protocol/solo.svelte';
import { isFleeting, NO_TRAITS } from '../protocol/traits';
import { texts } from '../text';
import { loadClient } from './client';
import { directionOf } from './direction';
import { ownSeats } from './faces';
import type { GameClient } from './game';
import { Play } from './play.svelte';
import { Talk } from './talk.svelte';

const LOOK_AGAIN = 2_000;

export class Session {
  readonly code: string;
  table = $state.raw<TableInfo | null>(null);
  play = $state.raw<Play | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What people say, before the game and during it. */
  readonly talk: Talk;

  #solo = $state.raw<SoloTable | null>(null);
  #client: GameClient | null = null;
  #seats = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasLeft = false;

  constructor(code: string) {
    this.code = code;
    this.talk = new Talk(code, () => this.#solo?.current ?? null);
  }

  stop(): void {
    this.#hasLeft = true;
    clearTimeout(this.#timer);
    this.#solo?.stop();
  }

  /** Looks how the table stands, now. Without a connection it looks again after a while. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const table = await api.table(this.code);
      // The sentences begin to load here, outside of any component: what a reaction makes it does not wait for.
      texts(table.game);
      this.#client ??= await loadClient(table.game);
      if (!this.#hasLeft) this.#see(table);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 0) this.#timer = setTimeout(() => void this.refresh(), LOOK_AGAIN);
      else this.problem = error.problem;
    }
  }

  /** The network is back, or somebody looks at the page again. */
  hurry(): void {
    this.#solo?.hurry();
  }

  /** Nobody sees the page any more: what is on is summed up for whoever comes back. */
  look(isHidden: boolean): void {
    if (isHidden) this.#solo?.catchUp();
    else this.hurry();
  }

  #see(table: TableInfo): void {
    this.table = table;
    this.problem = null;
    const own = ownSeats(table.seats);
    const { number } = table.series;
    if (this.#solo === null || sitting(own, number) !== this.#seats) this.#sit(own, number);
  }

  #sit(own: readonly number[], game: number): void {
    this.#solo?.stop();
    this.#seats = sitting(own, game);
    this.play = null;
    const solo = new SoloTable(
      own,
      (seat) => browserWiring(this.code, seat, game),
      () => this.#heard(solo),
    );
    const client = this.#client;
    const traits = client?.traits ?? NO_TRAITS;
    for (const state of solo.states) {
      state.isFleeting = (event) => isFleeting(traits, event);
      if (client !== null) state.film.direction = directionOf(client, own);
    }
    this.#solo = solo;
    solo.start();
  }

  #heard(solo: SoloTable): void {
    if (solo !== this.#solo) return;
    const { table, view, refusal, socket } = solo.current;
    if (view === null && refusal !== null && socket.link !== 'open') this.problem = refusal.problem;
    if (view !== null && this.#client !== null) this.play ??= new Play(solo, this.#client, this.talk);
    if (table !== null) this.#see(table);
  }
}

function sitting(own: readonly number[], game: number): string {
  return `${game.toString()}: ${own.join()}`;
}
