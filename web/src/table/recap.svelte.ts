/** "What happened since my last turn": the moves of others, one step each, as the log tells them. */

import type { GameEvent, Told } from './game';
import { actorOf, type Line } from './log';
import type { Play } from './play.svelte';

type Source = Pick<Play, 'lines' | 'state' | 'film' | 'client'>;

const STILL: readonly Told[] = [];

export class Recap {
  readonly #play: Source;
  #at = $state<number | null>(null);
  /** The last frame on the board when somebody looked back: what comes after it brings the present back. */
  #since = $state<number | null>(null);

  /** What was to be remembered is not in the log any more, and so not here; nor is what the log covers. */
  readonly steps = $derived.by<readonly Line[]>(() => {
    const shown = this.#play.film.steps.flatMap(({ fresh }) => fresh.map(({ number }) => number));
    return this.#play.lines.filter(
      ({ kind, numbers, isSecret }) => kind === 'told' && !isSecret && numbers.some((number) => shown.includes(number)),
    );
  });
  /** The step that somebody looks at again, or null. */
  readonly at = $derived.by(() => (this.#at === null || this.#since !== this.#last() ? null : this.#at));
  readonly line = $derived.by<Line | null>(() => this.steps[this.at ?? this.steps.length - 1] ?? null);
  /** What the board moves once more; null: nobody has looked back. Then nothing moves a second time. */
  readonly events = $derived.by<readonly Told[] | null>(() => {
    if (this.at === null) return this.#since !== null && this.#since === this.#last() ? STILL : null;
    const [first, next] = [this.steps[this.at]?.number ?? 0, this.steps[this.at + 1]?.number ?? Infinity];
    return this.#play.state.told.filter(({ number }) => number >= first && number < next);
  });
  /** What the step is about, by the names of its places on the board. */
  readonly spots = $derived.by<readonly string[]>(() =>
    (this.events ?? []).flatMap(({ event }) => this.#spotsOf(event)),
  );

  constructor(play: Source) {
    this.#play = play;
  }

  /** A step back or forth; after the last one comes the present again. */
  step(by: -1 | 1): void {
    const last = this.steps.length - 1;
    const next = (this.at ?? last + 1) + by;
    this.#at = next > last ? null : Math.max(0, next);
    this.#since = this.#last();
    this.#play.film.missed = 0;
  }

  #spotsOf(event: GameEvent): readonly string[] {
    const { staging, meta } = this.#play.client;
    const seat = actorOf(event, meta);
    return staging.spots?.(event) ?? (seat === null ? [] : [`seat-${seat.toString()}`]);
  }

  #last(): number | null {
    return this.#play.film.shot?.frames.at(-1)?.number ?? null;
  }
}
