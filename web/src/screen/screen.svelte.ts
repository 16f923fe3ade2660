/**
 * A shared screen: it asks where it stands until somebody lets it in, and shows that table from no seat. It follows its
 * people to their next game, and waits again when it is taken away.
 */

import { api, Refusal } from '../api';
import type { ScreenPlace, TableInfo } from '../protocol/generated';
import { browserWiring } from '../protocol/socket.svelte';
import { SoloTable } from '../protocol/solo.svelte';
import { isFleeting } from '../protocol/traits';
import { loadClient } from '../table/client';
import { directionOf } from '../table/direction';
import type { GameClient } from '../table/game';
import { Play } from '../table/play.svelte';
import { texts } from '../text';

const LOOK_AGAIN = 2_000;

export class SharedScreen {
  readonly secret: string;
  place = $state.raw<ScreenPlace | null>(null);
  table = $state.raw<TableInfo | null>(null);
  play = $state.raw<Play | null>(null);

  #solo: SoloTable | null = null;
  #code: string | null = null;
  #game = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasLeft = false;

  constructor(secret: string) {
    this.secret = secret;
  }

  stop(): void {
    this.#hasLeft = true;
    this.#leave();
  }

  hurry(): void {
    this.#solo?.hurry();
  }

  /** Asks where the screen stands, again and again until it stands somewhere. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.place = await api.findScreen(this.secret);
      if (this.place.code !== null && !this.#hasLeft) await this.#show(this.place.code);
      else this.#lookAgain();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#lookAgain();
    }
  }

  #lookAgain(): void {
    if (!this.#hasLeft) this.#timer = setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  async #show(code: string): Promise<void> {
    const table = await api.table(code);
    texts(table.game);
    const client = await loadClient(table.game);
    if (!this.#hasLeft) this.#sit(code, table.series.number, client);
  }

  #sit(code: string, game: number, client: GameClient): void {
    this.#leave();
    this.#code = code;
    this.#game = game;
    const solo = new SoloTable(
      [],
      () => browserWiring(code, null, game, this.secret),
      () => this.#heard(solo, client),
    );
    for (const state of solo.states) {
      state.isFleeting = (event) => isFleeting(client.traits, event);
      state.film.direction = directionOf(client, []);
    }
    this.#solo = solo;
    solo.start();
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#solo?.stop();
    this.#solo = null;
    this.play = null;
    this.table = null;
  }

  #heard(solo: SoloTable, client: GameClient): void {
    if (solo !== this.#solo) return;
    const { table, view, refusal } = solo.current;
    if (refusal !== null) {
      // It stands here no longer, or nobody has heard of the table.
      this.#leave();
      this.#lookAgain();
      return;
    }
    this.table = table;
    if (view !== null) this.play ??= new Play(solo, client);
    if (table === null) return;
    if (table.rematch !== null && table.rematch !== this.#code) void this.#show(table.rematch);
    else if (table.series.number !== this.#game) this.#sit(table.code, table.series.number, client);
  }
}
