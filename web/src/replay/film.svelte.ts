/** A finished game that is looked at again: through whose eyes, at which step, running or not. */

import { api, Refusal } from '../api';
import { toasts } from '../kit/toasts.svelte';
import type { Problem, Replay, TableInfo } from '../protocol/generated';
import { ownSeats } from '../table/faces';
import { replaysOf, type Load, type Viewer } from './loading';
import { liesIn, nextOf, placeAt } from './reading';

/** Milliseconds a step is shown while the film runs: long enough to read it. */
const PACE = 1_800;

export class Film {
  table = $state.raw<TableInfo | null>(null);
  replay = $state.raw<Replay | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Whose eyes and which way were asked for; until they are here, the others stay. */
  viewer = $state<Viewer>(null);
  way = $state<string | null>(null);
  isLoading = $state(true);
  isRunning = $state(false);
  place = $state(0);

  readonly steps = $derived(this.replay?.steps ?? []);
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly step = $derived(this.steps[this.place]);
  readonly lies = $derived(liesIn(this.steps));

  readonly #code: string;
  readonly #load: Load;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, number: number | null) {
    this.#code = code;
    this.#load = replaysOf(code, number);
  }

  async start(): Promise<void> {
    try {
      this.table = await api.table(this.#code);
      const own = ownSeats(this.table.seats)[0] ?? null;
      const first = await this.#load(own, null);
      // In an earlier game of the series people sat elsewhere.
      const then = own === null || first.seating.length === 0 ? null : first.seating.indexOf(own);
      await this.look(then);
    } catch (error) {
      this.#fail(error);
    }
  }

  stop(): void {
    this.pause();
  }

  /** Through other eyes, or judged in another way, at the same moment. */
  async look(viewer: Viewer, way: string | null = this.way): Promise<void> {
    this.viewer = viewer;
    this.way = way;
    this.isLoading = true;
    const isWanted = () => this.viewer === viewer && this.way === way;
    try {
      const replay = await this.#load(viewer, way);
      if (isWanted()) this.#show(replay);
    } catch (error) {
      if (isWanted()) this.#fail(error);
    }
  }

  #show(replay: Replay): void {
    const before = this.replay;
    const moment = this.step?.public;
    this.replay = replay;
    this.way = replay.way;
    this.isLoading = false;
    if (before === null || moment === undefined) this.place = 0;
    else if (before.viewer !== replay.viewer) this.place = placeAt(replay.steps, moment);
  }

  go(place: number): void {
    this.place = Math.min(Math.max(0, place), this.last);
    if (this.isRunning) this.#wait();
  }

  goToLie(): void {
    const next = nextOf(this.lies, this.place);
    if (next !== null) this.go(next);
  }

  /** From the beginning again, if the end is reached. */
  run(): void {
    if (this.place >= this.last) this.place = 0;
    this.isRunning = true;
    this.#wait();
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isRunning) this.pause();
    else this.run();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.place < this.last) this.go(this.place + 1);
      else this.pause();
    }, PACE);
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.isLoading = false;
    if (this.replay === null) {
      this.problem = error.problem;
      return;
    }
    this.viewer = this.replay.viewer;
    this.way = this.replay.way;
    toasts.failed(error, this.replay.game);
  }
}
